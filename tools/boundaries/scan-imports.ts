/** One import of a source text, in whatever form: static, type-only, re-export, side effect, dynamic, `require`, `import()` type. */
export interface FoundImport {
  readonly specifier: string;
  readonly line: number;
}

const FORMS = [
  /\b(?:import|export)\s+(?:type\s+)?[\w$*{}\s,]*?\bfrom\s*["']([^"']+)["']/g,
  // Not the end of a text such as "--import".
  /(?<!-)\bimport\s*["']([^"']+)["']/g,
  /\bimport\s*\(\s*["'`]([^"'`]+)["'`]/g,
  /\brequire(?:\.resolve)?\s*\(\s*["']([^"']+)["']/g,
  /\bimport\.meta\.resolve\s*\(\s*["']([^"']+)["']/g,
];

/** A declaration with names, e.g. `import type { A } from "b"`. */
const NAMED = /\b(?:import|export)\s+(type\s+(?=[\w$*{]))?([\w$*{}\s,]*?)\bfrom\s*["']([^"']+)["']/g;
const WHOLE = [
  // Not the end of a text such as "--import".
  /(?<!-)\bimport\s*["']([^"']+)["']/g,
  /(?<!typeof )\bimport\s*\(\s*["'`]([^"'`]+)["'`]\s*\)(?!\s*\.[A-Z])/g,
];

/** Every module specifier in `source`, comments left out. */
export function scanImports(source: string): readonly FoundImport[] {
  const code = blankComments(source);
  const found: FoundImport[] = [];
  for (const form of FORMS) {
    for (const match of code.matchAll(form)) {
      const line = code.slice(0, match.index).split("\n").length;
      found.push({ specifier: match[1] ?? "", line });
    }
  }
  return found;
}

/** An import that loads something at run time. */
export interface ValueImport {
  readonly specifier: string;
  /** Names as the imported file exports them; `all` for a namespace, a default, a side effect or a dynamic import. */
  readonly names: readonly string[] | "all";
}

/** The imports and re-exports of `source` that are more than types, `import("…")` included. */
export function valueImports(source: string): readonly ValueImport[] {
  const code = blankComments(source);
  const found: ValueImport[] = [];
  for (const [, type, clause = "", specifier = ""] of code.matchAll(NAMED)) {
    if (type !== undefined) continue;
    const braces = /^\{([^}]*)\}$/.exec(clause.trim());
    const listed = braces?.[1]?.split(",").map((name) => name.trim());
    const names = listed?.filter((name) => name !== "" && !name.startsWith("type "));
    if (names?.length !== 0)
      found.push({ specifier, names: names?.map((name) => name.split(" as ")[0]!) ?? "all" });
  }
  for (const form of WHOLE) {
    for (const [, specifier = ""] of code.matchAll(form)) found.push({ specifier, names: "all" });
  }
  return found;
}

/** The source with comments replaced by spaces of the same shape, so that line numbers stay. Strings are kept. */
export function blankComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (text, literal: string | undefined) => literal ?? text.replace(/[^\n]/g, " "),
  );
}
