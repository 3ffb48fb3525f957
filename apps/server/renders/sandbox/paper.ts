/** The paper behind a room, linear light: what the 3D view's light theme has. */
export const PAPER = [0.86, 0.86, 0.85] as const;
