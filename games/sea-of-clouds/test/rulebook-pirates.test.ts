// What pirates do for a victorious captain: sections C4.9 to C4.15 of the README.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Board, type Position, type Scene, scene } from './scene.ts';

const SHARES = ['?rum', '?relic ?object', '?pirate'];

/** A boarding with two captains, unless more are named. */
function boarding(captains: readonly Board[], more: Position = {}): Scene {
  const seats = Math.max(2, captains.length);
  return scene({ seats, island: seats === 4 ? 4 : 5, turn: 'over', shares: SHARES, captains, ...more });
}

describe('C4.9 Stealing', () => {
  test('Rachel Cruz steals two doubloons from each defeated captain, and only from those', () => {
    const t = boarding([{ crew: 'rachel-cruz' }, { doubloons: 5 }, { doubloons: 5 }, { crew: 'cook', doubloons: 5 }], {
      parrot: 3,
    });
    assert.deepEqual([0, 1, 2, 3].map(t.doubloons), [2, 3, 5, 5]);
  });

  test('who has less loses what he has', () => {
    const t = boarding([{ crew: 'rachel-cruz' }, { doubloons: 1 }]);
    assert.deepEqual([0, 1].map(t.doubloons), [1, 0]);
  });

  test('where there is nothing to steal nothing happens', () => {
    assert.equal(boarding([{ crew: 'rachel-cruz gunner' }, {}]).happened('stole-doubloons'), false);
  });

  test('a Gunner steals a rum card, which chance picks (R12)', () => {
    const t = boarding([{ crew: 'gunner' }, { rum: 'rum aged-rum' }]);
    assert.equal(t.waiting(), 'chance steal-rum');
    assert.deepEqual(t.legal(), ['steal rum', 'steal aged-rum']);
    t.chance('steal aged-rum');
    assert.deepEqual([t.zone(0, 'rum'), t.zone(1, 'rum')], ['aged-rum', 'rum']);
  });

  test('with two victories a Gunner steals from each, first from the left', () => {
    const t = boarding([{ crew: 'gunner' }, { rum: 'rum' }, {}, { rum: 'rotgut' }]);
    assert.deepEqual(t.legal(), ['steal rum']);
    t.chance('steal rum', 'steal rotgut');
    assert.equal(t.zone(0, 'rum'), 'rum rotgut');
  });

  test('two Gunners steal twice', () => {
    const t = boarding([{ crew: 'gunner gunner' }, { rum: 'rum rotgut golden-rum' }])
      .chooses('act gunner')
      .chance('steal rum', 'steal rotgut');
    assert.equal(t.zone(0, 'rum'), 'rum rotgut');
    assert.equal(t.zone(1, 'rum'), 'golden-rum');
  });
});

