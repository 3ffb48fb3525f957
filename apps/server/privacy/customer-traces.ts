import type { CustomerDetails } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { readDocument } from "../projects/stored-document.ts";

/** A customer of a shop's register. */
export interface KnownCustomer {
  readonly id: number;
  readonly shop_id: string;
  readonly code: string;
  readonly details: CustomerDetails;
}

export interface CustomerProject {
  readonly id: number;
  readonly shop_id: string;
  readonly description: string;
  readonly status: string;
}

/** The customer, where one of these shops has them. lock: until the transaction ends */
export async function findCustomer(
  db: Db,
  shops: readonly string[],
  id: number,
  lock = false,
): Promise<KnownCustomer | undefined> {
  const { rows } = await db.query<KnownCustomer>(
    `select id, shop_id, code, details from customer where shop_id = any($1) and id = $2${lock ? " for update" : ""}`,
    [shops, id],
  );
  return rows[0];
}

/**
 * The shop's projects that are a customer's, those in the bin among them: they name the customer's code, or the same e-mail. Projects that
 * have not been saved since a project says whose it is are looked into.
 */
export async function projectsOf(db: Db, customer: KnownCustomer): Promise<readonly CustomerProject[]> {
  const { shop_id: shop, code } = customer;
  const email = customer.details.customer.email.toLowerCase();
  const { rows } = await db.query<CustomerProject & { customer_code: string | null; doc_sha: Buffer }>(
    `select id, shop_id, description, status, customer_code, doc_sha from project
      where shop_id = $1 and purged_at is null
        and (customer_code = $2 or (customer_email = $3 and $3 <> '') or customer_code is null)
      order by id`,
    [shop, code, email],
  );
  const found: CustomerProject[] = [];
  for (const { customer_code: known, doc_sha, ...project } of rows)
    if (known !== null || isOf(await readDocument(db, shop, doc_sha), { code, email })) found.push(project);
  return found;
}

function isOf(document: string, { code, email }: { readonly code: string; readonly email: string }): boolean {
  const { customercod, orderaddress } = JSON.parse(document) as {
    readonly customercod?: string;
    readonly orderaddress?: readonly { readonly email?: string }[];
  };
  return customercod === code || (email !== "" && orderaddress?.[0]?.email?.toLowerCase() === email);
}
