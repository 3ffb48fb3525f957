import {
  type DocumentType,
  discountGroupOf,
  lineAmount,
  newOfferTerms,
  type OfferTerms,
  type OwnRate,
  type PricedLine,
  type PricedProject,
  type PricedRow,
  type Service,
  type Shop,
} from "@stanza/pricing";
import {
  currencyDecimals,
  decimal,
  decimalOr,
  decimalText,
  type NumberInput,
  sumOf,
} from "@stanza/quantities";
import { parseVariants } from "../variants.ts";
import {
  type Fields,
  fieldsOf,
  isFalse,
  isNumber,
  isTrue,
  listOf,
  numberIn,
  partIn,
  partsIn,
  readExtra,
  recordOf,
  textIn,
} from "./loose-fields.ts";

/** An offer that came with its prices: what `totalOffer` takes. */
export interface ExchangedOffer {
  readonly priced: PricedProject;
  readonly terms: OfferTerms;
  readonly shop: Shop;
}

const PROFILES: ReadonlyMap<string, OfferTerms["profile"]> = new Map([
  ["tiered", "tiered"],
  ["catalog", "catalogue"],
]);
const DOCUMENT_TYPES: readonly DocumentType[] = [1, 2, 3, 4, 5];
const STEPS = ["1", "2", "3", "4"] as const;

/**
 * An offer with the names of spec 2 §3 (`project`, `customerFields`, `shop`, `currency`, `profile` `tiered` or `catalog`, `dealer`), its ERP
 * lines priced by their own `punit`. What is missing or no number takes the default of quote.md §4.
 *
 * input   parsed JSON; numbers best as the text they had (`parseExactly`), so that no digit is lost
 * errors  a RangeError naming what it is not: no object, an unknown profile, rows or lines that are no objects, a number that is too long
 *
 * ASSUMED: a row's quantity is that of its customer fields, else its own `qt`; without a currency the shop's extra CURRENCY, else EUR.
 */
export function readExchangedOffer(input: unknown): ExchangedOffer {
  const root = fieldsOf(input);
  if (root === undefined) throw new RangeError("An offer is an object.");
  const profile = PROFILES.get(textIn(root, "profile") || "tiered");
  if (profile === undefined) throw new RangeError(`Unknown profile: ${textIn(root, "profile")}`);
  const project = partIn(root, "project");
  const fields = partIn(root, "customerFields");
  const shop = readShop(root.shop);
  const currency = (textIn(root, "currency") || shop.currency || "EUR").toUpperCase();
  const rows = partsIn(project, "rows").map((row, index) => ({ id: `${index}`, row }));
  const rowFields = fieldsByRow(fields.rows);
  const ofRow = (row: Fields): Fields => rowFields.get(textIn(row, "uniqueid") ?? "") ?? {};
  const factor = decimalOr(numberIn(project, "pricesIncrease"), "1");
  const decimals = currencyDecimals(currency);
  const priced = rows.map(({ id, row }) =>
    readRow(id, row, numberIn(ofRow(row), "qt") ?? numberIn(row, "qt"), factor, decimals),
  );
  return {
    priced: {
      currency,
      decimals,
      rows: priced,
      gross: decimalText(sumOf(priced.map(({ total }) => decimal(total))), decimals),
      unpriced: [],
    },
    terms: {
      ...readTerms(fields, isTrue(root.dealer), profile),
      rowRates: Object.fromEntries(rows.map(({ id, row }) => [id, rateOf(ofRow(row), "vat", "checkVat")])),
      lineRates: Object.fromEntries(
        rows.map(({ id, row }) => [
          id,
          Object.fromEntries(
            partsIn(row, "erp").map((line, at) => [
              `${at}`,
              rateOf(fieldsOf(line.customDataFe) ?? {}, "iva", "check"),
            ]),
          ),
        ]),
      ),
    },
    shop,
  };
}

function readRow(
  rowId: string,
  row: Fields,
  quantity: NumberInput,
  factor: ReturnType<typeof decimal>,
  decimals: number,
): PricedRow {
  const rowQuantity = decimalOr(quantity, "1");
  const inBasket = !isTrue(row.skipBasket);
  const lines = partsIn(row, "erp").map((line, at): PricedLine => {
    const code = textIn(line, "cod") ?? "";
    const variants = parseVariants(textIn(line, "var") ?? "");
    const lineQuantity = decimalOr(numberIn(line, "qt"), "1");
    const level = isNumber(line.level, 1) ? 1 : 0;
    const price = decimalOr(numberIn(line, "punit"), "0");
    const { unitPrice, amount } = lineAmount(price, factor, [lineQuantity, rowQuantity], decimals);
    return {
      id: `${at}`,
      code,
      description: {},
      level,
      quantity: decimalText(lineQuantity),
      unit: "pc",
      variants,
      discountGroup: discountGroupOf({ code, variants, discountable: true }),
      price: !inBasket
        ? { kind: "outside-basket" }
        : level === 1
          ? { kind: "included" }
          : {
              kind: "priced",
              unitPrice: decimalText(unitPrice, decimals),
              amount: decimalText(amount, decimals),
            },
    };
  });
  const amounts = lines.flatMap(({ price }) => (price.kind === "priced" ? [decimal(price.amount)] : []));
  return {
    rowId,
    catalogue: textIn(row, "catalog") ?? "",
    description: {},
    quantity: decimalText(rowQuantity),
    automatic: isTrue(row.auto),
    inBasket,
    lines,
    total: decimalText(sumOf(amounts), decimals),
  };
}