describe('C4.10 Exchanging', () => {
  test('a Cooper exchanges a rum card that his captain chooses for one that chance picks (R12)', () => {
    const t = boarding([{ crew: 'cooper', rum: 'rotgut golden-rum' }, { rum: 'aged-rum rum' }]).chooses('aim cooper 1');
    assert.deepEqual(t.legal(), ['give rotgut', 'give golden-rum']);
    t.chooses('give rotgut');
    assert.deepEqual(t.legal(), ['receive aged-rum', 'receive rum']);
    t.chance('receive aged-rum');
    assert.deepEqual([t.zone(0, 'rum'), t.zone(1, 'rum')], ['golden-rum aged-rum', 'rum rotgut']);
  });

  test('only one’s own rum can be given', () => {
    const t = boarding([{ crew: 'cooper', rum: 'rotgut golden-rum' }, { rum: 'aged-rum' }]).chooses('aim cooper 1');
    assert.equal(t.refused('give aged-rum'), 'not-your-rum C4.10');
  });

  test('who has a single rum card gives it unasked', () => {
    const t = boarding([{ crew: 'cooper', rum: 'rotgut' }, { rum: 'aged-rum' }])
      .chooses('aim cooper 1')
      .chance('receive aged-rum');
    assert.deepEqual([t.zone(0, 'rum'), t.zone(1, 'rum')], ['aged-rum', 'rotgut']);
  });

  test('without rum on both sides there is no exchange', () => {
    assert.equal(boarding([{ crew: 'cooper' }, { rum: 'aged-rum' }]).waiting(), 'chance look');
    assert.equal(boarding([{ crew: 'cooper', rum: 'aged-rum' }, {}]).waiting(), 'chance look');
  });

  test('a Smuggler exchanges face-up objects, and his captain chooses both (R12)', () => {
    const t = boarding([{ crew: 'smuggler', objects: 'cursed-doll sabre' }, { objects: 'shell goblet' }]).chooses(
      'aim smuggler 1',
    );
    assert.deepEqual(t.legal(), [
      'exchange cursed-doll shell',
      'exchange cursed-doll goblet',
      'exchange sabre shell',
      'exchange sabre goblet',
    ]);
    t.chooses('exchange cursed-doll goblet');
    assert.deepEqual([t.zone(0, 'objects'), t.zone(1, 'objects')], ['sabre goblet', 'shell cursed-doll']);
  });

  test('secrets cannot be exchanged', () => {
    const t = boarding([{ crew: 'smuggler', objects: 'cursed-doll' }, { secrets: 'ledger' }]);
    assert.equal(t.waiting(), 'chance look');
  });

  test('with two victories each defeated captain exchanges once (R18)', () => {
    const captains = [{ crew: 'smuggler', objects: 'cursed-doll' }, { objects: 'shell' }, {}, { objects: 'goblet' }];
    const t = boarding(captains).chooses('aim smuggler 1');
    assert.deepEqual(t.legal(), ['aim smuggler 3', 'finish']);
    t.chooses('aim smuggler 3');
    assert.deepEqual(
      [0, 1, 3].map((seat) => t.zone(seat, 'objects')),
      ['goblet', 'cursed-doll', 'shell'],
    );
  });

  test('nobody exchanges with a captain whom he has not defeated', () => {
    const captains = [
      { crew: 'smuggler', objects: 'cursed-doll' },
      { objects: 'shell' },
      { objects: 'shell' },
      { crew: 'cook', objects: 'goblet' },
    ];
    const t = boarding(captains, { parrot: 0 });
    assert.deepEqual(t.legal(), ['aim smuggler 1', 'finish']);
    assert.equal(t.refused('aim smuggler 3'), 'not-defeated C4.9');
  });

  test('a greyed-out target without goods is refused with the reason', () => {
    const t = boarding([{ crew: 'smuggler', objects: 'cursed-doll' }, { objects: 'shell' }, {}, {}]);
    assert.equal(t.refused('aim smuggler 3'), 'nothing-to-act-on C4.9');
  });
});

describe('C4.11 Gaining', () => {
  test('doubloons come from the bank, for each victory, without asking', () => {
    const t = boarding([{ crew: 'boatswain' }, {}, {}]);
    assert.equal(t.doubloons(0), 4);
  });
});

describe('C4.12 The parrot', () => {
  test('a Cook may take it from whoever holds it, defeated or not (R10)', () => {
    const t = boarding([{ crew: 'cook' }, {}, {}, { crew: 'monsieur-plume' }], { parrot: 3 });
    assert.equal(t.waiting(), '0 crew-effects');
    t.chooses('act cook');
    assert.equal(t.state().parrot, 0);
    assert.deepEqual(t.last('took-parrot'), { type: 'took-parrot', seat: 0, from: 3 });
  });

  test('the captain who has it has nothing to take', () => {
    assert.equal(boarding([{ crew: 'cook' }, {}], { parrot: 0 }).waiting(), 'chance look');
  });
});

