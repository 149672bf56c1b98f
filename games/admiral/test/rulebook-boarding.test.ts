// Boarding (8.1 to 8.8) and the assault on forts (8.9 to 8.11).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Position, scene } from './scene.ts';

test('the example of the book: brig and frigate take a ship of the line, 7 against 4, and share three (8.3 to 8.6)', () => {
  const t = scene({ ships: { brig1: 'E4', frigate1: { at: 'F3', damage: 2 }, line2: { at: 'E3', damage: 5 }, brig2: 'W13' } });
  t.plays('board line2', 'join brig1', 'join frigate1').rolls(1, 6, 5);
  assert.deepEqual(t.all('contest-over'), [{ type: 'contest-over', target: 7, attack: 7, defence: 4, winner: 0, isTie: false }]);
  t.plays('allot 0', 'allot 1');
  assert.equal(t.where('brig1'), 'sunk');
  assert.deepEqual([t.ship('frigate1').damage, t.ship('line2').damage, t.ship('line2').owner], [3, 5, 0]);
});

test('one boards from the next cell, not diagonally, nor across land (8.2)', () => {
  assert.deepEqual(scene({ ships: { brig1: 'E4', brig2: 'F3' } }).may('board'), []);
  assert.deepEqual(scene({ ships: { brig1: 'E4', brig2: 'E3' } }).may('board'), ['brig2']);
  const spit = scene({ options: { scenario: 'dead-pilots-hoard' }, ships: { brig1: 'H10', brig2: 'H11' } });
  assert.deepEqual(spit.may('board'), [], 'a side that land closes');
});

test('a lone attacker needs no asking (8.3)', () => {
  const t = scene({ ships: { brig1: 'E4', brig2: 'E3', frigate2: 'R9' } }).plays('board brig2');
  assert.equal(t.waiting(), 'chance boarding-die');
});

test('a tie destroys everybody (8.5)', () => {
  const t = scene({ ships: { brig1: 'E4', line1: 'B9', brig2: 'E3', frigate2: 'R9' } })
    .plays('board brig2')
    .rolls(3, 4);
  assert.deepEqual([t.where('brig1'), t.where('brig2')], ['sunk', 'sunk']);
});

test('the defender may win, and takes the attackers (8.6)', () => {
  const t = scene({ ships: { brig1: 'E4', line1: 'B9', line2: 'E3', frigate2: 'R9' } })
    .plays('board line2')
    .rolls(1, 6);
  assert.equal(t.waiting(), '1 share-durability', 'in the other player’s turn');
  t.plays('allot 3');
  assert.deepEqual([t.ship('brig1').owner, t.ship('brig1').damage, t.ship('line2').damage], [1, 0, 4]);
});

test('durability may rise to that of the card and no farther; what is left over is lost (8.6, R10)', () => {
  const t = scene({ ships: { line1: { at: 'E4', damage: 2 }, frigate1: 'F3', brig2: { at: 'E3', damage: 2 }, line2: 'R9' } });
  t.plays('board brig2', 'join line1', 'join frigate1').rolls(6, 6, 1);
  assert.deepEqual(t.all('contest-over').at(-1), {
    type: 'contest-over',
    target: 4,
    attack: 13,
    defence: 1,
    winner: 0,
    isTie: false,
  });
  assert.deepEqual(t.may('allot'), ['5', '6', '7']);
  t.plays('allot 7', 'allot 3');
  assert.deepEqual([t.ship('line1').damage, t.ship('frigate1').damage, t.ship('brig2').damage], [0, 1, 1]);
});

test('who has fought does nothing more in this round, but defends itself (8.8)', () => {
  const t = scene({ wind: 'E fresh', ships: { line1: 'E4', brig2: { at: 'E3', damage: 2 }, frigate2: 'R9', line2: 'D4' } });
  t.plays('board brig2').rolls(6, 1).plays('allot 6');
  assert.equal(t.refused('sail line1'), 'locked 8.8');
  assert.deepEqual([t.ship('line1').locked, t.ship('brig2').locked], [true, true]);
  t.plays('end-turn');
  assert.deepEqual(t.may('board'), ['line1'], 'it can be boarded');
  t.nextTurn(0, 'E fresh');
  assert.equal(t.ship('line1').locked, false);
});

