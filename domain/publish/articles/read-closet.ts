import {
  type ClosetRule,
  type DclassVariable,
  FILL_NAMES,
  type FillRule,
  NUM,
  suggest,
  type VariableRule,
} from "@stanza/catalogue";
import { type FormulaReader, resultLiterals } from "../rules/formulas.ts";
import type { AuthoredCloset } from "../schema/closet-schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import { type Source, within } from "../source/yaml-source.ts";
import type { ArticleReferences } from "./article-parts.ts";

type AuthoredFill = NonNullable<AuthoredCloset["fill"]>;
type Context = Pick<ArticleReferences, "faults" | "texts"> & {
  readonly variables: readonly VariableRule[];
  /** Names in the article whose declaration has a mistake. */
  readonly unknown: ReadonlySet<string>;
};

/**
 * Reads what an article says of itself as a closet (catalogue.md §4.8).
 *
 * source  of the key `closet`
 *
 * Faults: a width that is no number, a list or field that there is not, a field's value of another kind, a code twice, a column that serves
 * what nobody keeps, something kept that no column serves.
 */
export function readCloset(
  { width, beside, from, rest, fill }: AuthoredCloset,
  source: Source,
  reader: FormulaReader,
  context: Context,
): ClosetRule {
  const { faults, variables, unknown } = context;
  if (
    width !== undefined &&
    !unknown.has(width) &&
    !variables.some((one) => one.code === width && one.kind === "number")
  )
    faults.add(
      source.at(["width"]),
      "E_NAME",
      `there is no number variable '${width}'`,
      suggest(
        width,
        variables.filter(({ kind }) => kind === "number").map(({ code }) => code),
      ),
    );
  return {
    ...(width === undefined ? {} : { width }),
    ...(beside === undefined ? {} : { beside: reader.quantity(beside, source, ["beside"]) }),
    ...(from === undefined ? {} : { from: reader.quantity(from, source, ["from"]) }),
    rest,
    ...(fill ? { fill: readFill(fill, within(source, ["fill"]), reader, context) } : {}),
  };
}

function readFill(fill: AuthoredFill, source: Source, outer: FormulaReader, context: Context): FillRule {
  const { faults, texts } = context;
  const into = listOf(fill.into, source, ["into"], context);
  const sections = listOf(fill.each.over, source, ["each", "over"], context);
  for (const name of [fill.each.as, ...FILL_NAMES])
    if (outer.scope.symbols.has(name))
      faults.add(source.at(["each", "as"]), "E_NAME", `'${name}' already means something here`);
  const record = sections && outer.scope.symbols.get(sections.code)?.type;
  const section =
    record?.kind === "list" ? outer.with(fill.each.as, record.of) : outer.withUnknown(fill.each.as);
  let reader = FILL_NAMES.reduce((inner, name) => inner.with(name, NUM), section);
  const calc = Object.entries(fill.each.calc).map(([name, text]) => {
    if (reader.scope.symbols.has(name))
      faults.add(source.key(["each", "calc", name]), "E_NAME", `'${name}' already means something here`);
    const formula = reader.formula(text, "num", source, ["each", "calc", name]);
    reader = reader.with(name, NUM);
    return { name, formula };
  });
  for (const list of ["people", "keeps", "columns"] as const) uniqueCodes(fill[list], list, source, faults);
  const keeps = fill.keeps.map(({ cod }) => cod);
  const served = new Set(fill.columns.flatMap(({ serves }) => Object.keys(serves)));
  for (const [i, cod] of keeps.entries())
    if (!served.has(cod))
      faults.add(
        source.at(["keeps", i, "cod"]),
        "E_SHAPE",
        `no column serves '${cod}', so it could never be filled`,
      );
  return {
    into: fill.into,
    each: {
      as: fill.each.as,
      over: fill.each.over,
      calc,
      room: reader.formula(fill.each.room, "num", source, ["each", "room"]),
    },
    people: fill.people.map(({ cod, des, reach }, i) => ({
      code: cod,
      description: texts.read(des, source.at(["people", i, "des"])),
      reach,
    })),
    keeps: fill.keeps.map(({ cod, des, help, usual }, i) => ({
      code: cod,
      description: texts.read(des, source.at(["keeps", i, "des"])),
      ...(help === undefined ? {} : { help: texts.read(help, source.at(["keeps", i, "help"])) }),
      usual,
    })),
    columns: fill.columns.map((column, i) =>
      readColumn(column, within(source, ["columns", i]), reader, { ...context, keeps, into }),
    ),
  };
}

