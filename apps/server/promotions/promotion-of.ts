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
import { refuse } from "../operation/refuse.ts";
import type { ProjectRecord } from "../projects/project-record.ts";
import { readProject } from "../projects/stored-document.ts";
import { isoDay, shopOf } from "../shops/shop.ts";

type PromotionContext = Pick<Context, "pool" | "evaluator" | "promotions" | "now" | "log">;

/** The promotions of a shop for a project. `listsOf` gives the catalogues that have a price list. */
interface PromotionsOffered {
  readonly offered: Promotions;
  readonly listsOf: (priceList: string) => readonly string[];
}

/** The validity of a choice at this moment. */
type PromotionFound =
  | { readonly state: "none" | "unavailable" }
  | { readonly state: "refused"; readonly refused: readonly PromotionKind[] }
  | { readonly state: "valid"; readonly promotion: ChosenPromotion };

/**
 * The promotions that a shop may choose for these catalogues.
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

/** Merges promotions of one code; a code that several catalogues have is for all of them. */
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

/** The people who may see and use purchase conditions. ASSUMED: professionals and supervisors. */
export const buysFromMaker = ({ type, supervisor }: Actor): boolean => type === "pro" || supervisor;

/**
 * Checks the promotions that were chosen for an offer. Only professionals order under promotions; for anybody else there are none. In a
 * combined offer the first project's choice counts for all.
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
    // For today an ERP uses its own date.
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
    context.log.warn({ err: error }, "The promotions could not be read");
    return { state: "unavailable" };
  }
}

/** The refusal of an order under promotions that do not hold, or that the ERP does not speak of; `null`: there is none. */
export function promotionRefusal(found: PromotionFound) {
  if (found.state === "refused")
    return refuse(422, "promotion-refused", `Not valid for this shop today: ${found.refused.join(", ")}.`);
  return found.state === "unavailable"
    ? refuse(502, "promotions-unavailable", "The ERP does not say whether the promotions hold.")
    : null;
}

/** The valid promotion; undefined: there is none. */
export const promotionIn = (found: PromotionFound): ChosenPromotion | undefined =>
  found.state === "valid" ? found.promotion : undefined;

export const standingOf = (found: PromotionFound): PromotionStanding => ({
  state: found.state,
  refused: found.state === "refused" ? [...found.refused] : [],
});

/** The shop with the price lists of a promotion, where the dealer is the buyer; otherwise the shop as it is. */
export function promotedShop(
  shop: Shop,
  { dealerMode }: Pick<OfferTerms, "dealerMode">,
  promotion: ChosenPromotion | undefined,
): Shop {
  return dealerMode && promotion?.priceLists
    ? { ...shop, priceLists: { ...shop.priceLists, ...promotion.priceLists } }
    : shop;
}
