import { atWorldsEndOffer } from '@quarterdeck/at-worlds-end/offer';
import { spoken } from '@quarterdeck/kernel';
import { testGame } from '@quarterdeck/testkit';

testGame(await spoken(atWorldsEndOffer), { folder: import.meta.dirname });
