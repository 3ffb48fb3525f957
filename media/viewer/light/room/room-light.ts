import type { Bounds, Vec2, Vec3 } from "@stanza/geometry";
import type { LinearColor } from "@stanza/models";

/** What throws light back: a box in the room frame, mm, and the share of each colour that it does not swallow. */
export interface LitSolid {
  readonly bounds: Bounds;
  readonly color: LinearColor;
}

/** A lamp as a point. */
export interface LitLamp {
  readonly at: Vec3;
  /** Its light beside that of a window of a square metre. */
  readonly power: number;
}

/** The rooms for which light is reckoned, and what gives it. */
export interface RoomLightOrder {
  readonly outlines: readonly (readonly Vec2[])[];
  /** Of the walls, mm. */
  readonly height: number;
  readonly floor: LinearColor;
  readonly wall: LinearColor;
  readonly ceiling: LinearColor;
  readonly solids: readonly LitSolid[];
  /** Boxes of the window panes that have the open air behind them. */
  readonly panes: readonly Bounds[];
  /** How bright it is outside, 0 … 1. */
  readonly day: number;
  readonly lamps: readonly LitLamp[];
}

/**
 * Light that has gone from windows and lamps through the rooms, at the points of a grid (x fastest, then y, then z), beside the even light that
 * a room without windows has: `1, 1, 1` with no direction is that light.
 */
export interface RoomLight {
  readonly min: Vec3;
  readonly size: Vec3;
  readonly counts: readonly [x: number, y: number, z: number];
  /** Four half floats a point: red, green and blue. */
  readonly colors: Uint16Array<ArrayBuffer>;
  /** Four half floats a point: the way that light comes from, as long as it is one-sided (0 … 1), room frame. */
  readonly ways: Uint16Array<ArrayBuffer>;
}
