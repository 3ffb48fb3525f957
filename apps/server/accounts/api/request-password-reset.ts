import { randomUUID } from "node:crypto";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { siteId } from "../../session/sessions.ts";
import { ACCOUNT_LETTER_KIND, type AccountRequest } from "../account-channel.ts";
import { countAccountUse } from "../account-limits.ts";
import { firstShop } from "../first-shop.ts";

/** Does the same for everybody: whether there is such an account is found out by the one who writes the letter. */
export const requestPasswordReset: Handler<"requestPasswordReset"> = async ({ context, body, request }) => {
  const origin = mailedOrigin(context, request);
  if (origin === null) return refuse(409, "no-mail-server", "SMTP_URL, MAIL_FROM or PUBLIC_URL is not set.");
  const refused = await countAccountUse(context, request, "ask", body.user);
  if (refused) return refused;
  const { pool } = context;
  const site = await siteId(pool);
  const { user, language } = body;
  const payload: AccountRequest = { kind: "reset", user, language, origin, siteId: site };
  await enqueue(pool, {
    shopId: await firstShop(pool, site),
    kind: ACCOUNT_LETTER_KIND,
    key: `reset.${randomUUID()}`,
    payload,
    at: context.now(),
    projectId: null,
    userId: null,
    about: "",
  });
  void context.outbox.wake();
  return { status: 202, body: {} };
};
