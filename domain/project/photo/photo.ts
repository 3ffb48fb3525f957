import type { Vec2 } from "@stanza/geometry";
import type { WallId } from "../ids.ts";

/** The lines that a person draws on a photograph, in its pixels, v downwards. */
export interface PhotoLines {
  /** Two edges that run along the wall. */
  readonly alongA: readonly [Vec2, Vec2];
  readonly alongB: readonly [Vec2, Vec2];
  /** Two edges that run away from the wall at a right angle. */
  readonly awayA: readonly [Vec2, Vec2];
  readonly awayB: readonly [Vec2, Vec2];
  /** The wall's left corner on the floor, and a point on its foot `lengthMm` further to the right. */
  readonly foot: readonly [Vec2, Vec2];
}

export type PhotoLineName = keyof PhotoLines;
export const PHOTO_LINES: readonly PhotoLineName[] = ["alongA", "alongB", "awayA", "awayB", "foot"];

/** A photograph of the real room with a person's marks. `photoCamera` shows the furniture in it. */
export interface Photo {
  readonly id: string;
  /** Name in the list. */
  readonly name: string;
  /** Hex SHA-256 of the picture that the server keeps. */
  readonly sha: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The wall whose foot is marked. */
  readonly wall: WallId;
  /** Known length along the wall's foot. */
  readonly lengthMm: number;
  readonly lines: PhotoLines;
}
