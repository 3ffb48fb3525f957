import type { Vec2 } from "@stanza/geometry";

/** The directions of the pad's arrows on the screen. */
export const NUDGE_WAYS = ["left", "up", "down", "right"] as const;
export type NudgeWay = (typeof NUDGE_WAYS)[number];

/** The lengths of one press, mm, with their names. In inches: a sixteenth, one, and six of them. */
export const NUDGE_STEPS: Readonly<
  Record<"mm" | "in", readonly { readonly mm: number; readonly name: string }[]>
> = {
  mm: [
    { mm: 1, name: "1" },
    { mm: 10, name: "10" },
    { mm: 100, name: "100" },
  ],
  in: [
    { mm: 25.4 / 16, name: '1/16"' },
    { mm: 25.4, name: '1"' },
    { mm: 152.4, name: '6"' },
  ],
};

const ON_SCREEN: Readonly<Record<NudgeWay, Vec2>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The move on the plan, mm, that goes where an arrow points on the screen, as nearly as a quarter turn comes to it.
 *
 * azimuth   of the camera, degrees; 0 looks at the room as the plan is drawn
 */
export function nudgeOf(way: NudgeWay, mm: number, azimuth: number): Vec2 {
  const [right, down] = ON_SCREEN[way];
  const quarters = ((Math.round(azimuth / 90) % 4) + 4) % 4;
  const [cos, sin] = (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const
  )[quarters]!;
  // `+ 0` leaves no negative zero behind.
  return [(right * cos + down * sin) * mm + 0, (down * cos - right * sin) * mm + 0];
}
