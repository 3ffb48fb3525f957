import { transaction } from "../../db/pool.ts";
import { LETTER_KIND, type LetterPayload } from "../../mail/letter-channel.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { insertDocument } from "../../projects/stored-document.ts";
import { answerTo } from "../../shops/answer-to.ts";
import { checkDesign } from "../check-design.ts";
import { letterToPerson } from "../design-letters.ts";
import { countRecipient, countUse } from "../design-limits.ts";
import { addLink, linkMadeBefore, linkView } from "../design-link-table.ts";
import { pictureDesign } from "../picture-design.ts";
import { priceDesign } from "../price-design.ts";

export const mailDesign: Handler<"mailDesign"> = async (call) => {
  const { context, session, body, headers, request } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  const origin = mailedOrigin(context, request);
  if (origin === null) return refuse(409, "no-mail-server", "SMTP_URL, MAIL_FROM or PUBLIC_URL is not set.");
  const { userId } = session.actor;
  const now = context.now();
  const known = await linkMadeBefore(context.pool, userId, saveId);
  if (known) return { status: 202, body: { link: linkView(known, now) } };
  const refused = await countUse(context, request, "send");
  if (refused) return refused;
  const { shop } = session.profile;
  const { checked, refusal } = checkDesign(context, session.actor, body.document, shop, null);
  if (refusal) return refusal;
  const design = await priceDesign(context, checked.document, shop, body.language);
  const picture = await pictureDesign(context, session.shopId, checked.document);
  const answer = await transaction(context.pool, async (db) => {
    const full = await countRecipient(db, body.email, userId, now);
    // The mailbox's lock puts equal requests in a row: the first sends, the others find it.
    const twin = await linkMadeBefore(db, userId, saveId);
    if (twin) return { status: 202 as const, body: { link: linkView(twin, now) } };
    if (full) return full;
    await insertDocument(db, session.shopId, checked);
    const { record, path } = await addLink(db, {
      shop_id: session.shopId,
      doc_sha: checked.sha,
      kind: "mail",
      project_id: null,
      name: "",
      email: body.email,
      language: body.language,
      consent: null,
      saveId,
      userId,
      at: now,
    });
    const { expires_at: expiresAt } = record;
    const letter = letterToPerson("own", design, picture, { url: `${origin}${path}`, expiresAt });
    const payload: LetterPayload = {
      ...letter,
      ...answerTo(shop),
      fromName: shop.name,
      to: body.email,
      copies: [],
    };
    await enqueue(db, {
      shopId: session.shopId,
      kind: LETTER_KIND,
      key: `design.${record.id}`,
      payload,
      at: now,
      projectId: null,
      userId,
      about: body.email,
    });
    await audit(db, call, "mail-design", "design-link", record.id);
    return { status: 202 as const, body: { link: linkView(record, now) } };
  });
  if (answer.status === 202) void context.outbox.wake();
  return answer;
};
