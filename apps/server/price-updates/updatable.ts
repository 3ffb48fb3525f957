import { isForeign, shopsWithLists, soldElsewhere } from "../assortment/shop-lists.ts";
import { findImport } from "../catalogue-imports/import-record.ts";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import type { Context } from "../operation/context.ts";
import type { Session } from "../session/sessions.ts";

/** Whether the prices of a catalogue are this site's to change: not those of others, nor of catalogues that are made of a shop's tables. */
export type Updatable =
  | { readonly kind: "yes"; readonly published: PublishedCatalogue }
  | { readonly kind: "unknown" | "made-of-tables" | "sold-elsewhere" };

export async function updatable(context: Context, session: Session, code: string): Promise<Updatable> {
  const published = context.catalogues.current.get(code);
  if (!published) return { kind: "unknown" };
  const [shops, elsewhere] = await Promise.all([
    shopsWithLists(context.pool, session.actor.shops),
    soldElsewhere(context.pool, session.actor.shops),
  ]);
  if (isForeign(code, shops, elsewhere)) return { kind: "unknown" };
  if (await findImport(context.pool, code)) return { kind: "made-of-tables" };
  return elsewhere.has(code) ? { kind: "sold-elsewhere" } : { kind: "yes", published };
}
