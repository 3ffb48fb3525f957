import type { Fault, PriceMatrix } from "@stanza/catalogue";
import type { CatalogueChange, Finding, FormatSchema, Published, TestResult } from "@stanza/publish";

/** `articles/BASE-1D.yaml:7:12 E_OPT …`, as editors and CI recognise it. */
export function faultLine(dir: string, { file, line, column, code, message, suggestion }: Fault): string {
  const hint = suggestion === undefined ? "" : `; did you mean ${suggestion}?`;
  return `${dir.replace(/\/$/, "")}/${file}:${line}:${column} ${code} ${message}${hint}`;
}

/** One line with what the catalogue holds. */
export function summary(
  { catalogue, priceLists, tests }: Published & { ok: true },
  milliseconds: number,
): string {
  const rules = Object.values(catalogue.articles);
  const count = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const options = sum(Object.values(catalogue.optionLists).map((list) => list.options.length));
  const prices = sum(
    priceLists.map(
      (list) => Object.keys(list.items).length + sum(Object.values(list.matrices).map(pricesIn)),
    ),
  );
  return [
    `${catalogue.code} ${catalogue.version} is sound:`,
    [
      count(catalogue.models.length, "model"),
      count(rules.length, "article"),
      count(sum(rules.map((rule) => rule.variables.length)), "variable"),
      count(options, "option"),
      count(prices, "price"),
      count(priceLists.length, "price list"),
      count(tests.length, "test"),
    ].join(", "),
    `(${Math.round(milliseconds)} ms, ${Math.round(JSON.stringify(catalogue).length / 1024)} KiB)`,
  ].join(" ");
}

/** The prices of a matrix; one of three keys has them in its layers. */
const pricesIn = ({ cells, layers }: PriceMatrix): number =>
  cells.flat().filter((cell) => cell !== null).length +
  (layers?.tables ?? []).reduce((total, table) => total + pricesIn(table), 0);

/** `ok` or `FAIL` for each golden test, with what differs. */
export function testReport(dir: string, tests: readonly TestResult[]): readonly string[] {
  const failed = tests.filter((test) => test.differences.length > 0).length;
  return [
    ...tests.flatMap(({ name, place, differences }) =>
      differences.length === 0
        ? [`ok    ${name}`]
        : [
            `FAIL  ${name}  (${dir.replace(/\/$/, "")}/${place.file}:${place.line})`,
            ...differences.flatMap(({ place: at, what, expected, actual }) => [
              `      ${at.file}:${at.line}:${at.column} ${what}`,
              `        - ${expected}`,
              `        + ${actual}`,
            ]),
          ],
    ),
    `${tests.length - failed} of ${tests.length} tests passed.`,
  ];
}

/** `unpriced    BASE-1D SHGLS0700 in LIST01, e.g. W=700 SHMAT=GLS` */
export function findingLine({ neutro, rule = neutro, kind, what, example }: Finding): string {
  const choices = Object.entries(example).map(([code, value]) => `${code}=${value}`);
  return `${kind.padEnd(11)} ${rule} ${what}${choices.length > 0 ? `, e.g. ${choices.join(" ")}` : ""}`;
}

/** `~ price   LIST01 BASE1[600, 3]: 236.50 -> 240.00` */
export function changeLine({ area, change, what, from, to }: CatalogueChange): string {
  const sign = { added: "+", removed: "-", changed: "~" }[change];
  const values =
    change === "changed"
      ? `: ${from ?? "nothing"} -> ${to ?? "nothing"}`
      : from || to
        ? `: ${from ?? to}`
        : "";
  return `${sign} ${area.padEnd(7)} ${what}${values}`;
}

/** The file of a schema, as it is written. */
export function schemaText({ schema }: FormatSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
