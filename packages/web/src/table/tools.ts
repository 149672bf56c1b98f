// What somebody at a table can use besides the moves.
export const TOOLS = ['undo', 'hint', 'share', 'resign', 'leave'] as const;
export type Tool = (typeof TOOLS)[number];
