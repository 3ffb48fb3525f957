import { cameraFault, developedSnapshot, readGlb, takeSnapshot } from "@stanza/tracer";
import { encodePng } from "../../files/encode-png.ts";
import { readPicture } from "./decode-png.ts";
import type { SnapshotOrder, SnapshotReport } from "./snapshot-messages.ts";

/** Rays across a pixel: four rays make edges smooth. */
const RAYS_ACROSS = 2;

const say = (report: SnapshotReport, then?: () => void) => process.send?.(report, () => then?.());

/** The process in the sandbox: gets its orders at once, answers each with a picture or with what is wrong with it, and ends. */
process.once("message", (message) => {
  for (const [index, order] of (message as readonly SnapshotOrder[]).entries()) say(made(order, index));
  say({ kind: "done" }, () => process.exit(0));
});

function made({ scene, camera, width, height, paper }: SnapshotOrder, index: number): SnapshotReport {
  const fault = cameraFault(camera);
  if (fault) return { kind: "refused", index, message: fault };
  try {
    const snapshot = takeSnapshot(readGlb(scene, readPicture), {
      camera,
      width,
      height,
      raysAcross: RAYS_ACROSS,
    });
    const rgb = developedSnapshot(snapshot, paper);
    return { kind: "picture", index, png: encodePng({ width, height, rgb }) };
  } catch (error) {
    return { kind: "refused", index, message: error instanceof Error ? error.message : String(error) };
  }
}
