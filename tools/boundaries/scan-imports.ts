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

/** The source with comments replaced by spaces of the same shape, so that line numbers stay. Strings are kept. */
export function blankComments(source: string): string {
  return source.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (text, literal: string | undefined) => literal ?? text.replace(/[^\n]/g, " "),
  );
}
