import { posix } from "node:path";
import { FOLDER_OF_PACKAGE, manifestOf, type SourceFile } from "./packages.ts";
import { scanImports } from "./scan-imports.ts";

/** For each file, the files that it imports in any form, type-only and dynamic imports included. Paths from the root. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports of libraries, and of files that are not among `files`, are left out. */
export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, source }) => {
      const targets = scanImports(source).flatMap(({ specifier }) => importedFile(path, specifier) ?? []);
      return [path, new Set(targets.filter((target) => known.has(target)))];
    }),
  );
}

/** The file behind a specifier: a relative path, or the door of a workspace package. `undefined` for a library. */
export function importedFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
  const name = specifier.split("/").slice(0, 2).join("/");
  const folder = FOLDER_OF_PACKAGE.get(name);
  const door = folder && manifestOf(folder).exports?.[`.${specifier.slice(name.length)}`];
  return door && posix.join(folder, door);
}

/**
 * The groups of files that import each other in a circle (strongly connected components of two files or more, and files that import
 * themselves), each sorted. Source: Tarjan 1972.
 */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    let low = index;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (!lowest.has(target)) low = Math.min(low, order.get(target)!);
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      for (const member of group) lowest.set(member, low);
      if (group.length > 1 || graph.get(file)?.has(file)) circles.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
