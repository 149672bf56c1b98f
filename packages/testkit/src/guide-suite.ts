// The tests that every guided game has, in one call per game.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { absent, type Bot, greedy, random } from '@quarterdeck/bots';
import { type GameTypes, type Guide, inLanguage, LANGUAGES, LEARNER, type Match, type Offer } from '@quarterdeck/kernel';
import { learn } from './guided.ts';

/** A learner who plays well, one who tries anything, and one who dares nothing. */
const LEARNERS: readonly Bot[] = [greedy, random, absent];
/** The game by which the set chance was made: the greedy bot's, with this luck. */
const REFERENCE = 1;
const GAMES = 3;
const MOST_SENTENCES = 3;

/** `name` tells several guided games of one game apart. */
export function testGuide<T extends GameTypes>(offer: Offer<T>, guide: Guide<T>, name: string = offer.game.id): void {
  const ids = guide.lessons.map(({ id }) => id);
  describe(`the guided game of ${name}`, () => {
    test('each lesson has a name of its own, and a few words in every language', () => {
      assert.equal(new Set(ids).size, ids.length);
      for (const language of LANGUAGES) {
        const texts = inLanguage(guide.texts, language);
        assert.deepEqual(Object.keys(texts).sort(), [...ids].sort());
        for (const id of ids) assert.equal(faultOf(texts[id]), null, `${id} in ${language}`);
      }
    });
    test('a sensible learner is told every lesson, each once', () => {
      const { told } = learn(offer, guide, greedy, REFERENCE);
      assert.deepEqual(told.map(({ lesson }) => lesson).sort(), [...ids].sort());
    });
    test('chance plays all that was set for it, in its order', () => {
      const { match, left } = learn(offer, guide, greedy, REFERENCE);
      assert.deepEqual(left, []);
      assert.deepEqual(chanceOf(match).slice(0, guide.chance.length), guide.chance);
    });
    for (const learner of LEARNERS) {
      test(`whatever is played, the game ends and no lesson is told twice: a learner who plays ${learner.name}`, () => {
        for (let seed = REFERENCE; seed < REFERENCE + GAMES; seed++) {
          const told = learn(offer, guide, learner, seed).told.map(({ lesson }) => lesson);
          assert.equal(new Set(told).size, told.length);
          assert.ok(told.length >= ids.length / 2, `only ${told.join(', ')}`);
        }
      });
    }
    test('the first thing that is asked and the end each have a lesson', () => {
      for (const learner of LEARNERS) {
        const { told, match } = learn(offer, guide, learner, REFERENCE);
        const first = match.log.findIndex(({ actor }) => actor === LEARNER);
        assert.equal(told[0]?.at, first);
        assert.equal(told.at(-1)?.at, match.log.length);
      }
    });
  });
}

function chanceOf<T extends GameTypes>({ game, log }: Match<T>): string[] {
  return log.flatMap(({ actor, move }) => (actor === 'chance' ? [game.notation.print(move)] : []));
}

/** What is wrong with a lesson's words, or null. */
function faultOf(words: { readonly title: string; readonly text: string } | undefined): string | null {
  if (words === undefined || words.title === '' || words.text === '') return 'no words';
  const sentences = words.text.match(/[.!?](?= |$)/g)?.length ?? 0;
  return sentences > MOST_SENTENCES ? `${sentences} sentences` : null;
}
