import { deadMansDrawOffer } from '@quarterdeck/dead-mans-draw/offer';
import { spoken } from '@quarterdeck/kernel';
import { testGame } from '@quarterdeck/testkit';

testGame(await spoken(deadMansDrawOffer), { folder: import.meta.dirname });
