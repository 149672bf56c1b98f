// Any legal move, each as likely as the others.
import { pick } from '@quarterdeck/kernel';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  choose: (_offer, { legal }, rng) => pick(legal, rng),
};
