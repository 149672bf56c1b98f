import { exampleOffer } from '@quarterdeck/example/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(exampleOffer, { folder: import.meta.dirname, games: 3 });
