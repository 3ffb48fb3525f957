import type { Camera } from "@stanza/tracer";

/** A scene to be photographed in simple light. */
export interface SnapshotOrder {
  readonly scene: Uint8Array;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** What it lies on, sRGB bytes. */
  readonly paper: readonly [number, number, number];
}

/** What the process in the sandbox says; `index`: of the order. */
export type SnapshotReport =
  | { readonly kind: "picture"; readonly index: number; readonly png: Uint8Array }
  | { readonly kind: "refused"; readonly index: number; readonly message: string }
  | { readonly kind: "done" };
