import type { LightPicture } from "@stanza/environments";
import type { Camera, Frame } from "@stanza/tracer";

/** What the process in the sandbox is asked for: a picture of the scene by each camera. */
export interface TracerOrder {
  readonly scene: Uint8Array;
  readonly light: LightPicture;
  readonly cameras: readonly Camera[];
  readonly width: number;
  readonly height: number;
  readonly background: "plain" | "environment";
  readonly exposure: number;
  readonly samples: number;
  readonly seed: number;
  readonly threads: number;
}

/** What it says. */
export type TracerReport =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "picture"; readonly png: Uint8Array }
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly reason: "scene" | "camera" | "too-large"; readonly message: string };

/** Rows that a thread is given, and gives back. */
export interface RowsOrder {
  /** Which of the cameras. */
  readonly camera: number;
  readonly top: number;
  readonly bottom: number;
}
export interface RowsDone {
  readonly top: number;
  readonly rows: Frame;
}
