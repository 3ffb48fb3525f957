import type { ArticleReferences } from "../articles/article-parts.ts";
import type { SharedParts } from "../declarations/shared-parts.ts";
import { type AuthoredMacro, macroSchema } from "../schema/article-schema.ts";
import { readShape } from "../schema/read-shape.ts";
import type { Folder } from "../source/folder.ts";
import type { YamlFile } from "../source/yaml-source.ts";
import type { Macro } from "./macro.ts";
import { readMacro } from "./read-macro.ts";

/** Reads every macro in the folder, used or not, each after the macros in it. */
export function readMacros(
  folder: Folder,
  references: ArticleReferences,
  tables: SharedParts["tables"],
): ReadonlyMap<string, Macro | undefined> {
  const { faults } = references;
  const shapes = new Map<string, { readonly authored: AuthoredMacro; readonly file: YamlFile } | undefined>();
  for (const path of folder.under("macros")) {
    const named = path.slice("macros/".length).replace(/\.ya?ml$/, "");
    const file = folder.yaml(path, { file: path, line: 1, column: 1 });
    const authored = file && readShape(macroSchema, file.value, file, faults);
    shapes.set(named, file && authored && { authored, file });
    if (file && authored && authored.cod !== named)
      faults.add(file.at(["cod"]), "E_NAME", `the file's name says ${named}`, named);
  }
  // A macro is known but `undefined` before and while it is read, and when it has mistakes.
  const macros = new Map<string, Macro | undefined>([...shapes.keys()].map((code) => [code, undefined]));
  const begun = new Set<string>();
  const read = (code: string, open: readonly string[]): void => {
    if (begun.has(code)) return;
    begun.add(code);
    const shape = shapes.get(code);
    if (!shape) return;
    const { authored, file } = shape;
    let isSound = true;
    for (const [i, part] of authored.parts.entries()) {
      if (part.type !== "macro" || !shapes.has(part.macro)) continue;
      if (part.macro === code || open.includes(part.macro))
        faults.add(
          file.at(["parts", i, "macro"]),
          "E_CYCLE",
          `circular macros: ${[...open, code, part.macro].join(" -> ")}`,
        );
      else read(part.macro, [...open, code]);
      isSound &&= macros.get(part.macro) !== undefined;
    }
    const before = faults.size;
    const macro = readMacro(authored, file, references, tables, macros);
    if (isSound && faults.size === before) macros.set(code, macro);
  };
  for (const code of shapes.keys()) read(code, []);
  return macros;
}
