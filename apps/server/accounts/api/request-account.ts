import { transaction } from "../../db/pool.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { invalidProject, refuse } from "../../operation/refuse.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { ownPriceFaults } from "../../projects/own-prices.ts";
import { checkDocument, insertDocument } from "../../projects/stored-document.ts";
import { ACCOUNT_LETTER_KIND, type AccountRequest } from "../account-channel.ts";
import { addCode } from "../account-code-table.ts";
import { countAccountUse } from "../account-limits.ts";

export const requestAccount: Handler<"requestAccount"> = async (call) => {
  const { context, session, body, request } = call;
  const { userId } = session.actor;
  const origin = mailedOrigin(context, request);
  if (origin === null) return refuse(409, "no-mail-server", "SMTP_URL, MAIL_FROM or PUBLIC_URL is not set.");
  const refused = await countAccountUse(context, request, "ask", body.email);
  if (refused) return refused;
  const design = body.document && checkDocument(body.document);
  if (design?.ok === false) return invalidProject(design.problems);
  const faults = design ? ownPriceFaults(session.actor, design.checked.document.project, null) : [];
  if (faults.length > 0) return invalidProject(faults);
  const at = context.now();
  const { email, name, language } = body;
  await transaction(context.pool, async (db) => {
    if (design) await insertDocument(db, session.shopId, design.checked);
    const code = await addCode(db, {
      kind: "register",
      user_id: userId,
      shop_id: session.shopId,
      email,
      name,
      language,
      doc_sha: design?.checked.sha ?? null,
      consent: { at: at.toISOString(), version: body.consent },
      at,
    });
    const payload: AccountRequest = { kind: "register", code, language, origin, siteId: session.siteId };
    await enqueue(db, {
      shopId: session.shopId,
      kind: ACCOUNT_LETTER_KIND,
      key: `register.${code}`,
      payload,
      at,
      projectId: null,
      userId,
      about: "",
    });
    await audit(db, call, "ask-account", "account-code", code);
  });
  void context.outbox.wake();
  return { status: 202, body: {} };
};
