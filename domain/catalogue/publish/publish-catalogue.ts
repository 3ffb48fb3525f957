import type { ArticleRule, AutomaticRuleData, Catalogue, Gallery, HeaderRule } from "../bundle.ts";
import type { Model } from "../catalogue.ts";
import type { Fault } from "../fault.ts";
import type { PriceList } from "../price-list.ts";
import { variableType } from "../rules/variable-type.ts";
import { checkPrices } from "./check-prices.ts";
import { FaultList } from "./fault-list.ts";
import { Folder } from "./folder.ts";
import { type LocatedTest, runGoldenTests, type TestResult } from "./golden-tests.ts";
import { type ReadArticle, readArticle } from "./read-article.ts";
import { readAutomatic } from "./read-automatic.ts";
import { readGallery } from "./read-gallery.ts";
import { readModel } from "./read-model.ts";
import { deriveLists, type ReadPriceList, readPriceList } from "./read-price-list.ts";
import { readItems, readShape } from "./read-shape.ts";
import {
  type AuthoredArticle,
  type AuthoredCatalogue,
  articleSchema,
  automaticSchema,
  catalogueSchema,
  gallerySchema,
  goldenTestSchema,
  modelSchema,
  priceListSchema,
  treeNodeSchema,
} from "./schema.ts";
import { SharedParts } from "./shared-parts.ts";
import { TextReader } from "./texts.ts";
import { type ShapedVariable, shapeOnly } from "./variables.ts";
import { within, type YamlFile } from "./yaml-source.ts";

/** What publishing a folder gave: a catalogue that is sound as a whole, or everything that is wrong with it. */
export type Published =
  | {
      readonly ok: true;
      readonly catalogue: Catalogue;
      readonly priceLists: readonly PriceList[];
      readonly tests: readonly TestResult[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[]; readonly tests: readonly TestResult[] };

/**
 * Reads and checks a catalogue folder of format 1 (catalogue.md §4, §6.1) and makes the bundle and its price lists: shapes,
 * names, types of every formula, circles, options, materials, matrices, golden tests.
 *
 * files    text by path inside the folder (`catalogue.yaml`, `articles/BASE-1D.yaml` …); binary files (meshes, images) are
 *          named with an empty text, so that references to them can be checked
 * returns  no catalogue at all while there is a single fault; faults by file and line
 *
 * Codes of faults: E_YAML, E_CSV, E_FILE, E_UNUSED (files), E_SCHEMA, E_SHAPE, E_LANG, E_DATE (shape), E_SYNTAX, E_NAME, E_TYPE,
 * E_ATTR, E_FUNC, E_ARGS, E_DIV0, E_OPT, E_RANGE, E_CYCLE (formulas and values), E_DUPLICATE, E_MATERIAL, E_TABLE, E_MATRIX,
 * E_ITEM, E_SURCHARGE, E_PRICE (references and prices), E_TEST (golden tests).
 */
export function publishCatalogue(files: ReadonlyMap<string, string>): Published {
  const faults = new FaultList();
  const folder = new Folder(files, faults);
  const read = readFolder(folder, faults);
  if (!read || faults.size > 0) return { ok: false, faults: faults.sorted(), tests: [] };
  const tests = runGoldenTests(readTests(folder, faults), read.catalogue, read.priceLists, faults);
  return faults.size > 0 ? { ok: false, faults: faults.sorted(), tests } : { ok: true, ...read, tests };
}

function readFolder(
  folder: Folder,
  faults: FaultList,
): { readonly catalogue: Catalogue; readonly priceLists: readonly PriceList[] } | undefined {
  const file = folder.yaml("catalogue.yaml", { file: "catalogue.yaml", line: 1, column: 1 });
  const authored = file && readShape(catalogueSchema, file.value, file, faults);
  if (!file || !authored) return undefined;
  const texts = new TextReader(authored.languages, faults);
  const shared = new SharedParts(authored, file, folder, texts, faults);
  // Mistakes in what everything shares would be repeated by every article, so articles wait for them with shapes only.
  const sound = faults.size === 0;
  const shapes = shapeArticles(authored, file, folder, shared, faults);
  if (!sound) return undefined;

  const headerCodes: ReadonlySet<string> = new Set(shared.variables.keys());
  const { dclasses, tables, lists } = shared;
  const around = {
    texts,
    faults,
    headerCodes,
    dclasses,
    tables,
    lists,
    ...(shared.materialCodes ? { materials: shared.materialCodes } : {}),
    hasFile: (path: string) => folder.has(path),
  };
  const articles: ReadArticle[] = [];
  for (const shape of shapes.values())
    if (shape.variables) articles.push(readArticle(shape.authored, shape.variables, shape.file, around));
  const variablesOf = new Map<string, readonly ShapedVariable[] | undefined>();
  for (const code of authored.articles) variablesOf.set(code, shapes.get(code)?.variables);
  const descriptions = new Map(articles.map(({ rule }) => [rule.neutro, rule.description]));

  const models: Model[] = [];
  const headers: Record<string, HeaderRule> = {};
  for (const [i, code] of authored.models.entries()) {
    const modelFile = folder.yaml(`models/${code}.yaml`, file.at(["models", i]));
    const shape = modelFile && readShape(modelSchema, modelFile.value, modelFile, faults);
    const treeFile = shape && folder.yaml(shape.tree, modelFile.at(["tree"]));
    if (!treeFile) continue;
    expectCode(shape.cod, code, modelFile, faults);
    const tree = readItems(treeNodeSchema, treeFile.value, treeFile, faults);
    const read = readModel(shape, modelFile, tree, treeFile, {
      ...around,
      shared: shared.variables,
      articles: variablesOf,
      descriptions,
    });
    models.push(read.model);
    headers[read.model.code] = read.header;
  }

  const automatic: AutomaticRuleData[] = [];
  // Tags of an article that could not be read are unknown, so none is called missing then.
  const tags =
    shapes.size === authored.articles.length
      ? new Set([...shapes.values()].flatMap((shape) => shape.authored.tags))
      : undefined;
  for (const [i, code] of authored.auto.entries()) {
    const source = folder.yaml(`auto/${code}.yaml`, file.at(["auto", i]));
    const shape = source && readShape(automaticSchema, source.value, source, faults);
    if (!shape) continue;
    expectCode(shape.cod, code, source, faults);
    const typeOf = (name: string) => {
      const variable = shared.variables.get(name);
      return variable && variableType(shapeOnly(variable), lists);
    };
    automatic.push(
      readAutomatic(shape, source, {
        texts,
        faults,
        tables,
        typeOf,
        sharedCodes: headerCodes,
        ...(tags ? { tags } : {}),
        articles: variablesOf,
      }),
    );
  }

  const galleries: Gallery[] = [];
  const modelsByCode = new Map(models.map((model) => [model.code, model]));
  for (const [i, code] of authored.galleries.entries()) {
    const source = folder.yaml(`galleries/${code}.yaml`, file.at(["galleries", i]));
    const shape = source && readShape(gallerySchema, source.value, source, faults);
    if (!shape) continue;
    expectCode(shape.cod, code, source, faults);
    galleries.push(
      readGallery(shape, source, {
        texts,
        faults,
        models: modelsByCode,
        shared: shared.variables,
        articles: variablesOf,
      }),
    );
  }

  const priceListsRead: ReadPriceList[] = [];
  for (const [i, code] of authored.priceLists.entries()) {
    const source = folder.yaml(`prices/${code}/list.yaml`, file.at(["priceLists", i]));
    const shape = source && readShape(priceListSchema, source.value, source, faults);
    if (!shape) continue;
    expectCode(shape.cod, code, source, faults);
    priceListsRead.push(
      readPriceList(shape, source, {
        catalogue: authored.cod,
        texts,
        faults,
        csv: (path, place) => folder.csv(path, place),
      }),
    );
  }
  const priceLists = deriveLists(priceListsRead, faults);
  checkPrices(articles, priceLists, faults);

  const rules: Record<string, ArticleRule> = {};
  for (const { rule } of articles) rules[rule.neutro] = rule;
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
    articles: rules,
    optionLists: lists,
    tables: Object.fromEntries(tables),
    automatic,
    galleries,
    services: shared.services,
    materials: shared.materials,
    dclass: Object.fromEntries(
      Object.entries(authored.dclass).map(([code, { comp, des }]) => [
        code,
        { component: comp, description: texts.read(des, file.at(["dclass", code, "des"])) },
      ]),
    ),
  };
  folder.reportUnused();
  return { catalogue, priceLists: priceLists.map(({ list }) => list) };
}

