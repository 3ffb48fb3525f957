import {
  type ArticleEntry,
  type ClassificationNode,
  emptyScope,
  fillTitle,
  type HeaderRule,
  type LookupTable,
  type Model,
  type OptionList,
  ownValue,
  type Scope,
  suggest,
  titleCodes,
  variableType,
  withLocal,
} from "@stanza/catalogue";
import { reportCycle } from "../articles/read-article.ts";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import { readVariable, shapeOnly } from "../declarations/variables.ts";
import { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredModel, AuthoredTreeNode } from "../schema/schema.ts";
import { checkPicture } from "../source/check-picture.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import { type Source, within, type YamlFile } from "../source/yaml-source.ts";
import { checkChoices } from "./check-choices.ts";

export interface ModelContext {
  readonly texts: TextReader;
  readonly faults: FaultList;
  readonly shared: ReadonlyMap<string, ShapedVariable>;
  readonly lists: Readonly<Record<string, OptionList>>;
  readonly tables: ReadonlyMap<string, LookupTable>;
  readonly dclasses: ReadonlySet<string>;
  /** Variables of each article by neutro; `undefined` for an article with mistakes, no entry for an unknown one. */
  readonly articles: ReadonlyMap<string, readonly ShapedVariable[] | undefined>;
  readonly descriptions: ReadonlyMap<string, Model["description"]>;
  readonly hasFile: (path: string) => boolean;
}

/** Checks a model with its header and classification. */
export function readModel(
  authored: AuthoredModel,
  file: YamlFile,
  tree: readonly { readonly item: AuthoredTreeNode; readonly index: number }[],
  treeFile: YamlFile,
  context: ModelContext,
): { readonly model: Model; readonly header: HeaderRule } {
  const { texts, faults, shared } = context;
  const variables: ShapedVariable[] = [];
  const places = new Map<string, Place>();
  for (const [i, code] of authored.header.variables.entries()) {
    const place = file.at(["header", "variables", i]);
    const variable = shared.get(code);
    if (places.has(code)) faults.add(place, "E_DUPLICATE", `'${code}' occurs twice in the header`);
    else if (variable && !faults.unknown.has(code)) variables.push(variable);
    else if (!faults.unknown.has(code))
      faults.add(place, "E_NAME", `there is no shared variable '${code}'`, suggest(code, shared.keys()));
    places.set(code, place);
  }
  let scope: Scope = emptyScope(context.tables, faults.unknown);
  for (const variable of variables)
    scope = withLocal(scope, variable.authored.cod, variableType(shapeOnly(variable), context.lists));
  const reader = new FormulaReader(scope, faults);
  const rules = variables.map((variable) =>
    readVariable(variable, { ...context, reader, headerCodes: new Set(shared.keys()) }),
  );
  reportCycle({ variables: rules, calculations: [], constraints: [] }, context.lists, places, faults);
  checkChoices(authored.defaultvariants, [...shared.values()], file, ["defaultvariants"], faults);
  checkChoices(authored.forcedvariants, [...shared.values()], file, ["forcedvariants"], faults);
  checkPicture(authored.image, file.at(["image"]), context.hasFile, faults);
  const { out } = authored.header;
  const seen = new Map<string, string>();
  return {
    model: {
      code: authored.cod,
      base: authored.basemodel,
      description: texts.read(authored.des, file.at(["des"])),
      isDefault: authored.fldef,
      ...(authored.image === undefined ? {} : { image: authored.image }),
      header: rules.map((rule) => rule.code),
      defaults: authored.defaultvariants,
      forced: authored.forcedvariants,
      tree: tree.map(({ item, index }) => readNode(item, within(treeFile, [index]), seen, reader, context)),
    },
    header: {
      variables: rules,
      out: {
        cmodel: reader.template(out.cModel, file, ["header", "out", "cModel"]),
        model: reader.template(out.model, file, ["header", "out", "model"]),
        reg: reader.template(out.reg, file, ["header", "out", "reg"]),
      },
    },
  };
}

function readNode(
  node: AuthoredTreeNode,
  source: Source,
  seen: Map<string, string>,
  reader: FormulaReader,
  context: ModelContext,
): ClassificationNode {
  checkPicture(node.image, source.at(["image"]), context.hasFile, context.faults);
  return {
    code: node.cod,
    description: context.texts.read(node.des, source.at(["des"])),
    ...(node.image === undefined ? {} : { image: node.image }),
    ...reader.optional(node.when, source, ["when"]),
    nodes: node.nodes.map((child, i) => readNode(child, within(source, ["nodes", i]), seen, reader, context)),
    articles: node.articles.map((entry, i) =>
      readEntry(entry, within(source, ["articles", i]), seen, context),
    ),
  };
}

function readEntry(
  entry: AuthoredTreeNode["articles"][number],
  source: Source,
  seen: Map<string, string>,
  { texts, faults, articles, descriptions, hasFile }: ModelContext,
): ArticleEntry {
  checkPicture(entry.image, source.at(["image"]), hasFile, faults);
  const before = seen.get(entry.cod);
  const content = JSON.stringify([entry.neutro, entry.preset]);
  if (before !== undefined && before !== content)
    faults.add(
      source.at(["cod"]),
      "E_DUPLICATE",
      `article ${entry.cod} occurs twice with different contents`,
    );
  seen.set(entry.cod, content);
  if (!entry.neutro.startsWith("99")) {
    if (!articles.has(entry.neutro))
      faults.add(
        source.at(["neutro"]),
        "E_NAME",
        `there is no article rule '${entry.neutro}'`,
        suggest(entry.neutro, articles.keys()),
      );
    const variables = articles.get(entry.neutro);
    if (variables) checkChoices(entry.preset, variables, source, ["preset"], faults);
  }
  const title =
    entry.des === undefined
      ? (descriptions.get(entry.neutro) ?? texts.readOptional(undefined, source.at(), entry.cod))
      : texts.read(entry.des, source.at(["des"]));
  const named = titleCodes(title);
  for (const code of named) {
    const value = ownValue(entry.preset, code);
    const isText = typeof value === "string" && isTextVariable(articles.get(entry.neutro), code);
    if (typeof value !== "number" && !isText)
      faults.add(
        source.at(["des"]),
        "E_NAME",
        `the title follows '{${code}}', but the preset gives no number for it`,
        suggest(code, Object.keys(entry.preset)),
      );
  }
  return {
    code: entry.cod,
    neutro: entry.neutro,
    description: fillTitle(title, (code) => ownValue(entry.preset, code)),
    ...(named.length === 0 ? {} : { title }),
    preset: entry.preset,
    ...(entry.image === undefined ? {} : { image: entry.image }),
  };
}

const isTextVariable = (variables: readonly ShapedVariable[] | undefined, code: string): boolean =>
  variables?.find(({ authored }) => authored.cod === code)?.authored.kind === "text";
