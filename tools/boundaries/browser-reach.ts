import { importedFile } from "./import-graph.ts";
import type { SourceFile } from "./packages.ts";
import { valueImports } from "./scan-imports.ts";

/**
 * The door of the contract. Its schemas are Zod, but the browser's build replaces them by a plain table of operations
 * (contract-table.ts of apps/web), so nothing is followed beyond it.
 */
const CONTRACT = "wire/contract/index.ts";

/**
 * The chains of imports by which the browser would load one of `libraries`, one for each file that names a library, as
 * `web/… → domain/… → yaml`. Type-only imports load nothing. Through the door of a package only the files behind the imported names
 * are followed, as the build drops the rest, so a name that is not asked for loads nothing.
 *
 * files  every source of the packages, tests left out
 * roots  paths of the files that the browser may load
 */
export function chainsTo(
  libraries: readonly string[],
  files: readonly SourceFile[],
  roots: readonly string[],
): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const chains: string[] = [];
  const seen = new Set(roots);
  const open = roots.map((path) => ({ path, chain: path }));
  for (let next = open.shift(); next; next = open.shift()) {
    const { path, chain } = next;
    for (const { specifier, names } of valueImports(byPath.get(path)?.source ?? "")) {
      if (libraries.includes(specifier)) chains.push(`${chain} → ${specifier}`);
      const target = importedFile(path, specifier);
      if (target === undefined || target === CONTRACT) continue;
      const isDoor = !specifier.startsWith(".");
      const reached = isDoor ? behindDoor(target, byPath.get(target)?.source ?? "", names) : [target];
      for (const file of reached) {
        if (seen.has(file) || !byPath.has(file)) continue;
        seen.add(file);
        open.push({ path: file, chain: `${chain} → ${file}` });
      }
    }
  }
  return chains;
}

/** The files that a door re-exports the names from; the door itself when it says of a name nothing, or all of it is imported. */
function behindDoor(door: string, source: string, names: readonly string[] | "all"): readonly string[] {
  if (names === "all") return [door];
  const files = new Map(
    valueImports(source).flatMap(({ specifier, names: exported }) =>
      exported === "all"
        ? []
        : exported.map((name) => [name, importedFile(door, specifier) ?? door] as const),
    ),
  );
  return names.map((name) => files.get(name) ?? door);
}
