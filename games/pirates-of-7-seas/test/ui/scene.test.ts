// The board shows the table as it is told, beat by beat, and comes to what the view shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, type Shown, show, type Viewer, waiting } from '@quarterdeck/kernel';
import { type PiratesOf7Seas, piratesOf7Seas, type View } from '@quarterdeck/pirates-of-7-seas';
import { en } from '../../text/en/index.ts';
import { type Scene, sceneOf } from '../../ui/story/scene.ts';
import { tellingOf } from '../../ui/telling/tellings.ts';
import type { Thing } from '../../ui/touch/aims.ts';
import { scene } from '../scene.ts';
import { PLAYS, toldTo } from './games.ts';
import { offered, tiedRaid, touchesFor } from './touches.ts';

/**
 * What both must agree on. Who is spoken of, and how fights went, only the story knows, and what is tied only the view; a raid or a
 * curse that is over stays on the table; no event tells which ships the Whirlpool has drawn in before a tie, and that the last
 * characters are laid aside.
 */
function readable({ active, fights, tied, since, players, ...scene }: Scene, view: View): object {
  const isVenture = view.stack.some(({ kind }) => kind === 'send-ships' || kind === 'raid' || kind === 'curse');
  const isTie = view.stack.at(-1)?.kind === 'nearest-to-red';
  const isLast = view.stack.length === 0 || view.stack.at(-1)?.kind === 'final-sale';
  const named = scene.venture?.kind === 'curse' ? { ...scene.venture, named: null } : scene.venture;
  return {
    ...scene,
    players: isLast ? players.map(({ played, ...player }) => player) : players,
    acting: isLast ? null : scene.acting,
    open: isLast ? null : scene.open,
    venture: isVenture ? named : null,
    tray: view.tray.length === 0 ? [] : isTie ? scene.tray.map(({ hit, ...die }) => die) : scene.tray,
  };
}

for (const viewer of [0, 1, 2, 3, 'spectator', 'all'] as const satisfies readonly Viewer[]) {
  test(`told beat by beat the board comes to the table that the view shows: ${viewer}`, () => {
    for (const play of PLAYS) {
      if (typeof viewer === 'number' && viewer >= play.start.seats) continue;
      let scene = sceneOf(show(piratesOf7Seas, play.start.state, viewer).view);
      for (const { match, beats } of toldTo(viewer, play)) {
        for (const { event, view } of beats) scene = sceneOf(view, scene, event);
        const { view } = show(piratesOf7Seas, match.state, viewer);
        assert.deepEqual(readable(scene, view), readable(sceneOf(view), view), JSON.stringify(beats.map(({ event }) => event)));
        scene = sceneOf(view, scene);
      }
    }
  });
}

test('what an event tells is on the table when it is told: dice, ships, goods, cards and how a raid ends', () => {
  const heard = new Set<string>();
  for (const play of PLAYS) {
    for (const { beats } of toldTo('spectator', play)) {
      for (const { event, view } of beats) {
        heard.add(event.type);
        const { tray, venture, spoils, port } = sceneOf(view, null, event);
        if (event.type === 'thrown') assert.equal(tray.length, event.dice.length);
        if (event.type === 'fought') assert.ok(tray[event.red]?.hit || tray[event.pirate]?.hit);
        if (event.type === 'caravan-played') assert.equal(venture?.kind, 'raid');
        if (event.type === 'raid-over') assert.equal(venture?.kind === 'raid' ? venture.won : null, event.won);
        if (event.type === 'cursed') assert.equal(venture?.kind, 'curse');
        if (event.type === 'rolled') assert.deepEqual(venture?.kind === 'curse' ? venture.faces : null, event.faces);
        if (event.type === 'looted' && event.kind !== 'talisman') assert.equal(spoils?.seat, event.seat);
        if (event.type === 'port-changed') assert.equal(port, event.port);
      }
    }
  }
  for (const type of ['thrown', 'fought', 'caravan-played', 'raid-over', 'cursed', 'rolled', 'looted', 'port-changed'])
    assert.ok(heard.has(type), type);
});

test('hands lie open at the end only when they are shown', () => {
  const closed = PLAYS.map((play) => {
    let scene = sceneOf(show(piratesOf7Seas, play.start.state, 'spectator').view);
    const isOpen = (seat: number) => at(scene.players, seat).hand.some((card) => card !== null);
    let shown = 0;
    for (const { beats } of toldTo('spectator', play)) {
      for (const { event, view } of beats) {
        if (event.type === 'hand-shown') assert.ok(!isOpen(event.seat));
        scene = sceneOf(view, scene, event);
        if (event.type === 'hand-shown') shown += isOpen(event.seat) ? 1 : 0;
      }
    }
    return shown;
  });
  assert.ok(closed.some((shown) => shown > 0));
});

