import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { networkOf } from "../../operation/network-of.ts";
import { refuse } from "../../operation/refuse.ts";
import { tooManyAttempts } from "../../operation/too-many-attempts.ts";
import { takeAttempt } from "../attempts.ts";
import { createGuest, siteId } from "../sessions.ts";
import { originOf, startSession } from "../start-session.ts";

export const signInGuest: Handler<"signInGuest"> = async ({ context, body, session, request }) => {
  const { pool, site, config } = context;
  if (!site.config.isguest) {
    return refuse(403, "guests-not-admitted", "This site doesn't allow guest users!");
  }
  const address = `guest-from:${networkOf(request.ip)}`;
  const limit = { most: config.limits.guestsPerAddress, windowSeconds: 60 };
  const seconds = await takeAttempt(pool, address, limit);
  if (seconds > 0) return tooManyAttempts(seconds, "Too many guests from this address");
  const siteCode = await siteId(pool);
  // ASSUMED: a guest enters the shop that the page names, else the site's first.
  const { rows } = await pool.query<{ id: string; language: string }>(
    "select id, language from shop where site_id = $1 order by code = $2 desc, id limit 1",
    [siteCode, body.shop ?? ""],
  );
  const [shop] = rows;
  if (!shop) return refuse(403, "guests-not-admitted", "11-Wrong User ID: this site has no shop for guests.");
  const guest = await transaction(pool, (db) =>
    createGuest(db, siteCode, shop.id, body.language ?? shop.language),
  );
  return startSession(pool, guest, shop.id, session, originOf(request, "guest"));
};
