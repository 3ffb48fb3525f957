const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key on the screen, each part -1, 0 or 1; `undefined` for any other key. */
export function arrowDirection(key: string): readonly [right: number, down: number] | undefined {
  return DIRECTIONS[key];
}
