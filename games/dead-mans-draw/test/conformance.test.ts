import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(deadMansDrawOffer, { folder: import.meta.dirname });
