// A second reading of raids and curses, from the rulebook and in another style: every ship is a piece of its own with a place, every good
// lies in a named hold, and nothing is counted before it has to be. It knows nothing of the game under test.

/** What could be read otherwise; the tests plant each misreading and demand that it shows. */
export interface Reading {
  readonly equalFacesSinkBoth: boolean;
  readonly sunkBringYinYang: boolean;
  readonly savedBringLoot: boolean;
  readonly corsairsMarkedTwice: boolean;
  readonly limitTimes: Readonly<Record<number, number>>;
  readonly goodsBeforeShips: boolean;
  readonly guardsAreThrown: boolean;
  readonly wagesPerGuard: number;
  readonly demandFrom: number;
  readonly nearestFirst: boolean;
}

export const AS_WE_READ_IT: Reading = {
  equalFacesSinkBoth: true,
  sunkBringYinYang: true,
  savedBringLoot: false,
  corsairsMarkedTwice: false,
  limitTimes: { 2: 3, 3: 2, 4: 1 },
  goodsBeforeShips: true,
  guardsAreThrown: false,
  wagesPerGuard: 2,
  demandFrom: 3,
  nearestFirst: true,
};

/** A die in the tray: whose it is (-1: the caravan's), its place, its face. */
export interface Piece {
  readonly whose: number;
  readonly x: number;
  readonly y: number;
  readonly face: number;
}

const CARAVAN = -1;

/** Which dice are still in the tray when no pair is left; null where a tie asks a player. */
export function battle(dice: readonly Piece[], reading: Reading): readonly Piece[] | null {
  let sea = [...dice];
  for (;;) {
    const reds = sea.filter(({ whose }) => whose === CARAVAN);
    const others = sea.filter(({ whose }) => whose !== CARAVAN);
    const duels = reds.flatMap((red) =>
      others.map((pirate) => ({ red, pirate, far: Math.hypot(red.x - pirate.x, red.y - pirate.y) })),
    );
    if (duels.length === 0) return sea;
    duels.sort((one, two) => (reading.nearestFirst ? one.far - two.far : two.far - one.far));
    const [duel, next] = duels;
    if (duel === undefined) return sea;
    if (next !== undefined && Math.abs(next.far - duel.far) < 1e-9) return null;
    sea = sea.filter((piece) => !goesDown(piece, duel.red, duel.pirate, reading));
  }
}

function goesDown(piece: Piece, red: Piece, pirate: Piece, { equalFacesSinkBoth }: Reading): boolean {
  if (piece !== red && piece !== pirate) return false;
  if (red.face === pirate.face) return equalFacesSinkBoth || piece === red;
  return piece.face === Math.min(red.face, pirate.face);
}

/** What a raid does to each player: ships and yin-yang gained or lost, and cards of loot to draw. */
export interface Spoils {
  readonly ships: number;
  readonly yinYang: number;
  readonly loot: number;
}

export function spoils(
  dice: readonly Piece[],
  afloat: readonly Piece[],
  player: number,
  unsinkable: number,
  reading: Reading,
): Spoils {
  const sent = dice.filter(({ whose }) => whose === player).length;
  const left = afloat.filter(({ whose }) => whose === player).length;
  const saved = Math.min(unsinkable, sent - left);
  const gone = sent - left - saved;
  const isWon = !afloat.some(({ whose }) => whose === CARAVAN);
  return {
    ships: -gone,
    yinYang: reading.sunkBringYinYang ? gone : 0,
    loot: isWon ? left + (reading.savedBringLoot ? saved : 0) : 0,
  };
}

/** Marks for one player of a raid, by what he sent. */
export function marks(sent: number, isCorsair: boolean, { corsairsMarkedTwice }: Reading): number {
  if (isCorsair && sent === 0) return corsairsMarkedTwice ? 2 : 1;
  return isCorsair || sent === 0 ? 1 : 0;
}

/** How many ships a player has free, stowing goods one by one: into a half-full double hold while there is one, else into a new ship. */
export function freeShips(ships: number, guards: number, goods: number, doubleHolds: number): number {
  let used = 0;
  let halfFull = 0;
  let doubles = doubleHolds;
  for (let good = 0; good < goods; good++) {
    if (halfFull > 0) {
      halfFull -= 1;
      continue;
    }
    used += 1;
    if (doubles > 0) {
      doubles -= 1;
      halfFull += 1;
    }
  }
  return ships - guards - used;
}

export function mostToSend(players: number, caravanShips: number, free: number, { limitTimes }: Reading): number {
  return Math.min((limitTimes[players] ?? 0) * caravanShips, Math.max(0, free));
}

/** What so many hits take of a player: cards of the kind, then ships. */
export function struck(
  hits: number,
  cards: number,
  fleet: number,
  { goodsBeforeShips }: Reading,
): { cards: number; ships: number } {
  let [cardsLost, shipsLost] = [0, 0];
  for (let hit = 0; hit < hits; hit++) {
    const canCards = cardsLost < cards;
    const canShips = shipsLost < fleet;
    if (canCards && (goodsBeforeShips || !canShips)) cardsLost += 1;
    else if (canShips) shipsLost += 1;
  }
  return { cards: cardsLost, ships: shipsLost };
}

/** The faces of curses that strike by face. */
export const STRIKING: Readonly<Record<string, number>> = { kraken: 1, iceberg: 2, sirens: 3, mutiny: 4 };

/** Hits of the Whirlpool for one player: null where the boundary is a tie. */
export function drawnIn(dice: readonly Piece[], player: number): number | null {
  const red = dice.find(({ whose }) => whose === CARAVAN);
  if (red === undefined) return 0;
  const ships = dice
    .filter(({ whose }) => whose !== CARAVAN)
    .map((piece) => ({ piece, far: Math.hypot(piece.x - red.x, piece.y - red.y) }))
    .sort((one, two) => one.far - two.far);
  const last = ships[red.face - 1];
  const next = ships[red.face];
  if (last !== undefined && next !== undefined && Math.abs(last.far - next.far) < 1e-9) return null;
  return ships.slice(0, red.face).filter(({ piece }) => piece.whose === player).length;
}

/** What a sale of one kind brings. */
export function sale(count: number, price: number, { demandFrom }: Reading): number {
  let chests = 0;
  for (let card = 0; card < count; card++) chests += count >= demandFrom ? price : 1;
  return chests;
}

/** Guards after chests have changed: one for each ten, as far as ships are free. */
export function guardsAfter(guards: number, chests: number, free: number): number {
  let now = guards;
  let left = free;
  while (now > 0 && now * 10 > chests) now -= 1;
  while ((now + 1) * 10 <= chests && left > 0) {
    now += 1;
    left -= 1;
  }
  return now;
}
