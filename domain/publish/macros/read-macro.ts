import { BOOL, emptyScope, NUM, type RuleType, type Scope, STR, withLocal } from "@stanza/catalogue";
import type { ArticleReferences } from "../articles/article-parts.ts";
import type { ReadPart } from "../articles/read-part.ts";
import { expandParts } from "../articles/read-parts.ts";
import { FormulaReader } from "../rules/formulas.ts";
import type { AuthoredMacro } from "../schema/article-schema.ts";
import type { YamlFile } from "../source/yaml-source.ts";
import type { Macro, ParameterType } from "./macro.ts";

const TYPES: Record<ParameterType, RuleType> = { num: NUM, str: STR, bool: BOOL };

/** Nested macros could otherwise make any number of parts. */
const MAX_PARTS = 500;

/** Checks a macro alone: its formulas read its parameters, its calculations above them and tables, but nothing of an article. */
export function readMacro(
  authored: AuthoredMacro,
  file: YamlFile,
  refs: ArticleReferences,
  tables: Scope["tables"],
  macros: ReadonlyMap<string, Macro | undefined>,
): Macro {
  const { faults } = refs;
  let scope: Scope = emptyScope(tables, faults.unknown);
  for (const [code, { type }] of Object.entries(authored.params)) {
    if (tables.has(code))
      faults.add(file.key(["params", code]), "E_DUPLICATE", `'${code}' is a table already`);
    scope = withLocal(scope, code, TYPES[type]);
  }
  const calculations = Object.entries(authored.calc).map(([code, text]) => {
    if (scope.symbols.has(code) || tables.has(code))
      faults.add(file.key(["calc", code]), "E_DUPLICATE", `'${code}' is declared twice in the macro`);
    const reader = new FormulaReader(scope, faults);
    const { expression, type } = reader.check(String(text), "plain", (offset) =>
      file.inside(["calc", code], offset),
    );
    scope = withLocal(scope, code, type ?? NUM);
    return { code, formula: expression };
  });
  const reader = new FormulaReader(scope, faults);
  return {
    code: authored.cod,
    parameters: new Map(
      Object.entries(authored.params).map(([code, { type, default: otherwise }]) => [
        code,
        { type, ...(otherwise === undefined ? {} : { otherwise }) },
      ]),
    ),
    calculations,
    parts: limited(expandParts(authored.parts, file, reader, refs, macros), authored.cod, file, refs),
  };
}

function limited(
  parts: readonly ReadPart[],
  code: string,
  file: YamlFile,
  { faults }: ArticleReferences,
): readonly ReadPart[] {
  if (parts.length <= MAX_PARTS) return parts;
  faults.add(
    file.at(["parts"]),
    "E_SHAPE",
    `${code} has more than ${MAX_PARTS} parts, macros in it included`,
  );
  return [];
}