describe('C4.13 The Lookout', () => {
  test('he takes one card of any share, of which his captain knows the back alone', () => {
    const t = boarding([{ crew: 'lookout' }, {}]).chooses('act lookout');
    assert.deepEqual(t.legal(), ['scout ?rum', 'scout ?relic', 'scout ?object', 'scout ?pirate']);
  });

  test('the card is laid at once, and an emptied space filled again (R22)', () => {
    const t = boarding([{ crew: 'lookout' }, {}], { top: 'object' })
      .chooses('act lookout', 'scout 1')
      .sees('aged-rum');
    assert.equal(t.zone(0, 'rum'), 'aged-rum');
    assert.equal(t.share(0), '?object');
  });

  test('a share that keeps cards is not filled, and its doubloons stay (R22)', () => {
    const t = boarding([{ crew: 'lookout' }, {}], { doubloons: [0, 3] })
      .chooses('act lookout', 'scout 2')
      .sees('kraken-eye');
    assert.equal(t.share(1), '?object');
    assert.equal(t.onShare(1), 3);
    assert.equal(t.doubloons(0), 0);
  });

  test('with an empty deck an emptied space gets a doubloon', () => {
    const t = boarding([{ crew: 'lookout' }, {}], { shares: ['rum@1', 'rum@1'], top: null }).chooses('act lookout', 'scout 1');
    assert.equal(t.share(0), '');
    assert.equal(t.onShare(0), 1);
  });

  test('a pirate whom he finds joins too late to act, and goes with the others (R11)', () => {
    const t = boarding([{ crew: 'lookout' }, {}])
      .chooses('act lookout', 'scout 4')
      .sees('boatswain');
    assert.equal(t.doubloons(0), 0);
    assert.equal(t.gone(), 'lookout boatswain');
  });

  test('an immediate object that he finds is done at once', () => {
    const t = boarding([{ crew: 'lookout' }, {}])
      .chooses('act lookout', 'scout 3')
      .sees('purse');
    assert.equal(t.doubloons(0), 3);
  });

  test('he acts once for each victory', () => {
    const t = boarding([{ crew: 'lookout' }, {}, {}])
      .chooses('act lookout', 'scout 1')
      .sees('rum')
      .chooses('act lookout', 'scout 2')
      .sees('kraken-eye');
    assert.equal(t.zone(0, 'rum') + t.zone(0, 'relics'), 'rumkraken-eye');
    assert.equal(t.waiting(), 'chance look');
  });

  test('where a single card lies on all shares it is taken unasked', () => {
    const t = boarding([{ crew: 'lookout' }, {}], { shares: ['rum@1'], top: null }).chooses('act lookout');
    assert.equal(t.zone(0, 'rum'), 'rum');
  });

  test('only cards on shares can be taken', () => {
    assert.equal(
      boarding([{ crew: 'lookout' }, { rum: 'rum' }])
        .chooses('act lookout')
        .refused('scout rum'),
      'not-on-a-share C4.13',
    );
  });

  test('Beer that he finds may cost a pirate who has not acted: he acts no more (R11)', () => {
    const t = boarding([{ crew: 'lookout gunner' }, { rum: 'aged-rum' }])
      .chooses('act lookout', 'scout 5')
      .sees('beer');
    assert.equal(t.waiting(), '0 beer');
    t.chooses('discard gunner');
    assert.equal(t.zone(1, 'rum'), 'aged-rum');
    assert.equal(t.waiting(), 'chance look');
  });

  test('Beer may cost the Lookout himself: his second time is lost', () => {
    const t = boarding([{ crew: 'lookout cook' }, {}, {}])
      .chooses('act lookout', 'scout 4')
      .sees('beer')
      .chooses('discard lookout');
    assert.equal(t.waiting(), 'chance look');
  });
});

