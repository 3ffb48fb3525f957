import {
  type AutomaticRuleData,
  type Catalogue,
  entriesOf,
  type Fault,
  type Gallery,
  type HeaderRule,
  type LookupTable,
  type Model,
  type PriceList,
  variableType,
} from "@stanza/catalogue";
import type { z } from "zod";
import { anchorsByArticle, tagsIn } from "./articles/anchors-and-tags.ts";
import { type ReadArticle, readArticle } from "./articles/read-article.ts";
import { readAutomatic } from "./articles/read-automatic.ts";
import {
  bundledOverlays,
  combineOverlays,
  type Overlays,
  overlayFiles,
  type ShapedArticle,
  shapeArticles,
} from "./articles/shape-articles.ts";
import { warnOfUnknownTags } from "./articles/unknown-tags.ts";
import { readSynonyms } from "./declarations/read-synonyms.ts";
import type { ShapedVariable } from "./declarations/shaped-variable.ts";
import { SharedParts } from "./declarations/shared-parts.ts";
import { shapeOnly } from "./declarations/variables.ts";
import { readMacros } from "./macros/read-macros.ts";
import { readGallery } from "./models/read-gallery.ts";
import { readModel } from "./models/read-model.ts";
import { checkPrices } from "./prices/check-prices.ts";
import { warnOfMatrixKeys } from "./prices/matrix-keys.ts";
import { warnOfOverlaps } from "./prices/price-list-overlaps.ts";
import { deriveLists, type ReadPriceList, readPriceList } from "./prices/read-price-list.ts";
import { type LocatedTest, runGoldenTests, type TestResult } from "./reports/golden-tests.ts";
import { insertedEntries } from "./reports/inserted-entries.ts";
import { misplacedParts } from "./reports/misplaced-parts.ts";
import { refusedEntries } from "./reports/refused-entries.ts";
import { warnOfUnreachable } from "./reports/unreachable-options.ts";
import { pruneShape } from "./schema/prune-shape.ts";
import { readItems, readShape } from "./schema/read-shape.ts";
import {
  type AuthoredCatalogue,
  automaticSchema,
  catalogueSchema,
  gallerySchema,
  goldenTestSchema,
  modelSchema,
  priceListSchema,
  treeNodeSchema,
} from "./schema/schema.ts";
import { FaultList, type Place } from "./source/fault-list.ts";
import { Folder } from "./source/folder.ts";
import { TextReader } from "./source/texts.ts";
import { within, type YamlFile } from "./source/yaml-source.ts";

/** The result of publishing a folder: a catalogue without mistakes, or all of its mistakes. */
export type Published =
  | {
      readonly ok: true;
      readonly catalogue: Catalogue;
      readonly priceLists: readonly PriceList[];
      readonly tests: readonly TestResult[];
      /** Probable mistakes that do not prevent publishing, such as a missing translation or an option that nobody can choose. */
      readonly warnings: readonly Fault[];
    }
  | {
      readonly ok: false;
      readonly faults: readonly Fault[];
      readonly tests: readonly TestResult[];
      readonly warnings: readonly Fault[];
    };

/**
 * Reads and checks a catalogue folder of format 1 (catalogue.md §4, §6.1) and makes the bundle and its price lists: shapes, names, types of
 * every formula, circles, options, materials, matrices, golden tests.
 *
 * files       text by path inside the folder (`catalogue.yaml`, `articles/BASE-1D.yaml` …); binary files (meshes, images) have an empty
 *             text, so that references to them can be checked
 * unreadable  faults of files that exist but are no text. They are reported with the others, and no such file is reported as missing
 * returns     no catalogue at all while there is a single fault; faults by file and line
 *
 * Codes of faults: E_YAML, E_CSV, E_FILE, E_ENCODING, E_UNUSED (files), E_SCHEMA, E_SHAPE, E_LANG, E_DATE (shape), E_SYNTAX, E_NAME,
 * E_TYPE, E_ATTR, E_FUNC, E_ARGS, E_DIV0, E_OPT, E_RANGE, E_CYCLE, E_UNREACHABLE (formulas and values), E_DUPLICATE, E_MATERIAL, E_TABLE,
 * E_MATRIX, E_ITEM, E_SURCHARGE, E_PRICE (references and prices), E_TEST (golden tests). Warnings: W_LANG (a text lacks one of the
 * catalogue's languages), W_OVERLAP (two price lists of one currency at the same time), W_UNREACHABLE (an option that no article can have),
 * W_KEYS (a price matrix lacks a key, or has one too many), W_PRICE (a price far off its neighbours), W_TAG (an anchor accepts a tag that
 * nobody has), W_OUTSIDE and W_INSIDE (a part that nobody sees where it is),
 * W_REFUSED (an entry that its own checks refuse as it is first inserted).
 */
