import { posix } from "node:path";
import type { SourceFile } from "./packages.ts";

const STYLE_IMPORT = /import (\w+) from "(\.[^"]+\.module\.css)";/g;

/** Each class that a component takes from a style sheet which does not have it: the browser would look for one called “undefined”. */
export function unknownClasses(
  files: readonly SourceFile[],
  styles: readonly SourceFile[],
): readonly string[] {
  const classes = new Map(styles.map(({ path, source }) => [path, classesOf(source)]));
  return files.flatMap(({ path, source }) =>
    [...source.matchAll(STYLE_IMPORT)].flatMap(([, name = "", from = ""]) => {
      const known = classes.get(posix.join(posix.dirname(path), from));
      if (!known) return [`${path}: there is no ${from}`];
      const used = new Set([...source.matchAll(usesOf(name))].map(([, one = ""]) => one));
      return [...used].filter((one) => !known.has(one)).map((one) => `${path}: ${from} has no .${one}`);
    }),
  );
}

/** `css.name`, and not the key of a text such as "css.name". */
const usesOf = (name: string) => new RegExp(`(?<![\\w."'\`])${name}\\.(\\w+)`, "g");

const classesOf = (style: string): ReadonlySet<string> =>
  new Set(
    [...style.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one = ""]) => one),
  );
