import { encodeProject, newDocument, type StoredProject } from "@stanza/codecs";
import type { Operations, Shop } from "@stanza/contract";
import { type CustomerFields, newCustomerFields } from "@stanza/offer";
import { firstStatus, newProject, projectCan } from "@stanza/project";
import { codeOf, only, transaction } from "../../db/pool.ts";
import type { Call, Handler } from "../../http/mount.ts";
import { pricingShop } from "../../offers/pricing-shop.ts";
import { audit } from "../../projects/audit.ts";
import { findProject } from "../../projects/project-record.ts";
import { customerName, isoDay, type ProjectFinding, reckonProject } from "../../projects/reckon-project.ts";
import { appendRevision } from "../../projects/revisions.ts";
import { type CheckedDocument, checkDocument, readDocument } from "../../projects/stored-document.ts";
import { refuse } from "../refuse.ts";
import { openedProject } from "./get-project.ts";

type CreateCall = Call<Operations["createProject"]>;

export const createProject: Handler<"createProject"> = async (call) => {
  const { context, session, headers } = call;
  const { pool } = context;
  const permission = projectCan.create(session.shopId, session.actor, context.policy);
  if (!permission.allowed) return refuse(403, "forbidden", `Not allowed: ${permission.because}.`);
  const createId = headers["x-save-id"];
  const before = createId && (await createdBefore(call, createId));
  if (before) return before;

  const check = checkDocument(startingDocument(call));
  if (!check.ok) {
    return {
      status: 422,
      body: { error: "invalid-project", message: "The project has faults.", details: [...check.problems] },
    };
  }
  const { checked } = check;
  const finding = await reckonProject(
    context,
    checked.document,
    session.profile.shop,
    isoDay(context.now(), session.profile.shop),
  );
  try {
    const id = await transaction(pool, (db) => insertProject(db, call, checked, finding));
    const record = await findProject(pool, session, id);
    if (!record) throw new Error("The project that was just made is not there.");
    return { status: 201, ...openedProject(context, session, record, checked.text) };
  } catch (error) {
    if (codeOf(error) !== "23505" || !createId) throw error;
    // The same creation, sent twice at once: the other one made it. Or somebody has deleted it since.
    const twin = await createdBefore(call, createId);
    return twin ?? refuse(403, "forbidden", "This project was made before and has been deleted.");
  }
};

function startingDocument({ body, session }: CreateCall): StoredProject {
  if (body.document) return { ...body.document, des: body.description };
  const { shop } = session.profile;
  return encodeProject(newDocument(newProject({ description: body.description }), usualFields(shop)));
}

/** ASSUMED: a shop's usual tax rate, where its document type names none, is its `extra.VAT`, percent. */
function usualFields(shop: Shop): CustomerFields {
  const fields = newCustomerFields(pricingShop(shop), shop.language);
  const rate = shop.extra.VAT;
  if (fields.terms.documentType !== undefined || (typeof rate !== "string" && typeof rate !== "number"))
    return fields;
  return { ...fields, terms: { ...fields.terms, tax: { ...fields.terms.tax, offerVat: rate } } };
}

async function createdBefore({ context, session }: CreateCall, createId: string) {
  const { rows } = await context.pool.query<{ id: number }>(
    "select id from project where created_by = $1 and create_id = $2",
    [session.actor.userId, createId],
  );
  const record = rows[0] && (await findProject(context.pool, session, rows[0].id));
  if (!record) return null;
  const text = await readDocument(context.pool, record.shop_id, record.doc_sha);
  return { status: 201, ...openedProject(context, session, record, text) } as const;
}

async function insertProject(
  db: Parameters<Parameters<typeof transaction>[1]>[0],
  call: CreateCall,
  checked: CheckedDocument,
  { totals, priceLists }: ProjectFinding,
): Promise<number> {
  const { session, context, headers } = call;
  const { userId } = session.actor;
  const now = context.now();
  const { rows } = await db.query<{ id: number }>({
    name: "project-insert",
    text: `insert into project (shop_id, id, owner_id, description, status, customer_name, price_lists, currency, total, price_date,
        revision, doc_sha, create_id, created_by, updated_at, updated_by)
      values ($1, nextval('project_id'), $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $11, $2, $12, $2) returning id`,
    values: [
      session.shopId,
      userId,
      checked.document.project.description,
      firstStatus(session.actor),
      customerName(checked.document),
      priceLists,
      totals.currency,
      totals.gross,
      isoDay(now, session.profile.shop),
      checked.sha,
      headers["x-save-id"] ?? null,
      now,
    ],
  });
  const { id } = only(rows);
  const at = { shopId: session.shopId, projectId: id, revision: 1 };
  await appendRevision(db, at, { saveId: null, checked, totals, userId, now });
  await audit(db, call, "create", "project", id);
  return id;
}