export function publishCatalogue(
  files: ReadonlyMap<string, string>,
  unreadable: readonly Fault[] = [],
): Published {
  const faults = new FaultList();
  for (const { code, message, suggestion, ...place } of unreadable)
    faults.add(place, code, message, suggestion);
  const folder = new Folder(files, faults, new Set(unreadable.map(({ file }) => file)));
  const read = readFolder(folder, faults);
  const warnings = faults.warnings();
  if (!read || faults.size > 0) return { ok: false, faults: faults.sorted(), tests: [], warnings };
  const tests = runGoldenTests(readTests(folder, faults), read.catalogue, read.priceLists, faults);
  return faults.size > 0
    ? { ok: false, faults: faults.sorted(), tests, warnings }
    : { ok: true, ...read, tests, warnings };
}

/** Placeholders for the parts that a catalogue must have, so that the rest is still checked when one is broken. */
const PLACEHOLDERS = {
  format: 1,
  cod: "X",
  des: {},
  version: "0",
  languages: ["en"],
  currency: "EUR",
  models: ["X"],
};

function readFolder(
  folder: Folder,
  faults: FaultList,
): { readonly catalogue: Catalogue; readonly priceLists: readonly PriceList[] } | undefined {
  const file = folder.yaml("catalogue.yaml", { file: "catalogue.yaml", line: 1, column: 1 });
  const pruned = file && pruneShape(catalogueSchema, file.value, file, faults, PLACEHOLDERS);
  // Without its languages no text can be read, without its models no tree; what follows would be no mistakes of the author's.
  const isReadable =
    pruned && !pruned.lost.has("languages") && pruned.shape.models[0] !== PLACEHOLDERS.models[0];
  if (!file || !isReadable) return undefined;
  const authored = pruned.shape;
  const texts = new TextReader(authored.languages, faults);
  const shared = new SharedParts(authored, file, folder, texts, faults);
  const { shapes, overlays } = shapeArticles(authored, file, folder, shared, faults);
  const reading: Reading = { authored, file, folder, texts, faults, shared, shapes, overlays };
  const readers = articleReader(reading);

  const articles = readers([...shapes.values()]);
  const { models, headers, isWhole } = readModels(reading, articles);
  const automatic = readAutomatics(reading);
  const synonyms = readSynonyms(authored, file, folder, faults, soldAs(reading, models));
  const galleries = readGalleries(
    reading,
    models.filter(({ code }) => isWhole.has(code)),
  );
  const priceLists = readPriceLists(reading);
  const combinations = combineOverlays(overlays, shapes, models, shared, faults);
  const overlaid = [...combinations].flatMap(([name, shape]) => {
    const files = overlayFiles(name);
    return faults.noting(`with ${files.join(" and ")} laid over it`, files, () => readers([shape]));
  });
  checkPrices([...articles, ...overlaid], priceLists, faults);
  warnOfOverlaps(priceLists, faults);
  // A file is reported as unused only when nothing that might refer to it is broken.
  if (faults.size === 0) folder.reportUnused();
  // Reachability is checked only in a catalogue without mistakes.
  if (faults.size === 0) {
    const rules = [...articles, ...overlaid].map(({ rule }) => rule);
    warnOfUnreachable([...rules, ...Object.values(headers)], shared, faults);
    warnOfMatrixKeys([...articles, ...overlaid], priceLists, shared, faults);
    warnOfUnknownTags([...shapes.values()], authored.otherTags, faults);
  }
  const catalogue: Catalogue = {
    format: 1,
    code: authored.cod,
    description: texts.read(authored.des, file.at(["des"])),
    version: authored.version,
    local: authored.local,
    languages: authored.languages,
    currency: authored.currency,
    models,
    headers,
    articles: Object.fromEntries(articles.map(({ rule }) => [rule.neutro, rule])),
    ...bundledOverlays(
      overlays,
      [...combinations.keys()],
      overlaid.map(({ rule }) => rule),
    ),
    optionLists: shared.lists,
    tables: Object.fromEntries(shared.tables),
    automatic,
    galleries,
    services: shared.services,
    ...(synonyms.length === 0 ? {} : { synonyms }),
    materials: shared.materials,
    dclass: Object.fromEntries(
      Object.entries(authored.dclass).map(([code, { comp, des }]) => [
        code,
        {
          ...(comp === undefined ? {} : { component: comp }),
          description: texts.read(des, file.at(["dclass", code, "des"])),
        },
      ]),
    ),
  };
  if (faults.size === 0) warnOfEntries(catalogue, [...overlaid, ...articles], faults);
  return { catalogue, priceLists: priceLists.map(({ list }) => list) };
}

