import {
  type AutomaticRuleData,
  type LookupTable,
  type RuleType,
  runScopes,
  SAME_NAMES,
  suggest,
} from "@stanza/catalogue";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredAutomatic } from "../schema/schema.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { TextReader } from "../source/texts.ts";
import type { YamlFile } from "../source/yaml-source.ts";

export interface AutomaticContext {
  readonly texts: TextReader;
  readonly faults: FaultList;
  readonly tables: ReadonlyMap<string, LookupTable>;
  /** Type of a shared variable. */
  readonly typeOf: (code: string) => RuleType | undefined;
  readonly sharedCodes: ReadonlySet<string>;
  /** Absent while an article is broken, whose tags are unknown. */
  readonly tags?: ReadonlySet<string>;
  /** Tags that articles of other catalogues have. */
  readonly otherTags: readonly string[];
  /** Ids of the anchors of the articles that have a tag. */
  readonly anchorsOf: (tag: string) => ReadonlySet<string>;
  readonly articles: ReadonlyMap<string, readonly ShapedVariable[] | undefined>;
  /** The kind of each rule by code, for the rule that a cut-out belongs to; `undefined` for a rule with mistakes. */
  readonly kinds: ReadonlyMap<string, AutomaticRuleData["kind"] | undefined>;
}

/** Reads the fields that only this kind of rule has. */
function readKind(
  authored: AuthoredAutomatic,
  file: YamlFile,
  run: FormulaReader,
  { faults, kinds }: AutomaticContext,
): Pick<AutomaticRuleData, "maxLength" | "overhang" | "gap" | "width" | "into" | "hole"> {
  const none = { overhang: { start: 0, end: 0, front: 0 } };
  switch (authored.kind) {
    case "run": {
      const { start = 0, end = 0, front = 0 } = authored.overhang ?? {};
      return {
        ...(authored.maxLength === undefined
          ? {}
          : { maxLength: run.quantity(authored.maxLength, file, ["maxLength"]) }),
        overhang: {
          start: run.quantity(start, file, ["overhang", "start"]),
          end: run.quantity(end, file, ["overhang", "end"]),
          front: run.quantity(front, file, ["overhang", "front"]),
        },
      };
    }
    case "gap":
      if (authored.gap.max < authored.gap.min)
        faults.add(
          file.at(["gap", "max"]),
          "E_RANGE",
          `max ${authored.gap.max} is less than min ${authored.gap.min}`,
        );
      return { ...none, gap: authored.gap };
    case "end":
      return { ...none, width: run.quantity(authored.width, file, ["width"]) };
    case "cutout": {
      const runs = [...kinds].flatMap(([code, kind]) => (kind === "run" ? [code] : []));
      if (!kinds.has(authored.into) || (kinds.get(authored.into) ?? "run") !== "run")
        faults.add(
          file.at(["into"]),
          "E_NAME",
          `there is no automatic rule '${authored.into}' of kind run`,
          suggest(authored.into, runs),
        );
      return {
        ...none,
        into: authored.into,
        hole: {
          width: run.quantity(authored.hole.w, file, ["hole", "w"]),
          depth: run.quantity(authored.hole.d, file, ["hole", "d"]),
        },
      };
    }
  }
}

/** Checks an automatic rule (catalogue.md §4.7). */
export function readAutomatic(
  authored: AuthoredAutomatic,
  file: YamlFile,
  context: AutomaticContext,
): AutomaticRuleData {
  const { faults, articles, tags } = context;
  if (tags && !tags.has(authored.source.tag))
    faults.add(
      file.at(["source", "tag"]),
      "E_NAME",
      `no article has the tag '${authored.source.tag}'`,
      suggest(authored.source.tag, tags),
    );
  const over = "over" in authored ? authored.over : undefined;
  if (over !== undefined && tags && !tags.has(over) && !context.otherTags.includes(over))
    faults.warn(
      file.at(["over"]),
      "W_TAG",
      `no article has the tag '${over}'; one of another catalogue stands in 'otherTags' of catalogue.yaml`,
      suggest(over, [...tags, ...context.otherTags]),
    );
  const { tag, anchor } = authored.source;
  if (tags?.has(tag) && anchor !== undefined && !context.anchorsOf(tag).has(anchor))
    faults.add(
      file.at(["source", "anchor"]),
      "E_NAME",
      `no article with the tag '${tag}' has an anchor '${anchor}'`,
      suggest(anchor, context.anchorsOf(tag)),
    );
  if (!articles.has(authored.article))
    faults.add(
      file.at(["article"]),
      "E_NAME",
      `there is no article rule '${authored.article}'`,
      suggest(authored.article, articles.keys()),
    );
  const same = authored.kind === "cutout" ? [] : authored.same;
  const names = [...SAME_NAMES, ...context.sharedCodes];
  for (const [i, name] of same.entries())
    if (!names.includes(name) && !faults.unknown.has(name))
      faults.add(
        file.at(["same", i]),
        "E_NAME",
        `'${name}' is neither line, top, depth nor a shared variable`,
        suggest(name, names),
      );
  const scopes = runScopes({ kind: authored.kind, same }, context.typeOf, context.tables, faults.unknown);
  const run = new FormulaReader(scopes.run, faults);
  const set = new FormulaReader(scopes.set, faults);
  const variables = articles.get(authored.article);
  const codes = variables?.map((variable) => variable.authored.cod);
  return {
    code: authored.cod,
    description: context.texts.read(authored.des, file.at(["des"])),
    kind: authored.kind,
    source: {
      tag: authored.source.tag,
      ...(authored.source.anchor === undefined ? {} : { anchor: authored.source.anchor }),
    },
    ...(over === undefined ? {} : { over }),
    joinGap: "joinGap" in authored ? authored.joinGap : 0,
    same,
    ...readKind(authored, file, run, context),
    ...run.optional(authored.when, file, ["when"]),
    article: authored.article,
    set: Object.entries(authored.set).map(([code, text]) => {
      if (codes && !codes.includes(code))
        faults.add(
          file.key(["set", code]),
          "E_NAME",
          `${authored.article} has no variable '${code}'`,
          suggest(code, codes),
        );
      return { code, formula: set.formula(String(text), "plain", file, ["set", code]) };
    }),
  };
}
