import { spoken } from '@quarterdeck/kernel';
import { piratesOf7SeasOffer } from '@quarterdeck/pirates-of-7-seas/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(await spoken(piratesOf7SeasOffer), { folder: import.meta.dirname, games: 3 });
