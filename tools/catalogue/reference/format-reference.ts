import { describedAt, formatSchemas, type JsonSchema, keyText, partsOf } from "@stanza/publish";
import { valueWords } from "./value-words.ts";

/** What each kind of file is, and the kinds whose keys are another kind's. */
const KINDS: Readonly<Record<string, string>> = {
  catalogue: "What the catalogue is, and everything in it.",
  variables:
    "The variables that header and articles share: a list. The same keys stand under `variables` of an article.",
  model: "A commercial model with its header.",
  tree: "The classification of a model: a list of folders, and in them what is sold.",
  article: "A rule that makes articles: choices, geometry, order lines.",
  overlay:
    "The differences of a rule for one rule set or model, in `articles/<RULE>@<REG or MODEL>.yaml`. The keys are those of an article; items of lists go by `id` or `cod`, new ones are added, and `remove: true` takes one away.",
  macro:
    "A group of parts with parameters, which parts of type `macro` put into articles. Its `parts` are those of articles.",
  automatic: "A rule that makes rows of a project by itself from the articles in the room.",
  gallery: "A pre-composed arrangement.",
  "price-list": "A price list; its prices stand in CSV files beside it.",
  services: "Delivery, installation, survey: a list.",
  synonyms: "Words that people type for articles: a list.",
  materials: "What surfaces look like: a list.",
  mapping: "What the tables of `catalogue -- import` mean ([recipe](../recipes/import-a-price-list.md)).",
  tests: "Golden tests: a list of what configurations must yield. Publishing fails if one does not.",
};

/** Where the shape alone says too little. */
const VALUES: Readonly<Record<string, string>> = {
  "mapping.catalogue.name": "words",
  "catalogue.version": "numbers with points, in quotes",
  "catalogue.dclass.*.comp": "name",
  "variables.default": "by `kind`",
  "variables.pattern": "pattern",
  "variables.options.cod": "code",
};

interface Row {
  readonly path: string;
  readonly value: JsonSchema;
  readonly isNeeded: boolean;
}

/**
 * The reference of the format as Markdown: every key of every kind of file with its meaning, value, unit, default and example, made from
 * the schemas that publishing checks with.
 */
export function formatReference(): string {
  return [
    "# The catalogue format, key by key",
    "",
    "Written by `./run npm run catalogue -- reference docs/catalogue/reference.generated.md` from the schemas that `check` uses; a test fails",
    "while it is not current. [The guide](guide.md) has the CSV files and, with examples, how things work together;",
    "[the recipe](../recipes/write-a-catalogue.md) leads from an empty folder to an article with a price.",
    "",
    "A key with \\* cannot be left out. Where the value is a *formula*, [the rule language](../rules.md) says what it may be. A *text* is words",
    "for people: words in the catalogue's first language, or `{en: …, it: …}`. Codes, materials and files of an article may have formulas in",
    "braces, such as `'BK{W:0000}'`; of an option they write its code (`{FIN}`) or an attribute (`{FIN.material}`). Lengths are mm: x goes to the right, y up, z to the front.",
    "",
    ...formatSchemas().flatMap(({ name, files, schema }) => [
      `## \`${files}\``,
      "",
      KINDS[name] ?? "",
      "",
      ...(name === "overlay" ? [] : tableOf(name, schema)),
    ]),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

function tableOf(name: string, schema: JsonSchema): readonly string[] {
  const rows = rowsOf(name, schema);
  return [
    "| Key | Meaning | Value | Unit | Default | Example |",
    "|---|---|---|---|---|---|",
    ...rows.map(({ path, value, isNeeded }) => {
      const { meaning = "", unit = "", example = "" } = keyText(path) ?? {};
      const cells = [
        `\`${path.slice(name.length + 1)}\`${isNeeded ? " \\*" : ""}`,
        meaning,
        VALUES[path] ?? valueWords(value, schema),
        unit,
        defaultOf(value),
        `\`${example}\``,
      ];
      return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    }),
    "",
  ];
}

function rowsOf(name: string, schema: JsonSchema): readonly Row[] {
  const rows = new Map<string, Row>();
  const walk = (one: JsonSchema, path: string, needed = requiredOf(one)): void => {
    // A key is needed where every shape needs it.
    const shapes = [...(one.anyOf ?? []), ...(one.oneOf ?? [])];
    const inAll = inEvery(shapes.filter(({ properties }) => properties).map(requiredOf));
    for (const [inner, at] of partsOf(one, path)) walk(inner, at, shapes.includes(inner) ? inAll : undefined);
    for (const inner of Object.values(one.$defs ?? {})) walk(inner, path);
    for (const [key, value] of Object.entries(one.properties ?? {})) {
      const at = `${path}.${key}`;
      // What another kind describes stands there.
      if (describedAt(at) !== at) continue;
      if (isOfOverlays(key, path)) continue;
      const known = rows.get(at);
      rows.set(at, {
        path: at,
        value: known ? { anyOf: [...shapesOf(known.value), value] } : value,
        isNeeded: needed.has(key) && (known?.isNeeded ?? true),
      });
      walk(value, at);
    }
  };
  walk(schema, name);
  return [...rows.values()];
}

const requiredOf = ({ required }: JsonSchema): ReadonlySet<string> =>
  new Set(Array.isArray(required) ? (required as readonly string[]) : []);

const inEvery = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...(sets[0] ?? [])].filter((key) => sets.every((set) => set.has(key))));

/** Keys with which only overlays mean an item of a list. */
const isOfOverlays = (key: string, path: string) =>
  key === "remove" || (key === "id" && path === "variables");

/** The shapes of a key that several branches have, each once. */
function shapesOf(value: JsonSchema): readonly JsonSchema[] {
  return value.anyOf && !value.description ? value.anyOf : [value];
}

function defaultOf(value: JsonSchema): string {
  const known = [value, ...(value.anyOf ?? [])].find((one) => one.default !== undefined)?.default;
  if (known === undefined || (typeof known === "object" && Object.keys(known as object).length === 0))
    return "";
  return typeof known === "object"
    ? `\`${JSON.stringify(known).replaceAll('"', "")}\``
    : `\`${String(known)}\``;
}
