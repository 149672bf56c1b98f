// How the greedy bot plays Sea of Clouds: strong on the whole, and without obvious blunders.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absent, type Bot, greedy, random, shrewd } from '@quarterdeck/bots';
import { advance, at, defaultOptions, drawChance, isOver, outcome, quickRng, show, start, waiting } from '@quarterdeck/kernel';
import { evaluate } from '../bot/evaluate.ts';
import { seaOfCloudsOffer } from '../offer.ts';
import { seaOfClouds } from '../src/index.ts';
import { type Position, type Scene, scene } from './scene.ts';

/** The share of games that the first of two bots wins, seats changing from game to game. */
function share(bots: readonly [Bot, Bot], games: number): number {
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const rng = quickRng(number + 1);
    const state = start(seaOfClouds, defaultOptions(seaOfClouds), 2);
    const botAt = (seat: number) => at(bots, (seat + number) % 2);
    while (!isOver(state)) {
      const actor = at(waiting(seaOfClouds, state), 0);
      const chooses = (seat: number) => botAt(seat).choose(seaOfCloudsOffer, show(seaOfClouds, state, seat), rng);
      advance(seaOfClouds, state, actor, actor === 'chance' ? drawChance(seaOfClouds, state, rng) : chooses(actor));
    }
    const winners = outcome(seaOfClouds, state)?.winners ?? [];
    wins += winners.filter((seat) => botAt(seat) === bots[0]).length / winners.length;
  }
  return wins / games;
}

// The README has the share over more games; this bound is far below it, so that few games do.
test('greedy beats random far more often than not', () => {
  assert.ok(share([greedy, random], 16) > 0.75);
});

test('shrewd beats greedy: it plays for the lead, not for points of its own', () => {
  assert.ok(share([shrewd, greedy], 24) > 0.5);
});

function choice(t: Scene, bot: Bot = greedy): string {
  const seat = at(waiting(seaOfClouds, t.state()), 0);
  assert.ok(typeof seat === 'number', t.waiting());
  const move = bot.choose(seaOfCloudsOffer, show(seaOfClouds, t.state(), seat), quickRng(1));
  return seaOfClouds.notation.print(move);
}

const SHARES = ['?rum', '?rum', '?rum'];
const BOARDING: Position = { island: 5, turn: 'over', shares: SHARES };

test('it takes the relic that completes a collection, and leaves a curse', () => {
  const relics = 'leviathan-horn leviathan-horn leviathan-horn';
  assert.equal(choice(scene({ island: 14, shares: ['leviathan-horn@0', '?rum', '?rum'], captains: [{ relics }] })), 'take');
  assert.equal(choice(scene({ shares: ['cursed-doll@0', '?rum', '?rum'] })), 'leave');
  assert.equal(choice(scene({ island: 15, shares: ['kraken-eye@0', '?rum', '?rum'] })), 'leave');
});

test('it knows what it has looked at: a shell is good enough where both other shares are cursed', () => {
  const cursed = scene({ shares: ['shell@0', 'cursed-doll@0', 'cursed-doll@0'] });
  assert.equal(choice(cursed), 'take');
  const rich = scene({ shares: ['shell@0', 'cursed-doll@0', 'goblet@0 shell@0'], doubloons: [0, 0, 3] });
  assert.equal(choice(rich), 'leave');
});

test('it looks on where the next share can be better: what nobody has seen is guessed from its back', () => {
  const full = ['sabre@0', '?relic ?relic ?relic', '?relic ?relic ?relic'];
  const relics = 'sirens-song sirens-song sirens-song sirens-song sirens-song';
  assert.equal(choice(scene({ seats: 3, shares: full, captains: [{ relics }] })), 'leave');
  assert.equal(choice(scene({ seats: 3, island: 15, shares: ['goblet@0', '?rum', '?rum'] })), 'take');
});

test('shrewd takes what would make the next captain’s collection, greedy what it needs itself', () => {
  const captains = [{}, { relics: 'leviathan-horn leviathan-horn leviathan-horn' }];
  const shares = ['rotgut@0 leviathan-horn@0', 'goblet@0', 'cursed-doll@0'];
  const t = scene({ island: 14, shares, captains });
  assert.equal(choice(t, shrewd), 'take');
  assert.equal(choice(t, greedy), 'leave');
});

