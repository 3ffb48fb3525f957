import type { Shop } from "@stanza/contract";
import { customerName } from "@stanza/offer";
import type { PrintOptions } from "@stanza/print";
import type { Project } from "@stanza/project";
import type { Context } from "../operation/context.ts";
import { findProject } from "../projects/project-record.ts";
import { readProject } from "../projects/stored-document.ts";
import type { Session } from "../session/sessions.ts";
import { senderOf } from "../shops/sender-of.ts";
import { isoDay, shopOf } from "../shops/shop.ts";

/** The saved project that a sheet is printed of. */
export interface SheetProject {
  readonly id: number;
  readonly project: Project;
  /** Number of the saved state. */
  readonly revision: number;
  readonly shop: Shop;
  /** ISO date that the sheet's rules are read at: the prices' day, else today in the shop. */
  readonly ruleDate: string;
  /** The heading that every sheet carries. */
  readonly heading: {
    readonly sender: PrintOptions["sender"];
    readonly project: { readonly number: string; readonly name: string; readonly customer: string };
    /** Today in the shop, ISO date. */
    readonly date: string;
  };
}

/** `null`: the session may not see the project, or there is none. */
export async function readSheetProject(
  { pool, now }: Pick<Context, "pool" | "now">,
  session: Session,
  id: number,
): Promise<SheetProject | null> {
  const record = await findProject(pool, session, id);
  if (!record) return null;
  const { project, customer } = await readProject(pool, record.shop_id, record.doc_sha);
  const shop = await shopOf(pool, record.shop_id);
  const date = isoDay(now(), shop);
  return {
    id: record.id,
    project,
    revision: record.revision,
    shop,
    ruleDate: record.price_date ?? date,
    heading: {
      sender: senderOf(shop),
      project: {
        number: String(record.id),
        name: project.description,
        customer: customerName(customer),
      },
      date,
    },
  };
}
