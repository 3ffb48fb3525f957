import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { sandboxOf } from "@stanza/print/sandbox";
import type { SnapshotOrder, SnapshotReport } from "../sandbox/snapshot-messages.ts";
import { checkPng, timeLimit } from "./engine.ts";
import { runEngine } from "./engine-process.ts";

const FOLDER = fileURLToPath(new URL("../sandbox", import.meta.url));
const PNG_ENCODER = fileURLToPath(new URL("../../files/encode-png.ts", import.meta.url));
const MANIFEST = fileURLToPath(new URL("../../package.json", import.meta.url));
const PROGRAM = `${FOLDER}/snapshot-process.ts`;
const MEMORY = 1024 ** 3;
/** Rays of a pixel with those that ask for light. */
const RAYS = 16;

/** Makes pictures in simple light, one after the other. */
export interface SnapshotEngine {
  /**
   * made  gets each picture as soon as it is there; null: its scene is refused
   *
   * Rejects with `RenderError` where the process did not come to its end; those that it has made by then are made.
   */
  snapshots(
    orders: readonly SnapshotOrder[],
    made: (index: number, png: Buffer | null) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

/** The engine of `takeSnapshot`, in a process of the lowest priority that can do nothing but compute (decision 032). */
export function snapshotEngine(program = PROGRAM): SnapshotEngine {
  return {
    async snapshots(orders, made, signal) {
      const { command, args } = sandboxOf(program, [], [FOLDER, PNG_ENCODER, MANIFEST, program]);
      const pixels = orders.reduce((sum, { width, height }) => sum + width * height, 0);
      await runEngine<void>(
        {
          command,
          args,
          options: { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"], env: {} },
        },
        { timeoutMs: timeLimit(pixels * RAYS), memory: MEMORY },
        signal,
        (child, end) => {
          if (child.pid !== undefined) leaveTheRestInPeace(child.pid);
          child.on("message", (message) => {
            const said = message as SnapshotReport;
            if (said.kind === "done") end.resolve();
            else if (said.kind === "refused") made(said.index, null);
            else
              try {
                made(said.index, checkPng(Buffer.from(said.png), orders[said.index]!));
              } catch (error) {
                end.reject(error);
              }
          });
          // An error of sending shows as the process's end.
          child.send(orders, () => {});
        },
      );
    },
  };
}

/** Whoever works shall not notice that pictures are made. */
function leaveTheRestInPeace(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