/** Warns of what is wrong with entries as people first get them. */
function warnOfEntries(catalogue: Catalogue, articles: readonly ReadArticle[], faults: FaultList): void {
  const lookAtParts = misplacedParts(partPlaces(articles), faults);
  const lookAtChecks = refusedEntries(new Map(articles.map((one) => [one.rule.neutro, one])), faults);
  for (const entry of insertedEntries(catalogue)) {
    lookAtParts(entry);
    lookAtChecks(entry);
  }
}

/** The places of all parts by `NEUTRO PART`; of two, the last counts. */
const partPlaces = (articles: readonly ReadArticle[]): ReadonlyMap<string, Place> =>
  new Map(
    articles.flatMap(({ rule, partPlaces: places }) =>
      [...places].map(([id, place]) => [`${rule.neutro} ${id}`, place] as const),
    ),
  );

/** The data that the readers of a catalogue's pieces share. */
interface Reading {
  readonly authored: AuthoredCatalogue;
  readonly file: YamlFile;
  readonly folder: Folder;
  readonly texts: TextReader;
  readonly faults: FaultList;
  readonly shared: SharedParts;
  readonly shapes: ReadonlyMap<string, ShapedArticle>;
  readonly overlays: Overlays;
}

/** Reads the files that catalogue.yaml lists under a key, each in its shape and under its listed code. */
function listed<S extends z.ZodType<{ readonly cod: string }>>(
  { authored, file, folder, faults }: Reading,
  key: "models" | "auto" | "galleries" | "priceLists",
  path: (code: string) => string,
  schema: S,
): readonly { readonly shape: z.output<S>; readonly source: YamlFile }[] {
  return authored[key].flatMap((code, i) => {
    const source = folder.yaml(path(code), file.at([key, i]));
    const shape = source && readShape(schema, source.value, source, faults);
    if (!shape) return [];
    if (shape.cod !== code)
      faults.add(source.at(["cod"]), "E_NAME", `catalogue.yaml and the file's name say ${code}`, code);
    return [{ shape, source }];
  });
}

function articleReader({
  folder,
  texts,
  faults,
  shared,
}: Reading): (shapes: readonly ShapedArticle[]) => readonly ReadArticle[] {
  const references = {
    texts,
    faults,
    ...(shared.materialCodes ? { materials: shared.materialCodes } : {}),
    hasFile: (path: string) => folder.has(path),
  };
  const context = {
    ...references,
    headerCodes: new Set(shared.variables.keys()),
    dclasses: shared.dclasses,
    tables: shared.tables,
    lists: shared.lists,
    csv: (path: string, place: Place) => folder.csv(path, place),
    addTable: (table: LookupTable) => shared.addTable(table),
    macros: readMacros(folder, references, shared.tables),
  };
  return (shapes) => shapes.map((shape) => readArticle(shape, context));
}

/** Variables by neutro; an article with mistakes has an entry without them, so that it is not reported as missing. */
function variablesByArticle({
  authored,
  shapes,
}: Reading): ReadonlyMap<string, readonly ShapedVariable[] | undefined> {
  return new Map(
    authored.articles.map((neutro) => {
      const shape = shapes.get(neutro);
      return [neutro, shape?.isWhole ? shape.variables : undefined];
    }),
  );
}

