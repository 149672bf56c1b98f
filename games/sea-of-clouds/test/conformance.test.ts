import { seaOfCloudsOffer } from '@quarterdeck/sea-of-clouds/offer';
import { testGame } from '@quarterdeck/testkit';

testGame(seaOfCloudsOffer, { folder: import.meta.dirname });
