// Game-variant cards: at most one is in force. The six of the box, and one from the publisher's list.

export const VARIANTS = [
  'none',
  'thieves-island',
  'pile-o-treasure',
  'sudden-death',
  'all-hands-on-deck',
  'strange-lands',
  'beneath-the-waves',
  'bottom-feeder',
] as const;
export type Variant = (typeof VARIANTS)[number];
