import type { EnvironmentName } from "@stanza/environments";
import type { SceneCopy } from "@stanza/viewer";

/** The order for a photograph of the view as it rests. */
export interface PhotographOrder {
  readonly scene: SceneCopy;
  readonly environment: EnvironmentName;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A photograph after some of its passes, RGBA, top row first. */
export interface PhotographShown {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** Share of the work that is done, 0 … 1. */
  readonly share: number;
}

export type FromPhotographWorker =
  | { readonly kind: "progress"; readonly share: number }
  | ({ readonly kind: "picture" } & PhotographShown);
