import { seaOfCloudsOffer } from '@quarterdeck/sea-of-clouds/offer';
import { testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';

testGuide(seaOfCloudsOffer, guide);
