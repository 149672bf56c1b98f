import { spoken } from '@quarterdeck/kernel';
import { seaOfCloudsOffer } from '@quarterdeck/sea-of-clouds/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(await spoken(seaOfCloudsOffer), { folder: import.meta.dirname });
