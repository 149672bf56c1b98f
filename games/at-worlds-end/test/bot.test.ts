// What the bot's judgement must not get wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { absent, type Bot, greedy, random } from '@quarterdeck/bots';
import { advance, defaultOptions, drawChance, outcome, quickRng, type Seat, show, start, waiting } from '@quarterdeck/kernel';
import { winChance } from '../bot/clash.ts';
import { dangerOf } from '../bot/dangers.ts';
import { evaluate } from '../bot/evaluate.ts';
import { scan } from '../bot/worth.ts';
import { atWorldsEndOffer } from '../offer.ts';
import { atWorldsEnd, type ShipId } from '../src/index.ts';
import { againstCompany, fight, line, shoots } from './battle-scene.ts';
import { type Position, type Scene, type Standing, scene } from './scene.ts';

function worth(standing: Standing, position: Position = {}): number {
  return evaluate(
    scene({ seats: 2, ...position, pirates: [standing, ...(position.pirates ?? [{ seas: ['borneo'] }])] }).state(),
    0,
  );
}

/** What the bot plays for the seat that is asked. */
function choice(t: Scene, bot: Bot = greedy): string {
  const [seat] = waiting(atWorldsEnd, t.state());
  assert.ok(typeof seat === 'number', t.waiting());
  return atWorldsEnd.notation.print(bot.choose(atWorldsEndOffer, show(atWorldsEnd, t.state(), seat), quickRng(1)));
}

const PLAIN: Standing = { flagship: 'bahamas', gold: 400, seas: ['bahamas'], squadron: ['sl-05'] };

test('gold, ships, seas, favour and bought fame are good', () => {
  const plain = worth(PLAIN);
  for (const better of [
    { ...PLAIN, gold: 500 },
    { ...PLAIN, squadron: ['sl-05', 'sl-06'] },
    { ...PLAIN, seas: ['bahamas', 'cuba'] },
    { ...PLAIN, boughtFame: 1 },
  ] satisfies Standing[])
    assert.ok(worth(better) > plain, JSON.stringify(better));
  assert.ok(worth({ ...PLAIN, favour: 2 }) < plain);
});

test('a monopoly and a whole part are worth more than as many other seas', () => {
  assert.ok(
    worth({ ...PLAIN, seas: ['bahamas', 'cuba', 'singapore'] }) > worth({ ...PLAIN, seas: ['bahamas', 'cuba', 'moluccas'] }),
  );
});

test('a sea that a rival can reach is in less danger with a guard', () => {
  const danger = (jamaica: readonly ShipId[]) => {
    const own: Standing = { flagship: 'south-atlantic', squadron: ['sl-05'], escorts: { jamaica } };
    const rival: Standing = { flagship: 'cuba', squadron: ['br-05'], seas: ['cuba'] };
    return dangerOf(scan(scene({ seats: 2, pirates: [own, rival] }).state()), 0);
  };
  assert.ok(danger([]) > danger(['sl-06']));
  assert.ok(danger(['sl-06']) > danger(['sl-06', 'br-12']));
});

test('the chance to win grows with ships, and falls with those of the enemy', () => {
  const sloop = { attack: 1, defence: 3, checks: false };
  const frigate = { attack: 3, defence: 4, checks: true };
  assert.ok(winChance([sloop, sloop], [sloop]) > winChance([sloop], [sloop]));
  assert.ok(winChance([frigate], [sloop]) > winChance([sloop], [sloop]));
  assert.ok(winChance([sloop], [frigate]) < 0.3);
  assert.ok(winChance([sloop], [sloop], 2) > winChance([sloop], [sloop]));
});

test('with gold in a port it looks at the ships, and buys', () => {
  const t = scene({ seats: 2, pirates: [{ flagship: 'cuba', gold: 700 }, { seas: ['borneo'] }] });
  assert.equal(choice(t), 'visit-port');
  t.plays('visit-port').chance('offer br-12', 'offer fr-04', 'offer sl-05');
  assert.match(choice(t), /^buy /);
});

test('it attacks where it is strong, and not where it is weak', () => {
  const strong = scene({ seats: 2, pirates: [{ flagship: 'bahamas', squadron: ['br-12', 'fr-10'] }, { seas: ['borneo'] }] });
  assert.equal(choice(strong), 'attack');
  const weak = scene({
    seats: 2,
    done: { sailed: true, favourUsed: true },
    pirates: [{ flagship: 'philippines', squadron: ['sl-05'] }, { seas: ['borneo'] }],
  });
  assert.notEqual(choice(weak), 'attack');
});

test('it walks into an unguarded sea of a rival', () => {
  const t = scene({ seats: 2, pirates: [{ flagship: 'cuba', squadron: ['sl-05'] }, { seas: ['cuba', 'borneo'] }] });
  assert.equal(choice(t), 'attack');
});

test('it buys the tenth point of fame', () => {
  const t = scene({ seats: 2, step: 'management', pirates: [{ gold: 1000, boughtFame: 9 }, { seas: ['borneo'] }] });
  assert.equal(choice(t), 'buy-fame');
});

test('in an auction it never pays far above the price', () => {
  const t = scene({
    seats: 2,
    step: 'event',
    pirates: [
      { gold: 6000, squadron: ['sl-05'] },
      { gold: 6000, seas: ['borneo'] },
    ],
  });
  t.chance('throw 1,6', 'turn-up br-05').plays('bid 1200');
  assert.equal(choice(t), 'leave');
});

