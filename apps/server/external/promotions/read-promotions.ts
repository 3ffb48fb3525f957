import { PROMOTION_KINDS, type Promotion, type PromotionKind, type Promotions } from "@stanza/pricing";
import { decimalText, parseCalendarDate, parseDecimal } from "@stanza/quantities";
import { z } from "zod";

/** Promotions with a fault; the message has its place: `campaign.0.discountD: expected a percentage`. */
type PromotionFault = string;

/** Most entries of each kind; a maker has a handful. */
const MOST = 500;

const code = z.string().trim().min(1).max(60);
const day = z
  .string()
  .refine((text) => parseCalendarDate(text) === text, "expected a day such as 2026-11-30")
  .optional();
const number = (most: string | null, expected: string) =>
  z
    .union([z.number(), z.string()])
    .refine((value) => {
      const parsed = parseDecimal(value);
      return parsed !== undefined && parsed.cmp(0) >= 0 && (most === null || parsed.cmp(most) <= 0);
    }, expected)
    .transform((value) => {
      const parsed = parseDecimal(value);
      return parsed === undefined ? "0" : decimalText(parsed);
    })
    .optional();

const entry = z
  .looseObject({
    cod: code,
    /** A text by language, or one text for all. */
    des: z.union([z.string().max(300), z.record(z.string().min(1), z.string().max(300))]).optional(),
    from: day,
    until: day,
    shops: z.array(code).min(1).optional(),
    catalogs: z.array(code).min(1).optional(),
    discountD: number("100", "expected a percentage from 0 to 100"),
    priceList: code.optional(),
    deliveryPrice: number(null, "expected an amount of 0 or more"),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ["until"],
    error: "ends before it begins",
  });

const answer = z.looseObject({
  campaign: z.array(z.unknown()).max(MOST).optional(),
  delivery: z.array(z.unknown()).max(MOST).optional(),
  list: z.array(z.unknown()).max(MOST).optional(),
});

/**
 * Promotions as `jGetCatPromos` answers them and `promotions.json` holds them: `campaign`, `delivery` and `list`, each a list of entries.
 * Entries with an empty `cod` are discarded (spec 2 §3); any other fault refuses all of them, so that nobody orders under half of the
 * conditions.
 *
 * value  parsed JSON of unknown origin; fields that are not named in docs/recipes/write-promotions.md are ignored
 */
export function readPromotions(
  value: unknown,
): { readonly promotions: Promotions } | { readonly faults: readonly PromotionFault[] } {
  const whole = answer.safeParse(value);
  if (!whole.success) return { faults: whole.error.issues.map((issue) => fault([], issue)) };
  const faults: PromotionFault[] = [];
  const read = (kind: PromotionKind): readonly Promotion[] => {
    const known = new Set<string>();
    return (whole.data[kind] ?? []).flatMap((one, index) => {
      if (hasEmptyCode(one)) return [];
      const parsed = entry.safeParse(one);
      if (!parsed.success) {
        faults.push(...parsed.error.issues.map((issue) => fault([kind, index], issue)));
        return [];
      }
      const promotion = promotionOf(parsed.data);
      if (known.has(promotion.code)) faults.push(`${kind}.${index}.cod: ${promotion.code} is there twice`);
      known.add(promotion.code);
      return [promotion];
    });
  };
  const promotions = Object.fromEntries(PROMOTION_KINDS.map((kind) => [kind, read(kind)])) as Record<
    PromotionKind,
    readonly Promotion[]
  >;
  return faults.length > 0 ? { faults } : { promotions };
}

function hasEmptyCode(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("cod" in value)) return false;
  return value.cod === null || (typeof value.cod === "string" && value.cod.trim() === "");
}

function promotionOf(one: z.output<typeof entry>): Promotion {
  const { cod, des, from, until, shops, catalogs, discountD, priceList, deliveryPrice } = one;
  return {
    code: cod,
    description: typeof des === "string" ? { und: des || cod } : { ...(des ?? { und: cod }) },
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...(shops === undefined ? {} : { shops }),
    ...(catalogs === undefined ? {} : { catalogues: catalogs }),
    ...(discountD === undefined ? {} : { dealerDiscount: discountD }),
    ...(priceList === undefined ? {} : { priceList }),
    ...(deliveryPrice === undefined ? {} : { deliveryPrice }),
  };
}

const fault = (at: readonly (string | number)[], { path, message }: z.core.$ZodIssue): PromotionFault =>
  `${[...at, ...path].join(".") || "promotions"}: ${message}`;
