import { suggest } from "@stanza/catalogue";
import type { z } from "zod";
import type { FaultList } from "../source/fault-list.ts";
import { type Path, type Source, within } from "../source/yaml-source.ts";

/** Checks a value against a schema; mistakes are reported at their place. */
export function readShape<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Source,
  faults: FaultList,
): z.output<S> | undefined {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) report(issue as Issue, source, faults);
  return undefined;
}

/** The items of a list without the broken ones; `index` is the item's place in the file. */
export function readItems<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Source,
  faults: FaultList,
): readonly { readonly item: z.output<S>; readonly index: number }[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) {
    faults.add(source.at(), "E_SCHEMA", "expected a list (lines starting with '- ')");
    return [];
  }
  return value.flatMap((element: unknown, index) => {
    const item = readShape(schema, element, within(source, [index]), faults);
    return item === undefined ? [] : [{ item, index }];
  });
}

export interface Issue {
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  /** Present for `invalid_type`. */
  readonly expected?: string;
  readonly keys?: readonly string[];
  readonly errors?: readonly (readonly Issue[])[];
  readonly input?: unknown;
  readonly values?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly discriminator?: string;
}

export function report(issue: Issue, source: Source, faults: FaultList): void {
  const { path } = issue;
  const named = (keys: Path) => (keys.length > 0 ? `${keys.map(String).join(".")}: ` : "");
  const at = named(path);
  const isMissing = issue.input === undefined && issue.path.length > 0;
  if (isMissing && (issue.code === "invalid_type" || issue.code === "invalid_union")) {
    const parent = path.slice(0, -1);
    faults.add(source.at(parent), "E_SCHEMA", `${named(parent)}'${String(path.at(-1))}' is missing`);
    return;
  }
  if (issue.code === "invalid_union") {
    const near = nearestBranch(issue.errors ?? []);
    if (near) {
      for (const inner of near) report(inner, within(source, path), faults);
      return;
    }
    const names = issue.options?.map(String) ?? [];
    const given = String(fieldOf(issue.input, issue.path.at(-1)) ?? issue.input ?? "");
    const message = issue.discriminator ? `'${given}' is not one of ${names.join(", ")}` : issue.message;
    faults.add(source.at(path), "E_SCHEMA", `${at}${message}`, suggest(given, names));
    return;
  }
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys ?? [])
      faults.add(
        source.key([...path, key]),
        "E_SCHEMA",
        `${at}'${key}' is not part of the format here`,
        suggest(key, KEYS),
      );
    return;
  }
  if (issue.code === "invalid_value" && issue.values && issue.values.length > 1) {
    const names = issue.values.map(String);
    const given = String(issue.input ?? "");
    faults.add(
      source.at(path),
      "E_SCHEMA",
      `${at}'${given}' is not one of ${names.join(", ")}`,
      suggest(given, names),
    );
    return;
  }
  if (issue.code === "invalid_type" && issue.input === null) {
    faults.add(source.at(path), "E_SCHEMA", `${at}there is nothing here; expected ${wordOf(issue.expected)}`);
    return;
  }
  const words = /^Invalid input: expected (\w+), received (\w+)$/.exec(issue.message);
  const message = words ? `expected ${wordOf(words[1])}, found ${wordOf(words[2])}` : issue.message;
  faults.add(source.at(path), "E_SCHEMA", `${at}${message.replace(/^Invalid input: /, "")}`);
}

/** A type in an author's words. */
function wordOf(type: string | undefined): string {
  const words: Readonly<Record<string, string>> = {
    object: "a map (key: value)",
    record: "a map (key: value)",
    array: "a list",
    tuple: "a list",
    string: "a text",
    number: "a number",
    boolean: "true or false",
    null: "nothing",
  };
  return words[type ?? ""] ?? type ?? "a value";
}

/** The failed branch of a union with the fewest mistakes inside, which is probably the intended shape. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  let best: readonly Issue[] | undefined;
  for (const branch of branches) {
    const isShape = !branch.some((issue) => issue.path.length === 0 && issue.code !== "unrecognized_keys");
    if (isShape && (!best || branch.length < best.length)) best = branch;
  }
  return best;
}

function fieldOf(input: unknown, key: PropertyKey | undefined): unknown {
  return typeof input === "object" && input !== null && key !== undefined && key in input
    ? (input as Record<PropertyKey, unknown>)[key]
    : undefined;
}

/** Every key of the format, for suggestions. */
const KEYS =
  "cod des help towards layers group aliases visible readonly mandatory inherit onInvalid because kind options only front default unit min max step values decimals offStep maxLength dclass fields accumulate minItems maxItems each id check as from to over when repeat at rot layer material name open axis amount type size grain edges cut r h profile length file mirror forbid require gives neutro tags mount elevation use variables const calc constraints groups box weight parts anchors plan clearances erp opening skipBasket dir accepts dist pts a0 a1 text style severity qt um level var extra price surcharges discountable matrix keys item none basemodel fldef image forcedvariants defaultvariants header out tree nodes articles preset source macro with params type default gap walls neighbours width into hole d remove after joinGap same maxLength overhang article set start end front model rows rotY snap note room style currency validFrom validTo base rounding items matrices cols list factor mode fixed percentOfGoods perUnit vat color roughness metalness opacity pattern accent format version local languages models auto galleries otherTags priceLists tables services synonyms words materials comp in col match outType else expect total issues notAllowed sill w".split(
    " ",
  );
