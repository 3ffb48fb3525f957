import type { PromotionStanding, Shop } from "@stanza/contract";
import {
  type ChosenPromotion,
  choosePromotion,
  type OfferTerms,
  orderDayOf,
  PROMOTION_KINDS,
  type Promotion,
  type PromotionChoice,
  type PromotionKind,
  type Promotions,
  promotionsFor,
} from "@stanza/pricing";
import type { Actor } from "@stanza/project";
import type { PublishedCatalogue } from "../catalogues/catalogue-store.ts";
import { OutsideFailure } from "../external/outside-fetch.ts";
import type { Context } from "../operation/context.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import { readProject } from "../projects/stored-document.ts";
import { isoDay, shopOf } from "../shops/shop.ts";

type PromotionContext = Pick<Context, "pool" | "evaluator" | "promotions" | "now" | "log">;

/** The promotions of a shop for a project, and which catalogues have a price list that one of them names. */
interface PromotionsOffered {
  readonly offered: Promotions;
  readonly listsOf: (priceList: string) => readonly string[];
}

/** How a choice stands now. */
type PromotionFound =
  | { readonly state: "none" | "unavailable" }
  | { readonly state: "refused"; readonly refused: readonly PromotionKind[] }
  | { readonly state: "valid"; readonly promotion: ChosenPromotion };

/**
 * What may be chosen of a deployment's promotions.
 *
 * orderDate  ISO date; empty: today in the shop
 * errors     OutsideFailure where the ERP gives no answer that can be used
 */
export async function promotionsOffered(
  { promotions, now }: Pick<Context, "promotions" | "now">,
  shop: Shop,
  catalogues: ReadonlyMap<string, PublishedCatalogue>,
  orderDate: string,
): Promise<PromotionsOffered> {
  const codes = [...catalogues.keys()];
  const answers = await Promise.all(codes.map((code) => promotions.of(code, orderDate)));
  const day = orderDate || isoDay(now(), shop);
  const all = Object.fromEntries(
    PROMOTION_KINDS.map((kind) => [kind, merged(answers.flatMap((answer) => answer[kind]))]),
  ) as Record<PromotionKind, readonly Promotion[]>;
  return {
    offered: promotionsFor(all, { shop: shop.code, day, catalogues: codes }),
    listsOf: (priceList) =>
      [...catalogues].flatMap(([code, { priceLists }]) =>
        // A list in another currency would leave every line without a price.
        priceLists.get(priceList)?.currency === shop.currency ? [code] : [],
      ),
  };
}

/** One of each code; where several catalogues have it, it is for all of them. */
function merged(all: readonly Promotion[]): readonly Promotion[] {
  const byCode = new Map<string, Promotion>();
  for (const one of all) {
    const known = byCode.get(one.code);
    if (!known) byCode.set(one.code, one);
    else if (known.catalogues && one.catalogues)
      byCode.set(one.code, {
        ...known,
        catalogues: [...new Set([...known.catalogues, ...one.catalogues])],
      });
  }
  return [...byCode.values()];
}

/** Who may see and use purchase conditions. ASSUMED: professionals and supervisors. */
export const buysFromMaker = ({ type, supervisor }: Actor): boolean => type === "pro" || supervisor;

/**
 * How the promotions of an offer stand. Only professionals order under promotions: for anybody else there are none. Of a combined
 * quotation the first project's choice counts for all.
 *
 * choice  null: none; undefined: as saved with the first project
 */
export async function findPromotion(
  context: PromotionContext,
  actor: Actor,
  records: readonly [ProjectRecord, ...ProjectRecord[]],
  choice?: PromotionChoice | null,
): Promise<PromotionFound> {
  if (!buysFromMaker(actor) || choice === null) return { state: "none" };
  const documents = await Promise.all(
    records.map(({ shop_id, doc_sha }) => readProject(context.pool, shop_id, doc_sha)),
  );
  const chosen = choice ?? documents[0]?.promotion ?? {};
  if (!PROMOTION_KINDS.some((kind) => chosen[kind])) return { state: "none" };
  const shop = await shopOf(context.pool, records[0].shop_id);
  const catalogues = new Map(
    documents.flatMap(({ project }) => [...context.evaluator.cataloguesOf(project)]),
  );
  try {
    const today = isoDay(context.now(), shop);
    const day = orderDayOf(chosen, today);
    // An ERP keeps its own clock for today.
    const { offered, listsOf } = await promotionsOffered(context, shop, catalogues, day === today ? "" : day);
    const found = choosePromotion(chosen, offered, listsOf);
    return "refused" in found
      ? { state: "refused", refused: found.refused }
      : {
          state: "valid",
          promotion: day === today ? found.promotion : { ...found.promotion, orderDate: day },
        };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    context.log.warn({ err: error }, "Promotions are not to be had");
    return { state: "unavailable" };
  }
}

/** The promotion that counts; undefined: none does. */
export const promotionIn = (found: PromotionFound): ChosenPromotion | undefined =>
  found.state === "valid" ? found.promotion : undefined;

export const standingOf = (found: PromotionFound): PromotionStanding => ({
  state: found.state,
  refused: found.state === "refused" ? [...found.refused] : [],
});

/** The shop as it prices an offer under a promotion: its lists are switched where it is the dealer who buys. */
export function promotedShop(
  shop: Shop,
  { dealerMode }: Pick<OfferTerms, "dealerMode">,
  promotion: ChosenPromotion | undefined,
): Shop {
  return dealerMode && promotion?.priceLists
    ? { ...shop, priceLists: { ...shop.priceLists, ...promotion.priceLists } }
    : shop;
}
