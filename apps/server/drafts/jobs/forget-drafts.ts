import { repeat } from "../../jobs/repeat.ts";
import type { Context } from "../../operation/context.ts";

/** As long as discarded work lies on a device. */
const DRAFT_DAYS = 30;
const EVERY_MS = 6 * 3_600_000;

/** Forgets drafts that nobody has touched for 30 days. */
export async function forgetDrafts({ pool, now }: Pick<Context, "pool" | "now">): Promise<number> {
  const { rowCount } = await pool.query("delete from project_draft where kept_at < $1", [
    new Date(now().getTime() - DRAFT_DAYS * 86_400_000),
  ]);
  return rowCount ?? 0;
}

/** Looks for them every six hours. */
export const startForgettingDrafts = (
  context: Pick<Context, "pool" | "now" | "log" | "maintenance">,
): { close(): Promise<void> } =>
  repeat(
    async () => {
      if (!context.maintenance.isPaused()) await forgetDrafts(context);
    },
    EVERY_MS,
    (error) => context.log.warn({ err: error }, "Old drafts could not be forgotten"),
  );