describe('C4.14 Monsieur Plume', () => {
  test('a defeated captain discards an object that lies face up, and chooses it himself', () => {
    const t = boarding([{ crew: 'monsieur-plume' }, { objects: 'shell goblet', secrets: 'ledger' }]);
    assert.equal(t.waiting(), '1 monsieur-plume');
    assert.deepEqual(t.legal(), ['discard shell', 'discard goblet']);
    assert.equal(t.refused('discard ledger'), 'not-an-object C4.14');
    t.chooses('discard goblet');
    assert.equal(t.zone(1, 'objects'), 'shell');
  });

  test('the victor names the captain, and with two victories he may name the same one twice (R18)', () => {
    const captains = [{ crew: 'monsieur-plume' }, { objects: 'shell goblet sabre' }, {}, { objects: 'cursed-doll' }];
    const t = boarding(captains);
    assert.deepEqual(t.legal(), ['aim monsieur-plume 1', 'aim monsieur-plume 3']);
    t.chooses('aim monsieur-plume 1', 'discard shell', 'aim monsieur-plume 1', 'discard goblet');
    assert.deepEqual([t.zone(1, 'objects'), t.zone(3, 'objects')], ['sabre', 'cursed-doll']);
  });

  test('he may be sent to a captain who has nothing, so that another keeps a curse (R18)', () => {
    const t = boarding([{ crew: 'monsieur-plume' }, { objects: 'cursed-doll' }, {}, { secrets: 'ledger' }]);
    assert.deepEqual(t.legal(), ['aim monsieur-plume 1', 'aim monsieur-plume 3']);
    t.chooses('aim monsieur-plume 3');
    assert.deepEqual(t.last('fizzled'), { type: 'fizzled', seat: 3, by: 'monsieur-plume' });
    t.chooses('aim monsieur-plume 3');
    assert.deepEqual([t.zone(1, 'objects'), t.zone(3, 'secrets')], ['cursed-doll', 'ledger']);
  });

  test('nobody is named where no defeated captain has an object', () => {
    const t = boarding([{ crew: 'monsieur-plume' }, { secrets: 'ledger' }, { objects: 'shell' }, {}]);
    assert.equal(t.waiting(), 'chance look');
    assert.equal(t.happened('fizzled'), false);
  });

  test('the only object goes unasked', () => {
    const t = boarding([{ crew: 'monsieur-plume' }, { objects: 'shell' }]);
    assert.equal(t.zone(1, 'objects'), '');
    assert.deepEqual(t.last('discarded'), { type: 'discarded', seat: 1, card: 1, face: 'shell', by: 'monsieur-plume' });
  });

  test('it cannot be declined (R8)', () => {
    const t = boarding([{ crew: 'monsieur-plume' }, { objects: 'shell goblet' }, {}, { objects: 'cursed-doll' }]);
    assert.equal(t.refused('finish'), 'must-act-first C4.15');
  });
});

describe('C4.15 What may be left', () => {
  test('exchange, parrot and Lookout may be left unused (R8)', () => {
    for (const crew of ['smuggler', 'cooper', 'cook', 'lookout']) {
      const t = boarding(
        [
          { crew, objects: 'sabre', rum: 'rum' },
          { objects: 'shell', rum: 'rotgut' },
        ],
        { parrot: 1 },
      );
      assert.ok(t.legal().includes('finish'), crew);
      assert.equal(t.chooses('finish').waiting(), 'chance look');
    }
  });

  test('first everything has to be done that is no choice', () => {
    const t = boarding([{ crew: 'lookout boatswain' }, {}]);
    assert.equal(t.refused('finish'), 'must-act-first C4.15');
    assert.deepEqual(t.chooses('act boatswain').legal(), ['act lookout', 'finish']);
  });

  test('by the option nothing may be left', () => {
    const t = boarding([{ crew: 'lookout' }, {}], { options: { mayDecline: false } });
    assert.equal(t.waiting(), '0 lookout');
    const two = boarding([{ crew: 'lookout cook' }, {}], { options: { mayDecline: false }, parrot: 1 });
    assert.deepEqual(two.legal(), ['act lookout', 'act cook']);
    assert.equal(two.refused('finish'), 'must-not-decline C4.15');
  });

  test('a pirate who has acted does not act again, and another captain’s pirate not at all', () => {
    const t = boarding([{ crew: 'cook lookout' }, { crew: 'gunner' }], { parrot: 1 }).chooses('act cook');
    assert.equal(t.refused('act cook'), 'has-acted C4.8');
    assert.equal(t.refused('act gunner'), 'not-in-crew C4.7');
  });

  test('plain gains and thefts of doubloons are done unasked, unless a Lookout could find a Toll or a Purse first', () => {
    assert.equal(boarding([{ crew: 'boatswain cook' }, {}], { parrot: 1 }).doubloons(0), 2);
    assert.equal(boarding([{ crew: 'boatswain lookout' }, {}]).doubloons(0), 0);
  });
});
