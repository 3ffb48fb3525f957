import type { Vec2 } from "@stanza/geometry";
import type { WallId } from "../ids.ts";

/** The lines that a person lays over a photograph, in its pixels, v downwards. */
export interface PhotoLines {
  /** Along edges that run along the wall. */
  readonly alongA: readonly [Vec2, Vec2];
  readonly alongB: readonly [Vec2, Vec2];
  /** Along edges that come away from it at a right angle. */
  readonly awayA: readonly [Vec2, Vec2];
  readonly awayB: readonly [Vec2, Vec2];
  /** The wall's left corner on the floor, and a point of its foot that is `lengthMm` further to the right. */
  readonly foot: readonly [Vec2, Vec2];
}

export type PhotoLineName = keyof PhotoLines;
export const PHOTO_LINES: readonly PhotoLineName[] = ["alongA", "alongB", "awayA", "awayB", "foot"];

/** A photograph of the real room with what was marked in it; the furniture is seen in it from `photoCamera`. */
export interface Photo {
  readonly id: string;
  /** As it is listed. */
  readonly name: string;
  /** Hex SHA-256 of the picture that the server keeps. */
  readonly sha: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Whose foot is marked. */
  readonly wall: WallId;
  /** What is known of the wall's foot. */
  readonly lengthMm: number;
  readonly lines: PhotoLines;
}
