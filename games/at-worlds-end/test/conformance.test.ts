import { atWorldsEndOffer } from '@quarterdeck/at-worlds-end/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(atWorldsEndOffer, { folder: import.meta.dirname });
