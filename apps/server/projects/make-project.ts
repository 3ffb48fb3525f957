import type { StoredProject } from "@stanza/codecs";
import type { Shop } from "@stanza/contract";
import { pricingShop } from "@stanza/contract";
import { type CustomerFields, customerName, newCustomerFields } from "@stanza/offer";
import { firstStatus, type Project, type ProjectStatus } from "@stanza/project";
import type { FastifyRequest } from "fastify";
import { codeOf, type Db, only, transaction } from "../db/pool.ts";
import { audit } from "../operation/audit.ts";
import type { Context } from "../operation/context.ts";
import { invalidProject, refuse } from "../operation/refuse.ts";
import type { Session } from "../session/sessions.ts";
import { isoDay } from "../shops/shop.ts";
import { carryPhotos, carryRowPhotos } from "./carry-pictures.ts";
import { openedProject } from "./opened-project.ts";
import { ownPriceFaults } from "./own-prices.ts";
import { type ProjectFinding, priceDocument } from "./price-document.ts";
import { shopPricing } from "./project-price-lists.ts";
import { findProject } from "./project-record.ts";
import { appendRevision } from "./revisions.ts";
import { type CheckedDocument, checkDocument, hasScene, readDocument } from "./stored-document.ts";

/** The person who makes a project, and their request. */
interface MakeCall {
  readonly context: Context;
  readonly session: Session;
  readonly request: FastifyRequest;
}

/** The way in which a project came to be, for its log. */
interface Origin {
  /** Id of the request; one id makes one project. */
  readonly createId: string | undefined;
  readonly action: "create" | "clone";
  readonly detail?: object;
  /** Id of the project that was cloned. */
  readonly from?: number;
  /** The cloned project and its price lists, if it is of the same shop. */
  readonly original?: { readonly project: Project; readonly knownPriceLists: readonly string[] };
  /** Where it is made and with which status; absent: in the session's shop, as this person's first. */
  readonly place?: { readonly shopId: string; readonly shop: Shop; readonly status: ProjectStatus };
}

/** Stores a document as revision 1 of a new project of the session's person and shop, and answers with the opened project. */
export async function makeProject(call: MakeCall, document: StoredProject, origin: Origin) {
  const { context, session } = call;
  const check = checkDocument(document);
  if (!check.ok) return invalidProject(check.problems);
  const { checked } = check;
  const { project } = checked.document;
  const faults = ownPriceFaults(session.actor, project, origin.original?.project ?? null);
  if (faults.length > 0) return invalidProject(faults);
  const shop = shopPricing(session.profile.shop, project, origin.original?.knownPriceLists ?? []);
  const finding = await priceDocument(context, {
    document: checked.document,
    shop,
    priceDate: isoDay(context.now(), shop),
  });
  try {
    const id = await transaction(context.pool, (db) => insertProject(db, call, checked, finding, origin));
    const record = await findProject(context.pool, session, id);
    if (!record) throw new Error("The project that was just made is not there.");
    return { status: 201, ...openedProject(context, session, record, checked.text) } as const;
  } catch (error) {
    if (codeOf(error) !== "23505" || !origin.createId) throw error;
    // The same request came twice at once and the other one made the project, or the project was deleted since.
    const twin = await projectMadeBefore(call, origin.createId);
    return twin ?? refuse(403, "forbidden", "This project was made before and has been deleted.");
  }
}

/** The opened project that this request has made already; `null`: none. */
export async function projectMadeBefore({ context, session }: MakeCall, createId: string) {
  const { rows } = await context.pool.query<{ id: number }>(
    "select id from project where created_by = $1 and create_id = $2",
    [session.actor.userId, createId],
  );
  const record = rows[0] && (await findProject(context.pool, session, rows[0].id));
  if (!record) return null;
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  return { status: 201, ...openedProject(context, session, record, text) } as const;
}

/** The customer fields of a new project. */
export const usualFields = ({ site }: Pick<Context, "site">, shop: Shop): CustomerFields =>
  newCustomerFields(pricingShop(shop, site.config.defaultcatalog), shop.language);

/** Stores a checked document as revision 1 of a new project and returns its number. */
export async function insertProject(
  db: Db,
  call: MakeCall,
  checked: CheckedDocument,
  { totals, boxes, priceLists }: ProjectFinding,
  { createId, action, detail, from, place }: Origin,
): Promise<number> {
  const { session, context } = call;
  const { userId } = session.actor;
  const { shopId, shop, status } = place ?? {
    shopId: session.shopId,
    shop: session.profile.shop,
    status: firstStatus(session.actor),
  };
  const now = context.now();
  const { rows } = await db.query<{ id: number }>({
    name: "project-insert",
    text: `insert into project (shop_id, id, owner_id, description, status, customer_name, price_lists, currency, total, payable, price_date,
        revision, doc_sha, has_scene, create_id, created_by, updated_at, updated_by,
        known_price_lists, customer_code, customer_email)
      values ($1, nextval('project_id'), $2, $3, $4, $5, $6, $7, $8, $14, $9, 1, $10, $11, $12, $2, $13, $2, $6, $15, $16) returning id`,
    values: [
      shopId,
      userId,
      checked.document.project.description,
      status,
      customerName(checked.document.customer, checked.document.business),
      priceLists,
      totals.currency,
      totals.gross,
      isoDay(now, shop),
      checked.sha,
      hasScene(checked.document),
      createId ?? null,
      now,
      totals.payable ?? null,
      checked.document.head?.customerCode ?? "",
      checked.document.customer.email.toLowerCase(),
    ],
  });
  const { id } = only(rows);
  const at = { shopId, projectId: id, revision: 1 };
  const saved = { saveId: null, checked, totals, boxes, status, isOffer: false, userId, now };
  await appendRevision(db, at, saved);
  await carryPhotos(db, shopId, id, checked.document.project);
  if (from !== undefined) await carryRowPhotos(db, from, id);
  await audit(db, call, action, "project", id, detail);
  return id;
}
