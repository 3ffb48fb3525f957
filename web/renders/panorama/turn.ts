/** Where somebody looks in a panorama: radians to the right of its middle and up, and the height of what is seen. */
export interface Turn {
  readonly across: number;
  readonly up: number;
  readonly fov: number;
}

export const FIRST_TURN: Turn = { across: 0, up: 0, fov: (70 * Math.PI) / 180 };

const [NEAREST, WIDEST] = [(25 * Math.PI) / 180, (100 * Math.PI) / 180];
const HIGHEST = (85 * Math.PI) / 180;
const STEP = (8 * Math.PI) / 180;

/** Looks further to the right and up, nearer or wider; never past the zenith. */
export function turned(turn: Turn, { across = 0, up = 0, zoom = 1 }): Turn {
  const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  const all = 2 * Math.PI;
  return {
    across: (((turn.across + across) % all) + all) % all,
    up: clamp(turn.up + up, -HIGHEST, HIGHEST),
    fov: clamp(turn.fov * zoom, NEAREST, WIDEST),
  };
}

/** What a key does to where somebody looks; undefined: nothing. */
export function turnOfKey(turn: Turn, key: string): Turn | undefined {
  const step = STEP * (turn.fov / FIRST_TURN.fov);
  if (key === "ArrowLeft") return turned(turn, { across: -step });
  if (key === "ArrowRight") return turned(turn, { across: step });
  if (key === "ArrowUp") return turned(turn, { up: step });
  if (key === "ArrowDown") return turned(turn, { up: -step });
  if (key === "+" || key === "=") return turned(turn, { zoom: 0.85 });
  if (key === "-") return turned(turn, { zoom: 1 / 0.85 });
  return key === "Home" ? FIRST_TURN : undefined;
}
