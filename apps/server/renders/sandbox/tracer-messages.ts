import type { RenderSettings } from "@stanza/contract";
import type { LightPicture } from "@stanza/environments";
import type { Frame } from "@stanza/tracer";

/** What the process in the sandbox is asked for. */
export interface TracerOrder extends Omit<RenderSettings, "name" | "quality" | "environment"> {
  readonly scene: Uint8Array;
  readonly light: LightPicture;
  readonly samples: number;
  readonly seed: number;
  readonly threads: number;
}

/** What it says. */
export type TracerReport =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "done"; readonly png: Uint8Array }
  | { readonly kind: "refused"; readonly reason: "scene" | "camera" | "too-large"; readonly message: string };

/** Rows that a thread is given, and gives back. */
export interface RowsOrder {
  readonly top: number;
  readonly bottom: number;
}
export interface RowsDone {
  readonly top: number;
  readonly rows: Frame;
}