function readModels(
  reading: Reading,
  articles: readonly ReadArticle[],
): Pick<Catalogue, "models" | "headers"> & { readonly isWhole: ReadonlySet<string> } {
  const { folder, texts, faults, shared } = reading;
  const context = {
    texts,
    faults,
    shared: shared.variables,
    lists: shared.lists,
    tables: shared.tables,
    dclasses: shared.dclasses,
    articles: variablesByArticle(reading),
    descriptions: new Map(articles.map(({ rule }) => [rule.neutro, rule.description])),
    hasFile: (path: string) => folder.has(path),
  };
  const models: Model[] = [];
  const headers: Record<string, HeaderRule> = {};
  /** Models whose articles could all be read. */
  const isWhole = new Set<string>();
  for (const { shape, source } of listed(reading, "models", (code) => `models/${code}.yaml`, modelSchema)) {
    const treeFile = folder.yaml(shape.tree, source.at(["tree"]));
    if (!treeFile) continue;
    const before = faults.size;
    const tree = readItems(treeNodeSchema, treeFile.value, treeFile, faults);
    if (faults.size === before) isWhole.add(shape.cod);
    const read = readModel(shape, source, tree, treeFile, context);
    models.push(read.model);
    headers[read.model.code] = read.header;
  }
  return { models, headers, isWhole };
}

/** The codes that synonyms may stand for; `undefined` while some model is broken, whose articles are unknown. */
function soldAs({ authored, shapes }: Reading, models: readonly Model[]): ReadonlySet<string> | undefined {
  if (models.length < authored.models.length || shapes.size < authored.articles.length) return undefined;
  return new Set([...authored.articles, ...models.flatMap((model) => [...entriesOf(model).keys()])]);
}

function readAutomatics(reading: Reading): readonly AutomaticRuleData[] {
  const { authored, texts, faults, shared, shapes } = reading;
  // Tags of an unreadable article are unknown, so no tag is reported as missing then.
  const complete =
    shapes.size === authored.articles.length && [...shapes.values()].every(({ isWhole }) => isWhole);
  const anchors = anchorsByArticle(reading.shapes, reading.overlays);
  const context = {
    texts,
    faults,
    tables: shared.tables,
    typeOf: (code: string) => {
      const variable = shared.variables.get(code);
      return variable && variableType(shapeOnly(variable), shared.lists);
    },
    sharedCodes: new Set(shared.variables.keys()),
    ...(complete ? { tags: tagsIn(shapes) } : {}),
    otherTags: authored.otherTags,
    anchorsOf: (tag: string) =>
      new Set(
        [...shapes].flatMap(([neutro, { authored: article }]) =>
          article.tags.includes(tag) ? [...(anchors.get(neutro) ?? [])] : [],
        ),
      ),
    articles: variablesByArticle(reading),
  };
  const rules = listed(reading, "auto", (code) => `auto/${code}.yaml`, automaticSchema);
  const kinds = new Map<string, AutomaticRuleData["kind"] | undefined>(
    authored.auto.map((code) => [code, rules.find(({ shape }) => shape.cod === code)?.shape.kind]),
  );
  return rules.map(({ shape, source }) => readAutomatic(shape, source, { ...context, kinds }));
}

function readGalleries(reading: Reading, models: readonly Model[]): readonly Gallery[] {
  const { authored, folder, texts, faults, shared } = reading;
  const context = {
    texts,
    faults,
    models: new Map(models.map((model) => [model.code, model])),
    listedModels: new Set(authored.models),
    shared: shared.variables,
    articles: variablesByArticle(reading),
    anchors: anchorsByArticle(reading.shapes, reading.overlays),
    hasFile: (path: string) => folder.has(path),
  };
  return listed(reading, "galleries", (code) => `galleries/${code}.yaml`, gallerySchema).map(
    ({ shape, source }) => readGallery(shape, source, context),
  );
}

function readPriceLists(reading: Reading): readonly ReadPriceList[] {
  const { authored, folder, texts, faults } = reading;
  const context = {
    catalogue: authored.cod,
    texts,
    faults,
    csv: (path: string, place: Place) => folder.csv(path, place),
  };
  const lists = listed(reading, "priceLists", (code) => `prices/${code}/list.yaml`, priceListSchema);
  return deriveLists(
    lists.map(({ shape, source }) => readPriceList(shape, source, context)),
    faults,
  );
}

function readTests(folder: Folder, faults: FaultList): readonly LocatedTest[] {
  return folder.under("tests").flatMap((path) => {
    const file = folder.yaml(path, { file: path, line: 1, column: 1 });
    if (!file) return [];
    return readItems(goldenTestSchema, file.value, file, faults).map(({ item, index }) => ({
      test: item,
      source: within(file, [index]),
    }));
  });
}
