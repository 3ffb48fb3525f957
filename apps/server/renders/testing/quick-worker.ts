import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "../../db/pool.ts";
import { encodePng } from "../../files/encode-png.ts";
import { openFolderStore } from "../../files/file-store.ts";
import { startFarmWorker } from "../farm-worker.ts";

/**
 * A worker of the farm as a process of its own, as `render-worker.ts` is, whose engine takes PICTURE_MS for a picture: what is tested is the
 * queue, and a thousand real pictures would take an hour. It tells its id when it is ready.
 */
const { DATABASE_URL = "", DATA_DIR = "", PICTURE_MS = "10" } = process.env;
const log = { warn: () => {}, error: () => {} };
const worker = startFarmWorker({
  pool: createPool(DATABASE_URL, () => {}, 3),
  databaseUrl: DATABASE_URL,
  files: openFolderStore(join(DATA_DIR, "files")),
  films: null,
  engine: {
    name: "tracer",
    film: () => Promise.reject(new Error("This engine makes pictures only.")),
    async render({ settings: { width, height } }, progress) {
      progress(0.5);
      await sleep(Number(PICTURE_MS));
      return encodePng({ width, height, rgb: new Uint8Array(width * height * 3).fill(120) });
    },
  },
  log,
});
process.send?.(worker.id);
process.on("disconnect", () => process.exit(0));
