import type { ProjectDocument } from "@stanza/codecs";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Evaluator } from "../evaluation/evaluator.ts";
import { brotli } from "../files/brotli.ts";
import type { FileStore } from "../files/file-store.ts";

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

/** The pictures that the server draws of projects: one for each revision, drawn when it is first asked for. */
export interface DrawnPictures {
  /** SVG packed with brotli; `null`: there is nothing to see, or it could not be drawn. */
  of(record: DrawnProject): Promise<Buffer | null>;
}

export function openDrawnPictures(parts: {
  readonly pool: pg.Pool;
  readonly evaluator: Evaluator;
  readonly files: FileStore;
  readonly log: FastifyBaseLogger;
  readonly readProject: (pool: pg.Pool, shopId: string, sha: Buffer) => Promise<ProjectDocument>;
}): DrawnPictures {
  const { pool, evaluator, files, log, readProject } = parts;
  const underWay = new Map<string, Promise<Buffer | null>>();

  const draw = async (record: DrawnProject): Promise<Buffer | null> => {
    const { project } = await readProject(pool, record.shop_id, record.doc_sha);
    const svg = await evaluator.drawPicture(project, record.price_date);
    if (svg === null) return null;
    const bytes = await brotli(svg, 5);
    // A picture that cannot be stored is still shown, and drawn again next time.
    await keep(record, bytes).catch((error: unknown) =>
      log.warn({ err: error, project: record.id }, "A drawn picture could not be kept"),
    );
    return bytes;
  };
  const keep = async ({ shop_id, id, revision }: DrawnProject, bytes: Buffer) => {
    const sha = await files.put(bytes);
    await pool.query(
      `with kept as (
          insert into blob (shop_id, sha, size, media_type) values ($1, $2, $3, 'image/svg+xml') on conflict do nothing)
        update project set drawn_sha = $2, drawn_revision = $5 where shop_id = $1 and id = $4 and revision = $5`,
      [shop_id, sha, bytes.length, id, revision],
    );
  };
  return {
    async of(record) {
      if (record.drawn_sha && record.drawn_revision === record.revision) {
        const kept = await files.get(record.drawn_sha);
        if (kept) return kept;
      }
      const key = `${record.id} ${record.revision}`;
      const drawing =
        underWay.get(key) ??
        draw(record)
          .catch((error: unknown) => {
            log.warn({ err: error, project: record.id }, "A project's picture could not be drawn");
            return null;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },
  };
}
