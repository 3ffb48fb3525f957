import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownValue } from "@stanza/catalogue";
import type { PurchaseConditions } from "@stanza/pricing";
import { decimalText, parseDecimal } from "@stanza/quantities";
import { z } from "zod";
import { InvalidConfig } from "../../config/config.ts";

/** Seller level that sees purchase prices where the file names none. ASSUMED: that of spec 1 §6. */
const USUAL_LEVEL = 4;
/** The entry for shops without their own. */
const EVERY_SHOP = "*";

const number = z.union([z.string(), z.number()]).transform((given, context) => {
  const value = parseDecimal(given);
  if (value !== undefined && value.cmp(0) >= 0) return value;
  context.addIssue({ code: "custom", message: "expected a number of at least 0" });
  return z.NEVER;
});
const price = number.transform((value) => decimalText(value));
const discounts = z
  .array(
    number
      .refine((value) => value.cmp(100) <= 0, "expected a discount from 0 to 100")
      .transform((value) => decimalText(value)),
  )
  .max(4);

const catalogue = z.strictObject({
  standard: discounts.optional(),
  appliances: discounts.optional(),
  undiscounted: discounts.optional(),
  codes: z.record(z.string().min(1), discounts).default({}),
  net: z.record(z.string().min(1), z.record(z.string().regex(/^[A-Z]{3}$/), price)).default({}),
});

const file = z.strictObject({
  visibleFrom: z.int().min(1).max(9).default(USUAL_LEVEL),
  shops: z.record(z.string().min(1), z.record(z.string().min(1), catalogue)),
});

/** What the deployment's shops pay for what they sell. It stays on the server, but for the margins of those who may see them. */
export interface PurchaseFile {
  /** Lowest seller level that sees purchase prices; supervisors always do. */
  readonly visibleFrom: number;
  /** The conditions of a shop by its code; `undefined`: none are known. */
  of(shop: string): PurchaseConditions | undefined;
}

/**
 * The deployment's `purchase.json`, which is not public (docs/recipes/write-purchase-prices.md); without the file nobody sees a purchase price. Throws
 * `InvalidConfig` with the place of each fault.
 */
export function readPurchaseFile(configDirectory: string): PurchaseFile {
  const path = join(configDirectory, "purchase.json");
  if (!existsSync(path)) return { visibleFrom: USUAL_LEVEL, of: () => undefined };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new InvalidConfig([`${path}: ${(error as Error).message}`]);
  }
  const parsed = file.safeParse(json);
  if (!parsed.success)
    throw new InvalidConfig(
      parsed.error.issues.map((issue) => `${path}: ${issue.path.join(".")}: ${issue.message}`),
    );
  const { visibleFrom, shops } = parsed.data;
  const byShop = Object.fromEntries(
    Object.entries(shops).map(([shop, catalogues]) => [shop, conditionsOf(catalogues)]),
  );
  return { visibleFrom, of: (shop) => ownValue(byShop, shop) ?? byShop[EVERY_SHOP] };
}

const conditionsOf = (catalogues: Readonly<Record<string, z.output<typeof catalogue>>>): PurchaseConditions =>
  Object.fromEntries(
    Object.entries(catalogues).map(([code, { codes, net, standard, appliances, undiscounted }]) => [
      code,
      {
        groups: {
          ...(standard ? { standard } : {}),
          ...(appliances ? { appliances } : {}),
          ...(undiscounted ? { undiscounted } : {}),
        },
        codes,
        net,
      },
    ]),
  );
