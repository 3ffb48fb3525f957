import { type Db, transaction } from "../../db/pool.ts";
import { repeat } from "../../jobs/repeat.ts";
import { notify } from "../../notifications/notify.ts";
import type { Context } from "../../operation/context.ts";
import { isoDay } from "../../shops/shop.ts";
import { logOffer } from "../offer-events.ts";
import { printPending } from "./pending-pdfs.ts";

/** ASSUMED: the person who made an offer is reminded when this many days are left. */
const REMIND_DAYS = 3;
const EVERY_MS = 10 * 60_000;

type ClockContext = Pick<Context, "pool" | "now" | "log" | "jobs" | "maintenance">;

interface Ending {
  readonly id: number;
  readonly project_id: number;
  readonly number: string;
  readonly valid_until: string;
  readonly created_by: string;
  readonly country: string;
  readonly extra: Readonly<Record<string, unknown>>;
}

/**
 * Reminds of offers that end soon and closes those that have ended. The table alone says what is due: however often this runs, on
 * however many nodes and after however long a stop, each offer gets one notification.
 */
export async function lookAtOffers({ pool, now }: Pick<ClockContext, "pool" | "now">): Promise<void> {
  const at = now();
  const soon = new Date(at.getTime() + (REMIND_DAYS + 1) * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await pool.query<{ id: number }>(
    `select id from offer where status in ('draft', 'sent', 'viewed') and valid_until <= $1 order by id`,
    [soon],
  );
  for (const { id } of rows) await lookAt({ pool }, id, at);
}

async function lookAt({ pool }: Pick<ClockContext, "pool">, id: number, at: Date): Promise<void> {
  await transaction(pool, async (db) => {
    const { rows } = await db.query<Ending>(
      `select o.id, o.project_id, o.number, o.valid_until, o.created_by, h.country, h.extra
        from offer o join shop h on h.id = o.shop_id
        where o.id = $1 and o.status in ('draft', 'sent', 'viewed') for update of o skip locked`,
      [id],
    );
    const [offer] = rows;
    if (!offer) return;
    const today = isoDay(at, offer);
    const isOver = offer.valid_until < today;
    const remindFrom = isoDay(new Date(at.getTime() + REMIND_DAYS * 86_400_000), offer);
    if (!isOver && (offer.valid_until > remindFrom || (await isReminded(db, id)))) return;
    if (isOver) await db.query("update offer set status = 'expired' where id = $1", [id]);
    await logOffer(db, id, { kind: isOver ? "expired" : "reminded", at });
    await notify(db, [offer.created_by], {
      key: `${isOver ? "expired" : "expiring"} ${id}`,
      kind: isOver ? "offer-expired" : "offer-expiring",
      at,
      projectId: offer.project_id,
      offerId: id,
      data: { number: offer.number, validUntil: offer.valid_until },
    });
  });
}

/** Asked after the offer is locked: inside the locking statement it would read that statement's older snapshot. */
async function isReminded(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.query("select from offer_event where offer_id = $1 and kind = 'reminded'", [id]);
  return rows.length > 0;
}

/** Every ten minutes: reminds of offers and closes them, and prints PDFs that are pending. */
export const startOfferClock = (context: ClockContext): { close(): Promise<void> } =>
  repeat(
    async () => {
      if (context.maintenance.isPaused()) return;
      await Promise.all([lookAtOffers(context), printPending(context)]);
    },
    EVERY_MS,
    (error) => context.log.warn({ err: error }, "Offers could not be looked at"),
  );
