import {
  type ArticleRule,
  type Catalogue,
  type Model,
  overlaidName,
  overlayKeys,
  suggest,
} from "@stanza/catalogue";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import type { SharedParts } from "../declarations/shared-parts.ts";
import { isReadable } from "../declarations/variables.ts";
import { type AuthoredArticle, articleSchema } from "../schema/article-schema.ts";
import { pruneShape } from "../schema/prune-shape.ts";
import type { AuthoredCatalogue } from "../schema/schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { Folder } from "../source/folder.ts";
import { within, type YamlFile } from "../source/yaml-source.ts";
import { mergeOverlay } from "./overlay.ts";

export interface ShapedArticle {
  readonly authored: AuthoredArticle;
  readonly file: YamlFile;
  /** The variables without mistakes. */
  readonly variables: readonly ShapedVariable[];
  /** Names in the article (variables, parts, groups …) whose declaration has a mistake. */
  readonly unknown: ReadonlySet<string>;
  /** True when everything could be read; only then may a name be reported as missing. */
  readonly isWhole: boolean;
}

/** Overlay files by neutro, then by the key that they are made for. */
export type Overlays = ReadonlyMap<string, ReadonlyMap<string, YamlFile>>;

/** A chain of this length can still be followed on any machine's stack. */
const MAX_NAMES = 1000;
const MAX_COMBINATIONS = 200;

/** Every listed article in its shape, with its overlays (`articles/NEUTRO@KEY.yaml`). */
export function shapeArticles(
  authored: AuthoredCatalogue,
  file: YamlFile,
  folder: Folder,
  shared: SharedParts,
  faults: FaultList,
): { readonly shapes: ReadonlyMap<string, ShapedArticle>; readonly overlays: Overlays } {
  const shapes = new Map<string, ShapedArticle>();
  for (const [i, neutro] of authored.articles.entries()) {
    const place = file.at(["articles", i]);
    if (shapes.has(neutro)) faults.add(place, "E_DUPLICATE", `article ${neutro} is listed twice`);
    const source = folder.yaml(`articles/${neutro}.yaml`, place);
    const shape = source && shapeArticle(neutro, source, shared, faults);
    if (shape) shapes.set(neutro, shape);
  }
  const overlays = new Map<string, Map<string, YamlFile>>();
  for (const path of folder.under("articles")) {
    const [, neutro = "", key = ""] = /^articles\/([^@]+)@(.+)\.ya?ml$/.exec(path) ?? [];
    if (key === "") continue;
    const place = { file: path, line: 1, column: 1 };
    if (!authored.articles.includes(neutro))
      faults.add(
        place,
        "E_NAME",
        `there is no article rule '${neutro}' to lay this over`,
        suggest(neutro, authored.articles),
      );
    const over = folder.yaml(path, place);
    if (over) overlays.set(neutro, (overlays.get(neutro) ?? new Map<string, YamlFile>()).set(key, over));
  }
  return { shapes, overlays };
}

function shapeArticle(
  neutro: string,
  source: YamlFile,
  shared: SharedParts,
  faults: FaultList,
  /** The article below the overlays named `name`; its own option lists are read once. */
  under?: { readonly base: ShapedArticle; readonly name: string },
): ShapedArticle | undefined {
  const pruned = pruneShape(articleSchema, source.value, source, faults, { neutro, des: {}, box: [0, 0, 0] });
  if (!pruned) return undefined;
  const { shape: article, source: located, lost } = pruned;
  if (article.neutro !== neutro)
    faults.add(source.at(["neutro"]), "E_NAME", `the file's name says ${neutro}`, neutro);
  const before = faults.size;
  const names = [
    article.use,
    article.variables,
    Object.keys(article.const),
    Object.keys(article.calc),
  ].flat();
  if (names.length > MAX_NAMES) {
    faults.add(source.at(), "E_SHAPE", `more than ${MAX_NAMES} variables, constants and calculations`);
    return undefined;
  }
  const inBase = new Set(under?.base.authored.variables.map(({ cod }) => cod));
  const used = article.use.map((item, k) => shared.use(item, within(located, ["use", k]), source.file));
  const own = article.variables.map((item, k) =>
    shared.shape(
      item,
      within(located, ["variables", k]),
      under ? (inBase.has(item.cod) ? under.base.file.file : under.name) : source.file,
    ),
  );
  const variables = [...used, ...own].flatMap((variable) =>
    variable && isReadable(variable) ? [variable] : [],
  );
  const unknown = new Set([...lost.values()].flatMap((names) => [...names]));
  for (const item of article.use) unknown.add(typeof item === "string" ? item : item.cod);
  for (const { cod } of article.variables) unknown.add(cod);
  for (const { authored } of variables) unknown.delete(authored.cod);
  return {
    authored: article,
    file: { ...located, file: source.file, value: source.value },
    variables,
    unknown,
    isWhole: lost.size === 0 && faults.size === before,
  };
}

/**
 * The articles that overlays make, by `NEUTRO@KEY@KEY`: every reg with every model. The overlay of the reg comes first, then the model's,
 * then the commercial model's, so that the last of them wins.
 */
export function combineOverlays(
  overlays: Overlays,
  shapes: ReadonlyMap<string, ShapedArticle>,
  models: readonly Model[],
  shared: SharedParts,
  faults: FaultList,
): ReadonlyMap<string, ShapedArticle> {
  const modelKeys = new Set(models.flatMap(({ code, base }) => [code, base]));
  const combined = new Map<string, ShapedArticle>();
  for (const [neutro, files] of overlays) {
    const base = shapes.get(neutro);
    if (!base?.isWhole) continue;
    const regs = [...files.keys()].filter((key) => !modelKeys.has(key));
    const combinations = new Map<string, readonly string[]>();
    for (const reg of ["", ...regs])
      for (const model of models) {
        const keys = overlayKeys([...files.keys()], reg, model);
        if (keys.length > 0) combinations.set(overlaidName(neutro, keys), keys);
      }
    if (combinations.size > MAX_COMBINATIONS) {
      const [first] = files.values();
      faults.add(
        first!.at(),
        "E_SHAPE",
        `the overlays of ${neutro} make more than ${MAX_COMBINATIONS} articles`,
      );
      continue;
    }
    for (const [name, keys] of combinations) {
      const merged = keys.reduce((file, key) => mergeOverlay(file, files.get(key)!, faults), base.file);
      const shape = shapeArticle(neutro, merged, shared, faults, { base, name });
      if (shape) combined.set(name, shape);
    }
  }
  return combined;
}

/** The files whose differences an article of `combineOverlays` has, by its name. */
export function overlayFiles(name: string): readonly string[] {
  const [neutro = "", ...keys] = name.split("@");
  return keys.map((key) => `articles/${neutro}@${key}.yaml`);
}

export function bundledOverlays(
  overlays: Overlays,
  names: readonly string[],
  articles: readonly ArticleRule[],
): Pick<Catalogue, "overlays"> {
  if (overlays.size === 0) return {};
  return {
    overlays: {
      keys: Object.fromEntries([...overlays].map(([neutro, files]) => [neutro, [...files.keys()]])),
      rules: Object.fromEntries(articles.map((rule, i) => [names[i]!, rule])),
    },
  };
}
