import { randomUUID } from "node:crypto";
import { transaction } from "../../db/pool.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { invite } from "../invite.ts";
import { findPerson, levelOf, limitOf, setShops, shopIdsOf } from "../person-record.ts";
import { shopRequired, unknownShop } from "../refusals.ts";

export const invitePerson: Handler<"invitePerson"> = async (call) => {
  const { context, body, request, session } = call;
  const { siteId } = session;
  if (body.shops.length === 0 && !body.isAdmin) return shopRequired();
  const answer = await transaction(context.pool, async (db) => {
    const shops = await shopIdsOf(db, siteId, body.shops);
    if (!shops) return unknownShop();
    const id = randomUUID();
    const { rowCount } = await db.query(
      `insert into app_user (id, site_id, login, name, email, kind, seller_level, is_admin, language, discount_limit)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        id,
        siteId,
        body.login,
        body.name,
        body.email,
        body.kind,
        levelOf(body),
        body.isAdmin,
        body.language,
        limitOf(body),
      ],
    );
    if (rowCount !== 1) return refuse(409, "login-taken", "There is somebody with this user id already.");
    await setShops(db, id, shops);
    const person = await findPerson(db, siteId, id);
    if (!person) throw new Error("A person who was just added is not there.");
    const origin = mailedOrigin(context, request);
    const link = await invite(db, person, { siteId, origin, at: context.now() });
    await audit(db, call, "invite-person", "user", id);
    return { status: 201 as const, body: { person, link } };
  });
  if (answer.status === 201) void context.outbox.wake();
  return answer;
};
