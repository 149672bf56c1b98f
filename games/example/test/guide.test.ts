import { testGuide } from '@quarterdeck/testkit';
import { guide } from '../guide/index.ts';
import { exampleOffer } from '../offer.ts';

testGuide(exampleOffer, guide);
