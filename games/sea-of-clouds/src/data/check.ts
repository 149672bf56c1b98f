// What a table of figures must be like for the rules to hold.
import { BACKS, type Back, FACES, FACES_BY_BACK } from './cards.ts';
import type { Components, LootCard, Track } from './components.ts';

/** The table itself, once it is found to be sound; otherwise throws a sentence that says what is wrong. */
export function checkComponents(components: Components): Components {
  for (const face of FACES) checkCard(face, components.cards[face]);
  const chests = FACES.filter((face) => isChest(components.cards[face]));
  const copies = chests.reduce((sum, face) => sum + components.cards[face].copies, 0);
  if (copies > 1) throw new Error(`components.cards: there can be one Chest, not ${copies}`);
  for (const back of BACKS) checkUnseen(components, back);
  checkTrack(components.tracks.twoOrThree, 'components.tracks.twoOrThree');
  checkTrack(components.tracks.four, 'components.tracks.four');
  return components;
}

/** The object that doubloons lie on. */
export function isChest(card: LootCard): boolean {
  return card.back === 'object' && card.class === 'permanent' && card.doubloons > 0;
}

function checkCard(face: string, card: LootCard): void {
  const ladder =
    card.back === 'relic' ? card.ladder : card.back === 'rum' && card.worth.kind === 'ladder' ? card.worth.points : null;
  if (ladder !== null && ladder.length < card.copies) {
    throw new Error(`components.cards.${face}: ${card.copies} copies need a ladder of as many steps, not ${ladder.length}`);
  }
}

function checkUnseen({ cards, twoPlayers }: Components, back: Back): void {
  const faces = FACES_BY_BACK[back].filter((face) => face !== twoPlayers.withoutRelic);
  const copies = faces.reduce((sum, face) => sum + cards[face].copies, 0);
  const unseen = twoPlayers.unseen[back];
  if (unseen > copies) throw new Error(`components.twoPlayers.unseen.${back}: ${unseen} of ${copies} cards cannot be left out`);
}

/** C5.1: there is a boarding on the last island. */
function checkTrack({ islands, boardings }: Track, path: string): void {
  const rises = boardings.every((island, i) => island >= 1 && island <= islands && (i === 0 || island > (boardings[i - 1] ?? 0)));
  if (!rises || boardings.at(-1) !== islands) {
    throw new Error(`${path}.boardings must rise and end with the last island, ${islands}, not ${boardings.join(', ')}`);
  }
}
