import type { z } from "zod";
import type { AutomaticRuleData, LookupTable } from "../bundle.ts";
import type { RuleType } from "../rules/rule-type.ts";
import { runScopes, SAME_NAMES } from "../rules/run-scope.ts";
import { suggest } from "../rules/suggest.ts";
import type { FaultList } from "./fault-list.ts";
import { FormulaReader } from "./formulas.ts";
import type { automaticSchema } from "./schema.ts";
import type { TextReader } from "./texts.ts";
import type { ShapedVariable } from "./variables.ts";
import type { YamlFile } from "./yaml-source.ts";

export interface AutomaticSurroundings {
  readonly texts: TextReader;
  readonly faults: FaultList;
  readonly tables: ReadonlyMap<string, LookupTable>;
  /** Type of a shared variable. */
  readonly typeOf: (code: string) => RuleType | undefined;
  readonly sharedCodes: ReadonlySet<string>;
  readonly tags?: ReadonlySet<string>;
  readonly articles: ReadonlyMap<string, readonly ShapedVariable[] | undefined>;
}

/** Checks an automatic rule (catalogue.md §4.7). */
export function readAutomatic(
  authored: z.infer<typeof automaticSchema>,
  file: YamlFile,
  around: AutomaticSurroundings,
): AutomaticRuleData {
  const { faults, articles, tags } = around;
  if (tags && !tags.has(authored.source.tag))
    faults.add(
      file.at(["source", "tag"]),
      "E_NAME",
      `no article has the tag '${authored.source.tag}'`,
      suggest(authored.source.tag, tags),
    );
  if (!articles.has(authored.article))
    faults.add(
      file.at(["article"]),
      "E_NAME",
      `there is no article rule '${authored.article}'`,
      suggest(authored.article, articles.keys()),
    );
  const names = [...SAME_NAMES, ...around.sharedCodes];
  for (const [i, name] of authored.same.entries())
    if (!names.includes(name))
      faults.add(
        file.at(["same", i]),
        "E_NAME",
        `'${name}' is neither line, top, depth nor a shared variable`,
        suggest(name, names),
      );
  const scopes = runScopes(authored.same, around.typeOf, around.tables);
  const run = new FormulaReader(scopes.run, faults);
  const set = new FormulaReader(scopes.set, faults);
  const variables = articles.get(authored.article);
  const codes = variables?.map((variable) => variable.authored.cod);
  const { start = 0, end = 0, front = 0 } = authored.overhang ?? {};
  return {
    code: authored.cod,
    description: around.texts.read(authored.des, file.at(["des"])),
    kind: "run",
    source: {
      tag: authored.source.tag,
      ...(authored.source.anchor === undefined ? {} : { anchor: authored.source.anchor }),
    },
    joinGap: authored.joinGap,
    same: authored.same,
    ...(authored.maxLength === undefined
      ? {}
      : { maxLength: run.quantity(authored.maxLength, file, ["maxLength"]) }),
    overhang: {
      start: run.quantity(start, file, ["overhang", "start"]),
      end: run.quantity(end, file, ["overhang", "end"]),
      front: run.quantity(front, file, ["overhang", "front"]),
    },
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