function listOf(
  code: string,
  source: Source,
  path: readonly string[],
  { variables, unknown, faults }: Context,
): DclassVariable | undefined {
  const found = variables.find((one) => one.code === code);
  if (found?.kind === "dclass") return found;
  if (!unknown.has(code))
    faults.add(
      source.at([...path]),
      "E_NAME",
      `there is no list of records '${code}'`,
      suggest(
        code,
        variables.filter(({ kind }) => kind === "dclass").map((one) => one.code),
      ),
    );
  return undefined;
}

function uniqueCodes(
  items: readonly { readonly cod: string }[],
  list: string,
  source: Source,
  faults: FaultList,
): void {
  const seen = new Set<string>();
  for (const [i, { cod }] of items.entries()) {
    if (seen.has(cod))
      faults.add(source.at([list, i, "cod"]), "E_DUPLICATE", `'${cod}' occurs twice in ${list}`);
    seen.add(cod);
  }
}

function readColumn(
  column: AuthoredFill["columns"][number],
  source: Source,
  reader: FormulaReader,
  context: Context & { readonly keeps: readonly string[]; readonly into: DclassVariable | undefined },
): FillRule["columns"][number] {
  const { faults, texts, keeps, into } = context;
  return {
    code: column.cod,
    description: texts.read(column.des, source.at(["des"])),
    because: texts.read(column.because, source.at(["because"])),
    ...reader.optional(column.when, source, ["when"]),
    serves: Object.entries(column.serves).map(([keep, share]) => {
      if (!keeps.includes(keep))
        faults.add(
          source.key(["serves", keep]),
          "E_NAME",
          `nobody is asked for '${keep}'`,
          suggest(keep, keeps),
        );
      return { keep, share: reader.quantity(share, source, ["serves", keep]) };
    }),
    items: column.items.map((item, i) => {
      const place = within(source, ["items", i]);
      const { rule, inner } = reader.repeat(item.repeat, place, ["repeat"]);
      return {
        ...inner.optional(item.when, place, ["when"]),
        ...rule,
        because: texts.read(item.because, place.at(["because"])),
        set: Object.entries(item.set).map(([field, text]) => ({
          field,
          formula: readField(field, String(text), place, inner, into, faults),
        })),
      };
    }),
  };
}

/** The formula of a record's field, which has to give what the field takes. */
function readField(
  field: string,
  text: string,
  source: Source,
  reader: FormulaReader,
  into: DclassVariable | undefined,
  faults: FaultList,
) {
  const rule = into?.fields.find(({ name }) => name === field);
  if (into && !rule)
    faults.add(
      source.key(["set", field]),
      "E_NAME",
      `the records of ${into.code} have no field '${field}'`,
      suggest(
        field,
        into.fields.map(({ name }) => name),
      ),
    );
  const type = rule?.type;
  const wanted = type === undefined ? "plain" : typeof type === "object" ? "str" : type;
  const formula = reader.formula(text, wanted, source, ["set", field]);
  if (typeof type === "object")
    for (const code of resultLiterals(formula.tree))
      if (!type.options.includes(code))
        faults.add(
          source.at(["set", field]),
          "E_OPT",
          `'${code}' is not an option of ${field} (${type.options.join(", ")})`,
          suggest(code, type.options),
        );
  return formula;
}
