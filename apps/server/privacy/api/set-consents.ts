import { CONSENT_NAMES, gdprFlagsOf } from "@stanza/contract";
import { transaction } from "../../db/pool.ts";
import type { Handler } from "../../operation/handler.ts";
import { consentsOf } from "../consents-of.ts";

/** Answers are added, never changed; an answer that came twice stands once. */
export const setConsents: Handler<"setConsents"> = ({ context, session, body }) =>
  transaction(context.pool, async (db) => {
    const { userId } = session.actor;
    const { flags, version } = body;
    // The person's row is locked, so that two devices answer one after the other.
    await db.query("update app_user set gdpr_flags = $2 where id = $1", [userId, gdprFlagsOf(flags)]);
    const [latest] = (await consentsOf(db, userId)).answers;
    const isSame =
      latest?.version === version && CONSENT_NAMES.every((name) => latest.flags[name] === flags[name]);
    if (!isSame)
      await db.query(
        "insert into consent (user_id, contact, news, usage, makers, version, at) values ($1, $2, $3, $4, $5, $6, $7)",
        [userId, flags.contact, flags.news, flags.usage, flags.makers, version, context.now()],
      );
    return { status: 200, body: await consentsOf(db, userId) } as const;
  });
