import type { Operations } from "@stanza/contract";
import type { Design } from "@stanza/offer";
import { type Db, transaction } from "../../db/pool.ts";
import { LETTER_KIND, type LetterPayload } from "../../mail/letter-channel.ts";
import { mailedOrigin } from "../../mail/mailed-origin.ts";
import { notify } from "../../notifications/notify.ts";
import { audit } from "../../operation/audit.ts";
import type { Call, Handler } from "../../operation/handler.ts";
import { denied, notFound, refuse } from "../../operation/refuse.ts";
import { saveIdRequired } from "../../operation/save-id.ts";
import { enqueue } from "../../outbox/outbox.ts";
import { priceDocument } from "../../projects/price-document.ts";
import { findProject } from "../../projects/project-record.ts";
import { type CheckedDocument, insertDocument, readProject } from "../../projects/stored-document.ts";
import { answerTo } from "../../shops/answer-to.ts";
import { isoDay } from "../../shops/shop.ts";
import { checkDesign, checkedAgain } from "../check-design.ts";
import { type LetterPicture, letterToPerson, letterToShop } from "../design-letters.ts";
import { countRecipient, countUse } from "../design-limits.ts";
import { addLink, type DesignLinkRecord, linkMadeBefore, linkView } from "../design-link-table.ts";
import { keepRequest, type RequestedProject, withPerson } from "../keep-request.ts";
import { pictureDesign } from "../picture-design.ts";
import { priceDesign } from "../price-design.ts";
import { mailboxesOf, shopToAsk } from "../shop-to-ask.ts";

type RequestCall = Call<Operations["requestOffer"]>;

/** Everything about a request that is found out before it is kept. */
interface Prepared {
  readonly asked: NonNullable<Awaited<ReturnType<typeof shopToAsk>>>;
  /** What the link shows. */
  readonly shown: CheckedDocument;
  /** In the language of the shop. */
  readonly design: Design;
  /** In the language of the person. */
  readonly ownDesign: Design;
  readonly picture: LetterPicture | null;
  readonly project: RequestedProject;
  readonly saveId: string;
  readonly now: Date;
  readonly refusal?: undefined;
}

export const requestOffer: Handler<"requestOffer"> = async (call) => {
  const { context, session, headers } = call;
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return saveIdRequired();
  if (!context.policy.canSaveProject) return denied("savingDisabled", "");
  const known = await linkMadeBefore(context.pool, session.actor.userId, saveId);
  if (known) return transaction(context.pool, (db) => answerAgain(db, call, known, saveId));
  const refused = await countUse(context, call.request, "send");
  if (refused) return refused;
  const prepared = await prepare(call, saveId);
  if (prepared.refusal) return prepared.refusal;
  const answer = await transaction(context.pool, (db) => keep(db, call, prepared));
  if (answer.status === 201) void context.outbox.wake();
  return answer;
};

async function prepare(call: RequestCall, saveId: string) {
  const { context, session, body } = call;
  const asked = await shopToAsk(context.pool, session.siteId, body.shop);
  if (!asked) return { refusal: refuse(422, "unknown-shop", "This shop cannot be asked for an offer.") };
  const record =
    body.projectId === undefined ? null : await findProject(context.pool, session, body.projectId);
  if (body.projectId !== undefined && !record) return { refusal: notFound() };
  const stored = record && (await readProject(context.pool, record.shop_id, record.doc_sha));
  const { checked: shown, refusal } = checkDesign(context, session.actor, body.document, asked.shop, stored);
  if (refusal) return { refusal };
  const own = checkedAgain(withPerson(shown.document, body));
  const priceDate = isoDay(context.now(), asked.shop);
  const [design, ownDesign, picture, finding] = await Promise.all([
    priceDesign(context, shown.document, asked.shop, asked.shop.language),
    priceDesign(context, shown.document, asked.shop, body.language),
    pictureDesign(context, asked.id, shown.document),
    priceDocument(context, { document: own.document, shop: asked.shop, priceDate }),
  ]);
  const project: RequestedProject = { stored: record?.shop_id === asked.id ? record.id : null, own, finding };
  return { asked, shown, design, ownDesign, picture, project, saveId, now: context.now() } satisfies Prepared;
}