test('who looks back sees nothing of what came later, and the last raid stays until the next round is called', () => {
  const { start, steps } = at(PLAYS, 4);
  const views = [start, ...[...steps()].map(({ match }) => match)].map(({ state }) => show(piratesOf7Seas, state, 0).view);
  const scenes: Scene[] = [];
  for (const view of views) scenes.push(sceneOf(view, scenes.at(-1) ?? null));
  const kept = scenes.filter(({ venture }, place) => venture !== null && at(views, place).tray.length === 0);
  assert.ok(kept.some(({ called, since, round }) => called === 0 && since === round - 1));
  for (const [place, view] of views.entries()) {
    for (const later of scenes.slice(place + 1, place + 60)) {
      const { venture, tray } = sceneOf(view, later);
      const card = venture === null ? null : venture.kind === 'raid' ? venture.caravan : venture.curse;
      assert.ok(card === null || view.pile.includes(card));
      if (view.stack.some(({ kind }) => kind === 'send-ships')) assert.equal(tray.length, 0);
    }
  }
});

test('every kind of event is told by a card that flies, a token that is tossed or a sign', () => {
  const heard = new Set<string>();
  for (const play of PLAYS) {
    let scene = sceneOf(show(piratesOf7Seas, play.start.state, 'spectator').view);
    for (const { beats } of toldTo('spectator', play)) {
      for (const { event, view } of beats) {
        const after = sceneOf(view, scene, event);
        const { cues, tosses, flights } = tellingOf(event, { before: scene, after });
        assert.ok(cues.length + tosses.length + flights.length > 0, JSON.stringify(event));
        heard.add(event.type);
        scene = after;
      }
    }
  }
  assert.deepEqual([...heard].sort(), Object.keys(en.events).sort());
});

test('every legal move is made by touching things on the board that are lit', () => {
  for (const { steps } of PLAYS) {
    for (const step of steps()) {
      for (const actor of waiting(piratesOf7Seas, step.match.state)) {
        if (actor === 'chance') continue;
        const shown = show(piratesOf7Seas, step.match.state, actor);
        for (const move of shown.legal) assert.ok(touchesFor(shown, move).length > 0);
      }
    }
  }
});

test('what is refused is grey, and says which rule forbids it', () => {
  const reasons = new Set<string>();
  for (const { steps } of PLAYS) {
    for (const step of steps()) {
      for (const actor of waiting(piratesOf7Seas, step.match.state)) {
        if (actor === 'chance') continue;
        for (const aim of offered(show(piratesOf7Seas, step.match.state, actor), [], null).values()) {
          if (aim.kind !== 'forbidden') continue;
          assert.notEqual(aim.why, '');
          reasons.add(aim.forbidden.refusal.reason);
        }
      }
    }
  }
  for (const reason of ['lies-open', 'flag-taken', 'too-many-ships', 'no-yin-yang', 'act-first'])
    assert.ok(reasons.has(reason), reason);
});

test('equally near pairs are chosen on the tray: the red die first where there are two, then the pirate', () => {
  const kinds = (shown: Shown<PiratesOf7Seas>, touched: readonly Thing[]) =>
    [...offered(shown, touched, null)].map(([thing, { kind }]) => `${thing}: ${kind}`);
  const two = tiedRaid([
    { red: 0, pirate: 2 },
    { red: 0, pirate: 3 },
    { red: 1, pirate: 3 },
  ]);
  assert.deepEqual(kinds(two, []), ['die 0: pick', 'die 1: move']);
  assert.deepEqual(kinds(two, ['die 0']), ['die 0: picked', 'die 2: move', 'die 3: move']);
  assert.deepEqual(
    kinds(
      tiedRaid([
        { red: 0, pirate: 2 },
        { red: 0, pirate: 3 },
      ]),
      [],
    ),
    ['die 0: picked', 'die 2: move', 'die 3: move'],
  );
});

test('what is tied is drawn until it is decided: pairs of a raid, and ships about the whirlpool', () => {
  const captains = ['captain', 'captain', 'captain'] as const;
  const raid = scene({ players: [{ hand: ['spain-1'] }], chosen: captains }).plays(
    'play-caravan spain-1',
    'send 2',
    'send 0',
    'send 0',
  );
  raid.throws('600,600/3', '900,600/2', '300,600/6');
  const tied = sceneOf(raid.view(1));
  assert.deepEqual(tied.tied, [
    { red: 0, pirate: 1 },
    { red: 0, pirate: 2 },
  ]);
  const [fought] = raid.plays('pair 0 2').all('fought');
  assert.ok(fought !== undefined);
  assert.deepEqual(sceneOf(raid.view(1), tied, fought).tied, []);
  const pool = scene({ seats: 2, players: [{ ships: 2, hand: ['whirlpool'] }, { ships: 1 }], chosen: ['shaman', 'shaman'] });
  pool.plays('cast whirlpool 0').throws('1000,1000/2', '1120,1000/1', '1000,1300/1', '1000,700/1');
  assert.deepEqual(
    sceneOf(pool.view(0)).tied.map(({ pirate }) => pirate),
    [2, 3],
  );
});
