import { transaction } from "../../db/pool.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { invite } from "../invite.ts";
import { findPerson } from "../person-record.ts";

export const sendInvitation: Handler<"sendInvitation"> = async (call) => {
  const { context, params, request, session } = call;
  const { siteId } = session;
  const answer = await transaction(context.pool, async (db) => {
    const person = await findPerson(db, siteId, params.person, true);
    if (!person) return notFound();
    if (!person.isActive) return refuse(409, "not-active", "This account is closed.");
    const origin = mailedOrigin(context, request);
    const link = await invite(db, person, { siteId, origin, at: context.now() });
    await audit(db, call, "invite-person", "user", person.id);
    return { status: 200 as const, body: { person, link } };
  });
  if (answer.status === 200) void context.outbox.wake();
  return answer;
};