async function keep(db: Db, call: RequestCall, prepared: Prepared) {
  const { session, body } = call;
  const { asked, shown, design, project, saveId, now } = prepared;
  const { userId } = session.actor;
  const full = await countRecipient(db, body.email, userId, now);
  // The mailbox's lock puts equal requests in a row: the first is kept, the others find it.
  const twin = await linkMadeBefore(db, userId, saveId);
  if (twin) return answerAgain(db, call, twin, saveId);
  if (full) return full;
  const consent = { at: now.toISOString(), version: body.consent, language: body.language };
  const kept = await keepRequest(db, call, asked, project, { consent, now });
  if (kept.refusal) return kept.refusal;
  await insertDocument(db, asked.id, shown);
  const { record, path } = await addLink(db, {
    shop_id: asked.id,
    doc_sha: shown.sha,
    kind: "request",
    project_id: kept.projectId,
    name: body.name,
    email: body.email,
    language: body.language,
    consent,
    saveId,
    userId,
    at: now,
  });
  await audit(db, call, "request-offer-of-shop", "project", kept.projectId, { link: record.id, consent });
  await notify(
    db,
    asked.staff.map(({ id }) => id),
    {
      key: `request ${record.id}`,
      kind: "offer-requested",
      at: now,
      projectId: kept.projectId,
      data: {
        by: body.name,
        project: design.description || String(kept.projectId),
        text: body.email,
      },
    },
  );
  const mailed = await sendLetters(db, call, prepared, { link: record, path, projectId: kept.projectId });
  return { status: 201 as const, body: { link: linkView(record, now), path, mailed } };
}

/** Puts the letters to the shop and to the person into the outbox; false: this deployment sends none. */
async function sendLetters(
  db: Db,
  { context, session, body, request }: RequestCall,
  { asked, design, ownDesign, picture, now }: Prepared,
  made: { readonly link: DesignLinkRecord; readonly path: string; readonly projectId: number },
): Promise<boolean> {
  const { link, path, projectId } = made;
  const origin = mailedOrigin(context, request);
  if (origin === null) return false;
  const send = (key: string, payload: LetterPayload) =>
    enqueue(db, {
      shopId: asked.id,
      kind: LETTER_KIND,
      key,
      payload,
      at: now,
      projectId,
      userId: session.actor.userId,
      about: payload.to,
    });
  const { shop } = asked;
  const fromName = shop.name;
  const [first, ...copies] = mailboxesOf(asked);
  if (first !== undefined) {
    const url = `${origin}/configurator?project=${projectId}`;
    const letter = letterToShop(design, picture, body, { url, at: now });
    await send(`request.${link.id}`, { ...letter, fromName, to: first, copies, replyTo: body.email });
  }
  const url = `${origin}${path}`;
  const own = letterToPerson("kept", ownDesign, picture, { url, expiresAt: link.expires_at });
  await send(`design.${link.id}`, { ...own, ...answerTo(shop), fromName, to: body.email, copies: [] });
  return true;
}

/**
 * The answer to a request that was kept already and whose answer was lost. Nobody can read its link back, so it is answered another one;
 * nobody is told twice.
 */
async function answerAgain(db: Db, call: RequestCall, link: DesignLinkRecord, saveId: string) {
  if (link.kind !== "request" || link.revoked_at) return notFound();
  const now = call.context.now();
  const { record, path } = await addLink(db, {
    ...link,
    saveId,
    userId: call.session.actor.userId,
    at: now,
  });
  const mailed = mailedOrigin(call.context, call.request) !== null;
  return { status: 201 as const, body: { link: linkView(record, now), path, mailed } };
}