function readTerms(fields: Fields, dealerMode: boolean, profile: OfferTerms["profile"]): OfferTerms {
  const offer = partIn(fields, "offer");
  const info = partIn(fields, "customerFieldsInfo");
  const type = DOCUMENT_TYPES.find((one) => isNumber(fields.DOCType, one));
  const blank = newOfferTerms({}, "en");
  return {
    ...blank,
    profile,
    dealerMode,
    discounts: {
      standard: STEPS.map((n) => numberIn(info, `dDiscount${n}`)),
      appliances: STEPS.map((n) => numberIn(info, `dDiscount${n}E`)),
      dealer: numberIn(info, "dDiscountD"),
      document: [numberIn(fields, "discount1"), numberIn(fields, "discount2")],
      catalogues: Object.fromEntries(
        recordOf(fields.catalogsRows).map(([code, own]) => [
          code,
          numberIn(fieldsOf(own) ?? {}, "discount1"),
        ]),
      ),
    },
    delivery: chargeOf(offer, "deliveryPrice", "varDeliveryPrice"),
    installation: chargeOf(offer, "instPrice", "varInstPrice"),
    services: Object.fromEntries(
      recordOf(fields.servicesRows).map(([code, services]) => [code, servicesIn(services).map(readService)]),
    ),
    ...(type === undefined ? {} : { documentType: type }),
    unitedStates: isTrue(fields.USA),
    tax: {
      offerVat: numberIn(offer, "vat"),
      customerVat: numberIn(fields, "vat"),
      dealerVat: numberIn(offer, "vatD"),
      salesTax: numberIn(offer, "salesTax"),
      deliveryTaxed: isTrue(offer.dpVat),
      installationTaxed: isTrue(offer.ipVat),
    },
    paymentTerms: textIn(offer, "paymentTerms") ?? "",
    validity: textIn(offer, "offerValidity") ?? "",
    leadTime: textIn(offer, "leadtime") ?? "",
  };
}

function readShop(value: unknown): Shop {
  const fields = fieldsOf(value) ?? { cod: value };
  // Settings are named in any case: CURRENCY, currency.
  const extra = Object.fromEntries(
    Object.entries(readExtra(fields.extra)).map(([name, setting]) => [name.toUpperCase(), setting]),
  );
  const currency = textIn(extra, "CURRENCY");
  const documentKind = textIn(extra, "DOCTYPE");
  return {
    code: textIn(fields, "cod") ?? "",
    name: textIn(fields, "cod") ?? "",
    language: textIn(fields, "lang") ?? "",
    country: textIn(fields, "country") ?? "",
    priceList: textIn(fields, "pricelist") ?? "",
    ...(currency ? { currency } : {}),
    ...(documentKind ? { documentKind } : {}),
    salesTaxes: numberIn(extra, "SALESTAXES"),
  };
}

/** One service, a list of them, or one by each key. */
function servicesIn(value: unknown): readonly Fields[] {
  const single = fieldsOf(value);
  return single && ("price" in single || "perc" in single) ? [single] : listOf(value);
}

function readService(service: Fields, index: number): Service {
  return {
    id: `${index}`,
    description: {},
    offered: !isFalse(service.offer),
    percent: numberIn(service, "perc"),
    price: numberIn(service, "price"),
    vat: numberIn(service, "vat"),
  };
}

function chargeOf(offer: Fields, price: string, code: string): OfferTerms["delivery"] {
  const given = textIn(offer, code);
  return { price: numberIn(offer, price), ...(given ? { code: given } : {}) };
}

function rateOf(fields: Fields, rate: string, check: string): OwnRate {
  return { vat: numberIn(fields, rate), checked: isTrue(fields[check]) };
}

/** `customerFields.rows` by uniqueid, given as a list or keyed by it. */
function fieldsByRow(rows: unknown): ReadonlyMap<string, Fields> {
  if (Array.isArray(rows)) return new Map(listOf(rows).map((own) => [textIn(own, "uniqueid") ?? "", own]));
  return new Map(
    recordOf(rows).flatMap(([id, own]) => (fieldsOf(own) ? [[id, fieldsOf(own)!] as const] : [])),
  );
}
