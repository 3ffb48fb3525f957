/** The largest scenes that are rendered. */
export const GLB_LIMITS = { bytes: 32 * 1024 * 1024, triangles: 2_000_000, nodes: 100_000 } as const;

export type SceneFaultReason = "not-a-glb" | "too-large" | "not-supported" | "no-triangles";

/** A scene that cannot be rendered. */
export class SceneFault extends Error {
  override readonly name = "SceneFault";
  readonly reason: SceneFaultReason;
  constructor(reason: SceneFaultReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
