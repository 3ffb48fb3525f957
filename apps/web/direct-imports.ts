import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where a package's public names come from: the file, and the name that they have there. */
type Door = ReadonlyMap<string, { readonly file: string; readonly name: string }>;

const NAMED = /\b(import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)";?/g;

interface Specifier {
  readonly name: string;
  readonly as: string;
}

/** The values of `{ a, b as c, type D }`; types are gone after the build. */
function valuesOf(list: string): readonly Specifier[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "" && !entry.startsWith("type "))
    .map((entry) => {
      const [name = entry, as = name] = entry.split(/\s+as\s+/);
      return { name, as };
    });
}

/** The public names of an `index.ts` that does nothing but pass on named exports; `read` gives a file's text. */
export function doorOf(index: string, text: string): Door {
  const door = new Map<string, { file: string; name: string }>();
  for (const [, verb, list = "", from = ""] of text.matchAll(NAMED)) {
    if (verb !== "export" || !from.startsWith(".")) continue;
    for (const { name, as } of valuesOf(list)) door.set(as, { file: resolve(dirname(index), from), name });
  }
  return door;
}

/** Source in which what comes through a package's door comes from the file behind it; undefined where there is nothing to change. */
export function withDirectImports(code: string, doors: ReadonlyMap<string, Door>): string | undefined {
  if (!code.includes('"@stanza/')) return undefined;
  return code.replace(NAMED, (statement, verb: string, list: string, from: string) => {
    const door = doors.get(from);
    const behind = valuesOf(list).map(({ name, as }) => ({ found: door?.get(name), as }));
    if (!door || behind.some(({ found }) => !found)) return statement;
    return behind
      .map(({ found, as }) => `${verb} { ${found?.name} as ${as} } from ${JSON.stringify(found?.file)};`)
      .join(" ")
      .concat("\n".repeat(statement.split("\n").length - 1));
  });
}

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The contract has a door of its own in the browser, see `contract-table.ts`. */
const OWN_DOOR = "@stanza/contract";

function readDoors(): ReadonlyMap<string, Door> {
  const manifests = globSync(["domain/*/package.json", "media/*/package.json", "wire/*/package.json"], {
    cwd: root,
  });
  return new Map(
    manifests.flatMap((manifest): readonly (readonly [string, Door])[] => {
      const { name } = JSON.parse(readFileSync(resolve(root, manifest), "utf8")) as { name: string };
      const index = resolve(root, dirname(manifest), "index.ts");
      return name === OWN_DOOR ? [] : [[name, doorOf(index, readFileSync(index, "utf8"))]];
    }),
  );
}

/**
 * Lets a build see which file a module really needs. A package's door names everything that the package has, so that by imports alone
 * every screen would need all of it, and `chunkLayers` could not tell what belongs to which.
 */
export function directImports(): Plugin {
  let doors: ReadonlyMap<string, Door> = new Map();
  return {
    name: "stanza-direct-imports",
    apply: "build",
    enforce: "pre",
    buildStart() {
      doors = readDoors();
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules")) return undefined;
      const direct = withDirectImports(code, doors);
      return direct === undefined || direct === code ? undefined : { code: direct, map: null };
    },
  };
}