interface ShapedArticle {
  readonly authored: AuthoredArticle;
  readonly file: YamlFile;
  /** Absent where a variable has mistakes of its own. */
  readonly variables?: readonly ShapedVariable[];
}

function shapeArticles(
  authored: AuthoredCatalogue,
  file: YamlFile,
  folder: Folder,
  shared: SharedParts,
  faults: FaultList,
): ReadonlyMap<string, ShapedArticle> {
  const shapes = new Map<string, ShapedArticle>();
  for (const [i, neutro] of authored.articles.entries()) {
    const place = file.at(["articles", i]);
    if (shapes.has(neutro)) faults.add(place, "E_DUPLICATE", `article ${neutro} is listed twice`);
    const source = folder.yaml(`articles/${neutro}.yaml`, place);
    const article = source && readShape(articleSchema, source.value, source, faults);
    if (!article) continue;
    if (article.neutro !== neutro)
      faults.add(source.at(["neutro"]), "E_NAME", `the file's name says ${neutro}`, neutro);
    const before = faults.size;
    const used = article.use.map((item, k) => shared.use(item, within(source, ["use", k]), source.file));
    const own = article.variables.map((item, k) =>
      shared.shape(item, within(source, ["variables", k]), source.file),
    );
    const variables = [...used, ...own].filter((variable) => variable !== undefined);
    shapes.set(neutro, { authored: article, file: source, ...(faults.size === before ? { variables } : {}) });
  }
  return shapes;
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

function expectCode(found: string, listed: string, file: YamlFile, faults: FaultList): void {
  if (found !== listed)
    faults.add(file.at(["cod"]), "E_NAME", `catalogue.yaml and the file's name say ${listed}`, listed);
}
