// What a card says, chosen for all languages alike by its row of the card list.
import type {
  ImmediateCard,
  LootCard,
  PermanentCard,
  PirateCard,
  RumWorth,
  SecretCard,
  SecretCount,
} from '../src/data/components.ts';
import { capital, figure, signed } from './figures.ts';
import type { CardPhrases } from './phrases.ts';

export function ruleOf(phrases: CardPhrases, card: LootCard): string {
  if (card.back === 'rum') return rumRule(phrases, card.worth);
  if (card.back === 'relic') return phrases.ladder(steps(card.ladder));
  if (card.back === 'pirate') return pirateRule(phrases, card);
  if (card.class === 'permanent') return permanentRule(phrases, card);
  return card.class === 'immediate' ? immediateRule(phrases, card) : secretRule(phrases, card);
}

function steps(ladder: readonly number[]): string {
  return ladder.map(figure).join(', ');
}

function pointsOf({ points }: CardPhrases, number: number): string {
  return number < 0 ? `−${points(-number)}` : points(number);
}

function rumRule(phrases: CardPhrases, worth: RumWorth): string {
  switch (worth.kind) {
    case 'each':
      return worth.points === 0 ? phrases.worthless : phrases.worthEach(pointsOf(phrases, worth.points));
    case 'ladder':
      return phrases.ladder(steps(worth.points));
    case 'majority':
      return phrases.majority(pointsOf(phrases, worth.most), figure(worth.others));
  }
}

export function worthOf(phrases: CardPhrases, { strength, points }: PermanentCard): string {
  const parts = [
    ...(strength === 0 ? [] : [phrases.strength(signed(strength))]),
    ...(points === 0 ? [] : [pointsOf(phrases, points)]),
  ];
  return parts.join(', ');
}

function permanentRule(phrases: CardPhrases, card: PermanentCard): string {
  const worth = worthOf(phrases, card);
  const adds = worth === '' ? [] : [`${capital(worth)}.`];
  if (card.doubloons === 0) return adds[0] ?? phrases.doesNothing;
  return [phrases.chest(phrases.doubloons(card.doubloons)), ...adds].join(' ');
}

function immediateRule(phrases: CardPhrases, { does, doubloons }: ImmediateCard): string {
  return phrases.atOnce(phrases.immediate[does](phrases.doubloons(doubloons)));
}

function secretRule(phrases: CardPhrases, { points, counts, of }: SecretCard): string {
  const value = pointsOf(phrases, points);
  if (counts === 'itself') return `${value}.`;
  if (counts === 'parrot') return phrases.ifParrot(value);
  const each = of === 1 ? phrases.each[counts] : phrases.everySo(phrases.counted[counts](of));
  return counts === 'doubloon' ? phrases.forEachDoubloon(value, each) : phrases.forEach(value, each);
}

/** What a secret counted, for the score sheet; nothing where it counts itself. */
export function countedBy(phrases: CardPhrases, counts: SecretCount, number: number): string | null {
  if (counts === 'itself') return null;
  if (counts === 'parrot') return number === 0 ? phrases.withoutParrot : phrases.withParrot;
  return phrases.counted[counts](number);
}

function pirateRule(phrases: CardPhrases, { strength, does, doubloons, once }: PirateCard): string {
  const defeated = once ? phrases.aDefeated : phrases.theDefeated;
  const deed = phrases.deeds[does](phrases.doubloons(doubloons), defeated);
  return phrases.pirate(figure(strength), once ? phrases.once : phrases.eachVictory, deed);
}
