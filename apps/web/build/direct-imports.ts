import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Where a package's public names come from: the file, and the name that they have there. */
type Door = ReadonlyMap<string, { readonly file: string; readonly name: string }>;

const NAMED = /\b(import|export)\s*\{([^}]*)\}\s*(?:from\s*["']([^"']+)["'])?;?/g;

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

/** The public names of an index file that does nothing but pass on what others export, at once or by way of imports. */
export function doorOf(index: string, text: string): Door {
  const imported = new Map<string, { file: string; name: string }>();
  const door = new Map<string, { file: string; name: string }>();
  for (const [, verb, list = "", from] of text.matchAll(NAMED)) {
    if (from !== undefined && !from.startsWith(".")) continue;
    for (const { name, as } of valuesOf(list)) {
      const behind = from === undefined ? imported.get(name) : { file: resolve(dirname(index), from), name };
      if (behind) (verb === "export" ? door : imported).set(as, behind);
    }
  }
  return door;
}

/** Source in which what comes through a package's door comes from the file behind it; undefined where there is nothing to change. */
export function withDirectImports(code: string, doors: ReadonlyMap<string, Door>): string | undefined {
  const direct = code.replace(NAMED, (statement, verb: string, list: string, from: string | undefined) => {
    const door = from === undefined ? undefined : doors.get(from);
    const behind = valuesOf(list).map(({ name, as }) => ({ found: door?.get(name), as }));
    if (!door || behind.some(({ found }) => !found)) return statement;
    return behind
      .map(({ found, as }) => `${verb} { ${found?.name} as ${as} } from ${JSON.stringify(found?.file)};`)
      .join(" ")
      .concat("\n".repeat(statement.split("\n").length - 1));
  });
  return direct === code ? undefined : direct;
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** Packages of others that are built alike. */
const OTHERS = ["@tabler/icons-react"];
/** The contract has a door of its own in the browser, see `contract-table.ts`. */
const OWN_DOOR = "@stanza/contract";

/** Our sources, and those that import one of `OTHERS` themselves. */
const OWN = /^(?!.*node_modules).*\.tsx?$/;

function readDoors(): ReadonlyMap<string, Door> {
  const manifests = globSync(["domain/*/package.json", "media/*/package.json", "wire/*/package.json", "web/*/package.json"], {
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
    async buildStart() {
      const others = await Promise.all(
        OTHERS.map(async (name) => {
          const index = (await this.resolve(name, fileURLToPath(import.meta.url)))?.id;
          if (index === undefined) throw new Error(`${name} is not installed.`);
          return [name, doorOf(index, readFileSync(index, "utf8"))] as const;
        }),
      );
      doors = new Map([...readDoors(), ...others]);
    },
    transform(code, id) {
      if (!OWN.test(id)) return undefined;
      const direct = withDirectImports(code, doors);
      return direct === undefined ? undefined : { code: direct, map: null };
    },
  };
}
