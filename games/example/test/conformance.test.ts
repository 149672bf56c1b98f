import { exampleOffer } from '@quarterdeck/example/offer';
import { spoken } from '@quarterdeck/kernel';
import { testGame } from '@quarterdeck/testkit';

testGame(await spoken(exampleOffer), { folder: import.meta.dirname, games: 3 });