test('ships that were boarded lose the turn that their owner has still to take in this round (8.8)', () => {
  const t = scene({ wind: 'E fresh', ships: { frigate1: 'E4', line1: 'B9', brig2: 'E3', line2: 'R9' } });
  t.plays('board brig2').rolls(1, 5).by(1, 'allot 1').plays('end-turn');
  assert.equal(t.waiting(), '1 turn');
  assert.ok(!t.may('sail').includes('frigate1'));
});

test('no more than four board one ship (8.2, R8)', () => {
  const t = scene({
    options: { scenario: 'fire-in-the-roads' },
    ships: { brig1: 'B1', frigate1: 'B1', galleon1: 'A2', line1: 'A2', brig2: 'C2', brig4: 'B2', frigate4: 'R9' },
  });
  t.plays('board brig4', 'join brig1', 'join frigate1', 'join galleon1', 'join line1');
  assert.equal(t.waiting(), 'chance boarding-die');
});

test('cargo of a boarding is stowed again as the winner likes, up to what the ships take (V 4.2)', () => {
  const t = scene({
    ships: { galleon1: { at: 'E4', hold: 1 }, line1: 'E2', brig2: { at: 'E3', hold: 1, damage: 2 }, line2: 'R9' },
  });
  t.plays('board brig2', 'join galleon1', 'join line1').rolls(6, 6, 1);
  assert.equal(t.waiting(), '0 restow', 'fifteen is what the three take: nothing to share out');
  t.plays('stow line1', 'stow line1');
  assert.deepEqual(
    ['galleon1', 'line1', 'brig2'].map((name) => t.ship(name).hold.length),
    [0, 2, 0],
  );
});

test('what no ship has room for falls where it was: near a coast it can be picked up (V 4.2, 4.4)', () => {
  const t = scene({
    ships: { brig1: { at: 'A5', hold: 1 }, frigate1: 'R3', brig2: { at: 'A6', hold: 1, damage: 2 }, line2: 'R9' },
  });
  t.plays('board brig2').rolls(6, 3);
  t.plays('allot 3');
  assert.equal(t.where('brig2'), 'sunk');
  assert.deepEqual(t.ship('brig1').hold.length, 1);
  assert.deepEqual(
    t.all('spilled').map(({ ship, cell, lost }) => [ship, cell, lost]),
    [[4, 120, false]],
  );
});

test('a fort is stormed from its port, diagonally too; the owner’s ships there may stand by it (8.9)', () => {
  const t = scene({ ships: { line1: 'W13', frigate1: 'X13', brig2: 'W14', line2: 'R9' } });
  t.plays('assault X14', 'join line1', 'join frigate1');
  assert.equal(t.waiting(), '1 defenders');
  t.plays('join brig2').rolls(6, 6, 1, 1);
  assert.deepEqual(t.all('contest-over').at(-1), {
    type: 'contest-over',
    target: 24 + 335,
    attack: 15,
    defence: 8,
    winner: 0,
    isTie: false,
  });
  assert.equal(t.where('brig2'), 'sunk', 'defenders are lost, not taken');
  t.plays('allot 4', 'allot 2');
  assert.deepEqual([t.fort('X14').owner, t.fort('X14').damage], [0, 4]);
});

test('the owner may leave the fort to itself (8.9)', () => {
  const t = scene({ ships: { line1: 'W13', brig2: 'W14', line2: 'R9' } })
    .plays('assault X14', 'stand')
    .rolls(6, 1);
  assert.equal(t.where('brig2'), 'W14');
  t.plays('allot 1');
  assert.equal(t.fort('X14').owner, 0);
});

test('a tie leaves a ruin and nobody afloat, ships under repair there too (8.9, 8.11)', () => {
  const t = scene({
    ships: { line1: 'W13', frigate1: 'B9', brig2: { at: 'W14', damage: 1, duty: 'repair', since: 2 }, line2: 'R9' },
    forts: { X14: { damage: 0 } },
  });
  t.plays('assault X14', 'stand').rolls(1, 6);
  assert.deepEqual([t.where('line1'), t.where('brig2'), t.fort('X14').damage], ['sunk', 'sunk', 5]);
  assert.equal(t.fort('X14').owner, null);
});

