// Laying a thing somewhere by hand is the same as touching what the move is made of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { at, type Shown, show, waiting } from '@quarterdeck/kernel';
import { type PiratesOf7Seas, piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { type Draft, firstDraft, loadings, marked } from '../../ui/sides/draft.ts';
import { type Move, prefixOf, type Thing } from '../../ui/touch/aims.ts';
import { dropsOf, type Offer, takenWith } from '../../ui/touch/drops.ts';
import { scene } from '../scene.ts';
import { PLAYS } from './games.ts';
import { offered, tiedRaid } from './touches.ts';

/** What the board offers when these things were touched and these goods are marked. */
function offer(shown: Shown<PiratesOf7Seas>, things: readonly Thing[], draft: Draft | null): Offer {
  return {
    shown,
    aims: offered(shown, things, draft),
    touched: prefixOf(shown.legal, things),
    draft: draft ?? firstDraft(shown.view, loadings(shown.legal)),
  };
}

/** What comes of touching things one after the other: a move, or what is offered then. Each must be lit at its time. */
function touched(before: Offer, touches: readonly Thing[]): Move | Offer {
  let now = before;
  for (const thing of touches) {
    const aim = now.aims.get(thing);
    assert.ok(aim !== undefined && isLit(aim), thing);
    if (aim.kind === 'move') return aim.move;
    if (aim.kind === 'mark') now = offer(now.shown, [], marked(now.draft, aim.good, aim.isMarked ? -1 : 1));
    else now = offer(now.shown, [...now.touched, thing], null);
  }
  return now;
}

function isMove(result: Move | Offer): result is Move {
  return 'type' in result;
}

/** A ship is lost, and one of two goods must go: it is seldom one alone. */
function stranded(): Shown<PiratesOf7Seas> {
  const players = [{ ships: 2, coffee: 1, rum: 1, hand: ['kraken' as const] }, { ships: 0 }];
  const t = scene({ seats: 2, players, chosen: ['shaman', 'shaman'] })
    .plays('cast kraken 0')
    .falls(1, 2);
  return show(piratesOf7Seas, t.state(), 0);
}

/** Every decision of a person in the games of the tests. */
function* positions(): Iterable<Shown<PiratesOf7Seas>> {
  yield stranded();
  for (const { steps } of PLAYS) {
    for (const { match } of steps()) {
      for (const actor of waiting(piratesOf7Seas, match.state)) {
        if (actor !== 'chance') yield show(piratesOf7Seas, match.state, actor);
      }
    }
  }
}

/** The first of them that is wanted. */
function first(isWanted: (shown: Shown<PiratesOf7Seas>) => boolean): Shown<PiratesOf7Seas> {
  for (const shown of positions()) if (isWanted(shown)) return shown;
  throw new Error('there is none');
}

interface Laying {
  readonly thing: Thing;
  readonly place: string;
  readonly touches: readonly Thing[];
}

function layings(now: Offer): readonly Laying[] {
  return [...dropsOf(now)].flatMap(([thing, places]) => [...places].map(([place, touches]) => ({ thing, place, touches })));
}

/** Where each kind of move is made by hand, as a person at the table would. */
const GOALS: Readonly<Partial<Record<Move['type'], RegExp>>> = {
  choose: /^player own$/,
  'become-corsair': /^player own$/,
  draw: /^player own$/,
  'play-caravan': /^tray$/,
  'play-port': /^port$/,
  cast: /^tray$/,
  send: /^tray$/,
  sell: /^port$/,
  lose: /^(loot|track)$/,
  load: /^player own$/,
  discard: /^(loot|track)$/,
  give: /^player (own|\d)$/,
  die: /^die \d$/,
};

test('what is laid plays the move that belongs to the place, and every such move can be made by laying', () => {
  const kinds = new Set<string>();
  for (const shown of positions()) {
    const now = offer(shown, [], null);
    const made = layings(now).flatMap(({ place, touches }) => {
      const result = touched(now, touches);
      if (!isMove(result)) return [];
      assert.match(
        place.replace(`player ${shown.viewer}`, 'player own'),
        GOALS[result.type] ?? /^never$/,
        JSON.stringify(result),
      );
      kinds.add(result.type);
      return [JSON.stringify(result)];
    });
    for (const move of shown.legal) {
      const isOneThing = GOALS[move.type] !== undefined && !['cast', 'give', 'load', 'discard'].includes(move.type);
      const isNone = move.type === 'send' && move.ships === 0;
      assert.ok(!isOneThing || isNone || made.includes(JSON.stringify(move)), JSON.stringify(move));
    }
  }
  for (const kind of [
    'choose',
    'become-corsair',
    'draw',
    'play-caravan',
    'play-port',
    'cast',
    'send',
    'sell',
    'lose',
    'load',
    'discard',
  ])
    assert.ok(kinds.has(kind), kind);
});

test('the dice of the Tavern are laid before the players one by one, in the order of the seats (P7.8)', () => {
  const tavern = first(({ decision, legal }) => decision === 'winnings' && legal.length > 1);
  let now: Move | Offer = offer(tavern, [], null);
  for (let seat = 0; !isMove(now); seat++) {
    const dice: readonly Laying[] = layings(now);
    assert.ok(dice.length > 1 && dice.every(({ place }) => place === `player ${seat}`));
    now = touched(now, at(dice, 0).touches);
  }
  assert.equal(now.type, 'give');
});

/** Two of three goods must go overboard. */
function overloaded(): Shown<PiratesOf7Seas> {
  const shown = show(piratesOf7Seas, at(PLAYS, 0).start.state, 0);
  const players = shown.view.players.map((player) => ({ ...player, goods: { fruit: 2, coffee: 1, rum: 0 } }));
  return {
    ...shown,
    view: { ...shown.view, players, stack: [{ kind: 'discard-excess', seat: 0, excess: 2 }] },
    legal: [
      { type: 'discard', fruit: 1, coffee: 1, rum: 0 },
      { type: 'discard', fruit: 2, coffee: 0, rum: 0 },
    ],
    forbidden: [],
  };
}

test('goods go overboard one by one, and with the last of them the move is made (P7.2)', () => {
  const touches = (now: Offer) => layings(now).map((one) => `${one.thing} > ${one.place}: ${one.touches.join(', ')}`);
  const first = offer(overloaded(), [], null);
  assert.deepEqual(
    touches(first).filter((said) => said.includes('loot')),
    ['item fruit 0 > loot: item fruit 0', 'item fruit 1 > loot: item fruit 1', 'item coffee 0 > loot: item coffee 0'],
  );
  const second = touched(first, ['item fruit 0']);
  assert.ok(!isMove(second));
  assert.deepEqual(
    touches(second).filter((said) => said.includes('track')),
    ['item fruit 1 > track: item fruit 1, discard', 'item coffee 0 > track: item coffee 0, discard'],
  );
  assert.deepEqual(takenWith('item coffee 0', second, dropsOf(second)), ['item fruit 0', 'item coffee 0']);
  const move = touched(second, ['item coffee 0', 'discard']);
  assert.deepEqual(move, { type: 'discard', fruit: 1, coffee: 1, rum: 0 });
});

test('equally near dice are laid against each other, the red one first where there are two (P4.6)', () => {
  const pairs = [
    { red: 0, pirate: 2 },
    { red: 0, pirate: 3 },
    { red: 1, pirate: 3 },
  ];
  const two = offer(tiedRaid(pairs), [], null);
  const said = (now: Offer) => layings(now).map(({ thing, place, touches }) => `${thing} > ${place}: ${touches.join(', ')}`);
  assert.deepEqual(said(two), ['die 0 > die 2: die 0, die 2', 'die 0 > die 3: die 0, die 3', 'die 1 > die 3: die 1']);
  const one = offer(tiedRaid(pairs.slice(0, 2)), [], null);
  assert.deepEqual(said(one), ['die 2 > die 0: die 2', 'die 0 > die 2: die 2', 'die 0 > die 3: die 3', 'die 3 > die 0: die 3']);
  for (const now of [two, one]) {
    for (const { thing, place, touches } of layings(now)) {
      const move = touched(now, touches);
      assert.ok(isMove(move) && move.type === 'pair');
      assert.deepEqual([`die ${move.red}`, `die ${move.pirate}`].sort(), [thing, place].sort());
    }
  }
});

test('ships and goods are taken with all before them, and what is kept with all that is kept', () => {
  const taken = (decision: string, thing: Thing) => {
    for (const shown of positions()) {
      const now = offer(shown, [], null);
      if (shown.decision === decision && now.aims.get(thing)?.kind === 'move') return takenWith(thing, now, dropsOf(now));
    }
    return null;
  };
  assert.deepEqual(taken('send-ships', 'send 3'), ['send 1', 'send 2', 'send 3']);
  assert.deepEqual(taken('merchant', 'sell rum 2'), ['sell rum 1', 'sell rum 2']);
  assert.deepEqual(taken('governor', 'flag spain'), ['flag spain']);
  const now = offer(
    first(({ legal }) => legal.length > 1 && legal[0]?.type === 'load'),
    [],
    null,
  );
  const kept = [...now.aims].flatMap(([thing, aim]) => (aim.kind === 'mark' && aim.isMarked ? [thing] : []));
  assert.ok(kept.length > 0);
  assert.deepEqual(takenWith(at(kept, 0), now, dropsOf(now)), kept);
});

test('for who only looks nothing can be laid anywhere', () => {
  const { start } = at(PLAYS, 0);
  for (const viewer of ['spectator', 'all'] as const) {
    const shown = show(piratesOf7Seas, start.state, viewer);
    assert.equal(dropsOf(offer(shown, [], null)).size, 0);
  }
  for (const shown of positions()) assert.equal(dropsOf(offer({ ...shown, legal: [], forbidden: [] }, [], null)).size, 0);
});
