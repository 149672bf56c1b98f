import { admiralOffer } from '@quarterdeck/admiral/offer';
import { spoken } from '@quarterdeck/kernel';
import { testGame } from '@quarterdeck/testkit';

// Random fleets set themselves on fire and are gone after three rounds; here they do so in the mixtures only.
testGame(await spoken(admiralOffer), {
  folder: import.meta.dirname,
  held: { rounds: 5 },
  shunned: ['declare-fireship', 'hand-over'],
});
