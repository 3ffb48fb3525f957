import type { RenderCamera, RenderFailure, RenderSettings } from "@stanza/contract";
import type { LightPicture } from "@stanza/environments";

/** A picture to be made: the scene as GLB, the light all around it, and what `render.json` says. */
export interface RenderOrder {
  readonly scene: Buffer;
  readonly light: LightPicture;
  readonly settings: RenderSettings;
  readonly seed: number;
}

/** Makes pictures of scenes: Blender's Cycles, or a path tracer of our own. */
export interface RenderEngine {
  readonly name: "tracer" | "cycles";
  /**
   * Makes one picture, a PNG of the size that was asked for. Rejects with `RenderError`.
   *
   * progress  told 0 … 1
   * signal    aborted: everything that was started is killed, and the promise rejects
   */
  render(order: RenderOrder, progress: (share: number) => void, signal: AbortSignal): Promise<Buffer>;
  /**
   * Makes a picture of each camera, one after the other, in a light that changes as slowly as an eye gets used to it.
   *
   * frame  gets each PNG in order
   */
  film(
    order: RenderOrder,
    cameras: readonly RenderCamera[],
    frame: (png: Buffer) => void,
    progress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Failures that another try may cure: the engine was killed, or was short of something for a moment. */
const WORTH_A_TRY: readonly RenderFailure[] = ["crashed", "broken"];

/** A picture that did not come. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  readonly reason: RenderFailure;
  constructor(reason: RenderFailure, message: string) {
    super(message);
    this.reason = reason;
  }

  get isWorthATry(): boolean {
    return WORTH_A_TRY.includes(this.reason);
  }
}

/** Refuses what is no whole PNG of the size that was asked for, e.g. half a file. Throws `RenderError`. */
export function checkPng(png: Buffer, { width, height }: Pick<RenderSettings, "width" | "height">): Buffer {
  const isWhole =
    png.length > 57 &&
    png.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) &&
    png.readUInt32BE(16) === width &&
    png.readUInt32BE(20) === height &&
    png.subarray(-8, -4).toString("latin1") === "IEND";
  if (!isWhole) throw new RenderError("broken", "The engine wrote no whole picture.");
  return png;
}

/** Milliseconds that a picture may take before its engine counts as hung: a minute, and far more than any engine needs for its paths. */
export const timeLimit = (paths: number): number => 60_000 + paths / 20;
