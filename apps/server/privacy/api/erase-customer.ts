import { type Db, transaction } from "../../db/pool.ts";
import { audit } from "../../operation/audit.ts";
import type { Handler } from "../../operation/handler.ts";
import { notFound, refuse } from "../../operation/refuse.ts";
import { forgetDocuments } from "../../projects/forget-documents.ts";
import { findCustomer, projectsOf } from "../customer-traces.ts";
import { eraseProjects, forgetLetters } from "../erase-projects.ts";
import { clientWords } from "../redact.ts";

/** The audit log keeps the number alone, by which whoever restores a backup erases them again. */
export const eraseCustomer: Handler<"eraseCustomer"> = async (call) => {
  const { context, params, session, body } = call;
  return transaction(context.pool, async (db) => {
    const customer = await findCustomer(db, session.actor.shops, params.id, true);
    if (!customer) return notFound();
    const projects = await projectsOf(db, customer);
    if (projects.length !== body.projects)
      return refuse(409, "changed-meanwhile", "The customer has other projects by now. Look at them again.");
    await db.query("select from project where id = any($1) for update", [projects.map(({ id }) => id)]);
    await eraseProjects(db, projects, { words: clientWords(customer.details), at: context.now() });
    const email = customer.details.customer.email.toLowerCase();
    if (email !== "") await forgetMail(db, customer.shop_id, email);
    await db.query("delete from customer where shop_id = $1 and id = $2", [customer.shop_id, customer.id]);
    await audit(db, call, "erase-customer", "customer", customer.id, { projects: projects.length });
    return { status: 204 as const, body: undefined };
  });
};

/** Designs that were sent to an address, and the letters to it that are about no offer; those went with the offers. */
async function forgetMail(db: Db, shop: string, email: string): Promise<void> {
  const { rows } = await db.query<{ shop_id: string; doc_sha: Buffer }>(
    "delete from design_link where shop_id = $1 and lower(email) = $2 returning shop_id, doc_sha",
    [shop, email],
  );
  await forgetDocuments(db, rows);
  await forgetLetters(
    db,
    `shop_id = $1 and lower(about) = $2
      and not exists (select from offer_mail m where m.outbox_id = outbox.id)
      and not exists (select from crm_upload c where c.outbox_id = outbox.id)`,
    shop,
    email,
  );
}
