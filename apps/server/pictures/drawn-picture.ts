import type { ProjectDocument } from "@stanza/codecs";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Evaluator } from "../evaluation/evaluator.ts";
import { brotli } from "../files/brotli.ts";
import type { FileStore } from "../files/file-store.ts";
import { sniffPicture } from "../files/sniff-picture.ts";
import { keepBlob } from "./keep-blob.ts";
import { roomPicture } from "./room-picture.ts";
import type { ScenePictures } from "./scene-pictures.ts";

/** The columns of a project's row that its drawn picture depends on. */
interface DrawnProject {
  readonly shop_id: string;
  readonly id: number;
  readonly revision: number;
  readonly doc_sha: Buffer;
  readonly price_date: string | null;
  readonly drawn_sha: Buffer | null;
  readonly drawn_revision: number | null;
}

/** A picture as it is stored: of the room itself, or a drawing as SVG packed with brotli. */
export interface ServerPicture {
  readonly bytes: Buffer;
  readonly kind: "image/png" | "brotli-svg";
}

/**
 * The pictures that the server makes of projects, one for each revision: drawn when it is first asked for, and photographed afterwards, beside
 * everything else, to take the drawing's place.
 */
export interface DrawnPictures {
  /** `null`: there is nothing to see, or it could not be drawn. */
  of(record: DrawnProject): Promise<ServerPicture | null>;
  /** Photographs the rooms for the cover of an offer that is likely to be wanted soon. */
  ahead(record: DrawnProject): void;
}

/** Revisions that are remembered as given to the photographer. */
const MOST_REMEMBERED = 10_000;

export function openDrawnPictures(parts: {
  readonly pool: pg.Pool;
  readonly evaluator: Evaluator;
  readonly files: FileStore;
  readonly scenes: ScenePictures;
  readonly log: FastifyBaseLogger;
  readonly readProject: (pool: pg.Pool, shopId: string, sha: Buffer) => Promise<ProjectDocument>;
}): DrawnPictures {
  const { pool, evaluator, files, scenes, log, readProject } = parts;
  const underWay = new Map<string, Promise<Buffer | null>>();
  /** Revisions that were given to the photographer: what he could not take stays drawn. */
  const photographed = new Set<string>();

  const draw = async (record: DrawnProject): Promise<Buffer | null> => {
    const { project } = await readProject(pool, record.shop_id, record.doc_sha);
    const svg = await evaluator.drawPicture(project, record.price_date);
    if (svg === null) return null;
    const bytes = await brotli(svg, 5);
    // A picture that cannot be stored is still shown, and drawn again next time.
    await keep(record, bytes, "image/svg+xml").catch((error: unknown) =>
      log.warn({ err: error, project: record.id }, "A drawn picture could not be kept"),
    );
    return bytes;
  };
  const keep = async ({ shop_id, id, revision }: DrawnProject, bytes: Buffer, mediaType: string) => {
    const sha = await files.put(bytes);
    await keepBlob(pool, shop_id, { sha, size: bytes.length, mediaType });
    await pool.query(
      "update project set drawn_sha = $2, drawn_revision = $4 where shop_id = $1 and id = $3 and revision = $4",
      [shop_id, sha, id, revision],
    );
  };
  const photograph = async (record: DrawnProject, use: "list" | "page"): Promise<void> => {
    const { project } = await readProject(pool, record.shop_id, record.doc_sha);
    const { shop_id: shopId, id: projectId, price_date: priceDate } = record;
    const png = await roomPicture({ evaluator, scenes }, { shopId, project, projectId, priceDate }, use);
    if (png && use === "list") await keep(record, png, "image/png");
  };
  const photographLater = (record: DrawnProject, use: "list" | "page"): void => {
    const key = `${record.id} ${record.revision} ${use}`;
    if (!scenes.isOn || photographed.has(key)) return;
    if (photographed.size >= MOST_REMEMBERED) photographed.clear();
    photographed.add(key);
    photograph(record, use).catch((error: unknown) =>
      log.warn({ err: error, project: record.id }, "A project could not be photographed"),
    );
  };
  return {
    ahead: (record) => photographLater(record, "page"),
    async of(record) {
      const key = `${record.id} ${record.revision}`;
      if (record.drawn_sha && record.drawn_revision === record.revision) {
        const kept = await files.get(record.drawn_sha);
        if (kept) {
          if (sniffPicture(kept) === "image/png") return { bytes: kept, kind: "image/png" };
          photographLater(record, "list");
          return { bytes: kept, kind: "brotli-svg" };
        }
      }
      const drawing =
        underWay.get(key) ??
        draw(record)
          .catch((error: unknown) => {
            log.warn({ err: error, project: record.id }, "A project's picture could not be drawn");
            return null;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      const bytes = await drawing;
      if (!bytes) return null;
      photographLater(record, "list");
      return { bytes, kind: "brotli-svg" };
    },
  };
}