test('a fort that gets nothing of what is left is a ruin (8.9)', () => {
  const t = scene({ ships: { line1: 'W13', line2: 'R9', frigate2: 'B7' } })
    .plays('assault X14')
    .rolls(4, 1);
  t.plays('allot 3');
  assert.deepEqual([t.fort('X14').owner, t.fort('X14').damage, t.ship('line1').damage], [null, 5, 4]);
});

test('a fort that holds out keeps what is left, the attackers are lost (8.9)', () => {
  const t = scene({ ships: { brig1: 'W13', line1: 'B9', brig2: 'X13', line2: 'R9' }, forts: { X14: { damage: 2 } } });
  t.plays('assault X14', 'join brig2').rolls(1, 1, 1);
  assert.equal(t.where('brig1'), 'sunk');
  t.plays('allot 2');
  assert.deepEqual([t.fort('X14').damage, t.ship('brig2').damage], [3, 2]);
});

test('a captured fort brings its pearls, and does not fire in this turn (V 4.5, R19)', () => {
  const t = scene({ ships: { line1: 'W13', line2: 'R9', frigate2: 'T14' }, forts: { X14: { stored: 2, damage: 4 } } });
  t.plays('assault X14').rolls(6, 1).plays('allot 5');
  assert.deepEqual([t.fort('X14').owner, t.fort('X14').stored], [0, 2]);
  assert.deepEqual(t.may('engage'), []);
});

test('captured, the repairs of its former owner end, and his ships stay afloat (R17)', () => {
  const t = scene({
    ships: { line1: 'W13', brig2: { at: 'W14', damage: 1, duty: 'repair', since: 2 }, line2: 'R9' },
    forts: { X14: { damage: 4 } },
  });
  t.plays('assault X14', 'stand').rolls(6, 1).plays('allot 5');
  assert.deepEqual([t.where('brig2'), t.ship('brig2').duty], ['W14', 'free']);
});

test('nobody’s fort is stormed against its own die and durability (R25)', () => {
  const t = scene({ seats: 3, ships: { line1: 'W7', line2: 'R9', brig3: 'C13' }, forts: { X7: { owner: null, stored: 1 } } });
  assert.deepEqual(t.may('engage'), []);
  t.plays('assault X7').rolls(1, 5);
  assert.deepEqual(t.all('contest-over').at(-1)?.isTie, true);
  const held = scene({
    seats: 3,
    ships: { brig1: 'W7', line1: 'C9', line2: 'R9', brig3: 'C13' },
    forts: { X7: { owner: null } },
  });
  held.plays('assault X7').rolls(1, 1);
  assert.deepEqual(
    [held.where('brig1'), held.fort('X7').owner, held.fort('X7').damage],
    ['sunk', null, 3],
    'it keeps what is left',
  );
});

test('ships under repair or at work may stand by their fort, and are not at it any more then (8.9, R18)', () => {
  const t = scene({
    ships: { frigate1: 'W13', line1: 'B9', brig2: { at: 'W14', damage: 1, duty: 'repair', since: 2 }, line2: 'R9' },
  });
  t.plays('assault X14', 'join brig2').rolls(1, 6, 6).plays('allot 5');
  assert.deepEqual([t.ship('brig2').duty, t.ship('brig2').locked], ['free', true]);
});

test('a ship that has fought neither fires, boards, burns, works, nor handles cargo in this round (8.8)', () => {
  const offered = (cell: string, more: Partial<Position> = {}) => {
    const locked = { at: cell, damage: 1, hold: 1, locked: true };
    const t = scene({ ships: { line1: locked, brig1: { ...locked, at: 'B1', hold: 0 }, frigate2: 'E8', line2: 'R9' }, ...more });
    return t.legal();
  };
  assert.deepEqual(offered('E7'), ['end-turn']);
  assert.deepEqual(offered('B2', { forts: { A1: { damage: 1, stored: 1 } } }), ['end-turn'], 'in its own port');
  assert.deepEqual(offered('L7'), ['end-turn'], 'over a pearl');
  assert.deepEqual(offered('L7', { options: { scenario: 'dead-pilots-hoard' } }), ['end-turn'], 'over a treasure');
});