test('on its last turn shrewd minds no next captain: there is none', () => {
  const captains = [{}, { relics: 'leviathan-horn leviathan-horn leviathan-horn' }];
  const shares = ['rotgut@0 leviathan-horn@0', 'goblet@0', 'cursed-doll@0'];
  assert.equal(choice(scene({ island: 15, hat: 1, shares, captains }), shrewd), 'leave');
});

test('Beer and a leaking Cask that cost it nothing are no reason to leave a share', () => {
  assert.equal(choice(scene({ shares: ['shell@0 beer@0', 'cursed-doll@0', 'cursed-doll@0'] })), 'take');
  assert.equal(choice(scene({ shares: ['leaking-cask@0 aged-rum@0', 'cursed-doll@0', 'cursed-doll@0'] })), 'take');
});

test('it sends Monsieur Plume where he does harm, and not to a captain who would be glad of him', () => {
  const captains = [{ crew: 'monsieur-plume' }, { objects: 'cursed-doll' }, {}, {}];
  const glad = scene({ ...BOARDING, seats: 4, island: 4, captains });
  assert.equal(choice(glad), `aim ${glad.card('monsieur-plume')} 3`);
  const harmed = scene({ ...BOARDING, seats: 4, island: 4, captains: captains.with(1, { objects: 'goblet shell' }) });
  assert.equal(choice(harmed), `aim ${harmed.card('monsieur-plume')} 1`);
});

test('it lays Beer before the pirate of the same share', () => {
  const t = scene({
    island: 5,
    shares: ['beer@0 monsieur-plume@0', '?rum', '?rum'],
    captains: [{}, { crew: 'boatswain' }],
  }).takes();
  assert.equal(choice(t), `lay ${t.card('beer')}`);
});

test('Beer costs it the pirate who is worth least', () => {
  const t = scene({
    island: 5,
    shares: ['beer@0', '?rum', '?rum'],
    captains: [{ crew: 'steward smuggler' }, {}],
  });
  t.takes();
  assert.equal(choice(t), `discard ${t.card('smuggler')}`);
});

test('it exchanges a curse for a treasure, and declines to give a treasure for a curse', () => {
  const t = scene({
    ...BOARDING,
    captains: [{ crew: 'smuggler', objects: 'cursed-doll sabre' }, { objects: 'goblet cursed-doll' }],
  });
  assert.equal(choice(t), `aim ${t.card('smuggler')} 1`);
  t.chooses('aim smuggler 1');
  assert.equal(choice(t), `exchange ${t.card('cursed-doll')} ${t.card('goblet')}`);
  const rich = scene({ ...BOARDING, captains: [{ crew: 'smuggler', objects: 'goblet' }, { objects: 'cursed-doll' }] });
  assert.equal(choice(rich), 'finish');
});

test('it discards the curse for Monsieur Plume, and gives the worst rum', () => {
  const plume = scene({ ...BOARDING, captains: [{ crew: 'monsieur-plume' }, { objects: 'shell cursed-doll goblet' }] });
  assert.equal(choice(plume), `discard ${plume.card('cursed-doll')}`);
  const cooper = scene({ ...BOARDING, captains: [{ crew: 'cooper', rum: 'aged-rum rotgut' }, { rum: 'golden-rum' }] }).chooses(
    'aim cooper 1',
  );
  assert.equal(choice(cooper), `give ${cooper.card('rotgut')}`);
});

test('more loot is better, a rival’s loot is worse', () => {
  const worth = (position: Position) => evaluate(scene({ shares: SHARES, ...position }).state(), 0);
  assert.ok(worth({ captains: [{ doubloons: 5 }] }) > worth({ captains: [{ doubloons: 4 }] }));
  assert.ok(worth({ captains: [{}, { objects: 'shell' }] }) < worth({}));
  assert.ok(
    worth({ captains: [{ rum: 'collectors-rum collectors-rum' }] }) > worth({ captains: [{ rum: 'collectors-rum golden-rum' }] }),
  );
});

test('an absent captain takes the first share and leaves what may be left (R16)', () => {
  assert.equal(choice(scene({ shares: ['cursed-doll@0', '?rum', '?rum'] }), absent), 'take');
  assert.equal(choice(scene({ ...BOARDING, captains: [{ crew: 'lookout' }] }), absent), 'finish');
});