test('it bids no more than it has to', () => {
  const t = scene({
    seats: 2,
    step: 'event',
    pirates: [
      { gold: 2000, seas: ['cuba'] },
      { gold: 100, seas: ['borneo'] },
    ],
  });
  assert.equal(choice(t.chance('throw 1,6', 'turn-up br-05')), 'bid 400');
  const rich = scene({
    seats: 2,
    step: 'event',
    pirates: [
      { gold: 1300, seas: ['cuba'] },
      { gold: 800, seas: ['borneo'] },
    ],
  });
  assert.equal(choice(rich.chance('throw 1,6', 'turn-up br-05')), 'bid 400', 'not even to have the rival out at once');
});

test('it fires where it hurts: a damaged ship that any hit sinks', () => {
  const t = fight({ own: ['sl-18', 'sl-19'], guards: ['fr-10', 'fr-11'] }).plays('fire sl-18');
  shoots(t, 'fr-11', '6', '1');
  assert.equal(line(t, 'second'), 'fr-10 fr-11*');
  t.plays('fire fr-10', 'aim sl-18').chance('roll 1,1,1');
  assert.equal(choice(t), 'aim fr-11');
});

test('as commander of the Company it sinks the better ship', () => {
  const t = shoots(againstCompany(['fr-01', 'sl-01'], 'philippines').plays('fire sl-01'), 'company-frigate', '1');
  assert.equal(choice(t), 'aim fr-01');
});

test('it runs from a battle that is lost', () => {
  const t = fight({
    own: ['sl-05', 'sl-06', 'sl-07'],
    guards: ['fr-10', 'fr-11', 'fr-12', 'fr-13'],
    attacker: { seas: ['jamaica'] },
  });
  shoots(t.plays('fire sl-05'), 'fr-10', '1');
  t.plays('fire fr-10', 'aim sl-05').chance('roll 1,1,1').plays('fire sl-06', 'aim fr-10').chance('roll 1');
  t.plays('fire fr-11', 'aim sl-06').chance('roll 1,1,1').plays('aim fr-10').chance('roll 1');
  t.plays('fire fr-12', 'aim sl-07').chance('roll 1,1,1').plays('aim sl-07').chance('roll 1,1,1');
  assert.equal(t.waiting(), '0 regroup');
  assert.equal(choice(t), 'retreat');
});

test('it saves its last ship by a card', () => {
  const t = fight({ own: ['sl-18'], guards: ['sl-21', 'sl-22'], theirs: ['brave-crew'] })
    .plays('aim sl-21', 'hold')
    .chance('roll 6');
  assert.equal(choice(t), 'play brave-crew');
});

test('it does not post guards only to take them back', () => {
  const own: Standing = { flagship: 'moluccas', seas: ['moluccas', 'sumatra'], squadron: ['br-06', 'sl-19', 'sl-08', 'sl-15'] };
  const rival: Standing = { flagship: 'singapore', squadron: ['br-05'], seas: ['singapore'] };
  const t = scene({ seats: 2, done: { fought: true, visited: true }, pirates: [own, rival] });
  while (t.waiting() === '0 actions') t.plays(choice(t));
  assert.ok(!t.happened('collected'));
});

test('who is absent ends his turn, keeps gold and throw, leaves auctions and ports, holds his cards and fights on (R56)', () => {
  const rich: Standing = { ...PLAIN, flagship: 'cuba', gold: 2000 };
  const event = (dice: string, standing: Standing) => scene({ step: 'event', pirates: [standing] }).chance(dice);
  const port = scene({ pirates: [rich], market: ['sl-07'] })
    .plays('visit-port')
    .chance('offer sl-07');
  const battle = fight({ own: ['sl-18'], guards: ['sl-21'], cards: ['broadside'] }).plays('aim sl-21');
  const pause = fight({ own: ['sl-18'], guards: ['sl-21'] });
  shoots(pause, 'sl-21', '1').plays('aim sl-18').chance('roll 1');
  const met = [
    scene({ pirates: [rich] }),
    scene({ step: 'management', pirates: [rich] }),
    event('throw 1,4', { ...rich, hero: 'trickster' }),
    event('throw 1,3', rich),
    event('throw 3,4', rich).chance('turn-up sl-07'),
    port,
    battle,
    pause,
  ];
  const answers = ['end-turn', 'keep-gold', 'keep', 'let-pass', 'leave', 'leave-port', 'hold', 'fight-on'];
  assert.deepEqual(
    met.map((t) => choice(t, absent)),
    answers,
  );
});

test('it beats random play in game after game', () => {
  const won = [0, 1, 2, 3, 4, 5].filter((game) => winnersOf(game, game % 2).includes(game % 2));
  assert.ok(won.length >= 5, `of six only ${won.length}`); // one in twenty is lost to the dice
});

function winnersOf(seed: number, seat: Seat): readonly Seat[] {
  const rng = quickRng(seed);
  const state = start(atWorldsEnd, defaultOptions(atWorldsEnd), 2);
  for (;;) {
    const [actor] = waiting(atWorldsEnd, state);
    if (actor === undefined) return outcome(atWorldsEnd, state)?.winners ?? [];
    const bot = actor === seat ? greedy : random;
    const move =
      actor === 'chance'
        ? drawChance(atWorldsEnd, state, rng)
        : bot.choose(atWorldsEndOffer, show(atWorldsEnd, state, actor), rng);
    advance(atWorldsEnd, state, actor, move);
  }
}
