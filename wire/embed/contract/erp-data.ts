import { z } from "zod";
import { code, flag, text, variants } from "./fields.ts";

/** JSON of a host, as an object or as text; the application checks what it takes from it. */
const json = (most: number) => z.union([z.string().max(most), z.record(z.string(), z.unknown())]).optional();

/** An article that an ERP wants in the project. */
const item = z.object({
  catalog: code(),
  model: code(),
  item: code(),
  variants: variants(),
  qt: z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (value == null || value === "" ? 1 : Number(value)))
    .pipe(z.int().min(1).max(9999)),
});
export type ErpItem = z.output<typeof item>;

/** A list, or the same as JSON text. */
const items = () =>
  z
    .union([z.array(z.unknown()), z.string().max(200_000)])
    .nullish()
    .transform((value, context): unknown => {
      if (value == null || value === "") return [];
      if (typeof value !== "string") return value;
      try {
        return JSON.parse(value) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "expected a list as JSON" });
        return z.NEVER;
      }
    })
    .pipe(z.array(item).max(500));

/** A person and where they live, by the names of spec 1 §3 (customer assignment, `orderaddress`). */
const person = z
  .object({
    email: text(200),
    firstName: text(100),
    firstname: text(100),
    lastName: text(100),
    surname: text(100),
    mobile: text(60),
    street: text(200),
    postalCode: text(20),
    postalcode: text(20),
    city: text(100),
    county: text(100),
    country: text(100),
    countrycode: text(2),
    vat: text(30),
    cod: text(60),
  })
  .partial()
  .transform(({ firstname, surname, postalcode, ...one }) => ({
    ...one,
    firstName: one.firstName || firstname || "",
    lastName: one.lastName || surname || "",
    postalCode: one.postalCode || postalcode || "",
  }));
export type ErpPerson = z.output<typeof person>;

/** Percentages one after the other; a host of the ERP may send them as text, `10;5`. */
const discounts = z
  .union([z.string().max(200), z.array(z.union([z.number(), z.string()])).max(4), z.number()])
  .nullish()
  .transform((value): readonly number[] => {
    if (value == null || value === "") return [];
    const parts = typeof value === "string" ? value.split(/[;\t+]/) : [value].flat();
    return parts.map((part) => Number(String(part).replace(",", ".")));
  })
  .pipe(z.array(z.number().min(0).max(100)).max(4));

/**
 * The fields of the ERP host's actions `login`, `goTo`, `save`, `generateOffer` and `configure` (spec 1 §7). All five know the same fields,
 * and each takes those that mean something to it. Every one of them is a wish of whoever is signed in: none raises a right (T10).
 */
export const erpData = z.object({
  /** The number of a project, or a whole project as JSON. */
  project: z
    .union([z.number(), json(1_000_000)])
    .nullish()
    .transform((value) => value ?? undefined),
  /** `uniqueid` of the row that is meant. */
  currentrow: code(),
  /** `boxid` of the row that is to be configured. */
  configureboxid: code(),
  id: text(60),
  user: text(200),
  password: text(1000),
  shop: text(60),
  rsaKey: text(4000),
  language: text(20),
  /** Name of the project. */
  title: text(200),
  page: text(200),
  /** The host's own name of its session, which comes back with `saved`; it opens nothing here (T12). */
  idSessione: text(200),
  /** Articles beside the first one. */
  adds: items(),
  catalog: code(),
  model: code(),
  hideheader: flag(undefined),
  /** A line of text that the host wants above the work. */
  headercontent: text(300).optional(),
  /** Code of the article to configure. */
  item: code(),
  variants: variants(),
  readonly: flag(undefined),
  /** Comes back with `saved`, unread. */
  extradata: z.unknown().optional(),
  discounts,
  customer: person.nullish().transform((value) => value ?? undefined),
  consignee: person.nullish().transform((value) => value ?? undefined),
  /** Choices that win over those of `variants`. */
  forcedVariants: variants(),
  rows: items(),
});
export type ErpData = z.output<typeof erpData>;
