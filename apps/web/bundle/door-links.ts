import type { Rolldown } from "vite";
import type { ModuleLinks } from "./module-links.ts";

/** An imported file with the names that are taken from it; without names the whole module is taken. */
export interface ImportedFile {
  readonly id: string;
  readonly names?: readonly string[];
}

/** A module's static imports and the names it passes on, by the name under which it exports them. */
export interface ModuleNames {
  readonly imports: readonly ImportedFile[];
  readonly passesOn: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  /** The files of which it passes everything on, with `export *`. */
  readonly passesAll: readonly string[];
  /** True for a door: the module does nothing but pass names on. */
  readonly isDoor: boolean;
}

type Program = ReturnType<Rolldown.PluginContext["parse"]>;
type Statement = Program["body"][number];
type Resolve = (specifier: string) => string | undefined;

const nameOf = (node: { type: string; name?: string; value?: unknown }) => node.name ?? String(node.value);

/** Reads a module's imports from its syntax tree. `resolve` gives the file behind a specifier, undefined for what is not bundled. */
export function moduleNames(program: Program, resolve: Resolve): ModuleNames {
  const imports: ImportedFile[] = [];
  const passesOn = new Map<string, { id: string; name: string }>();
  const passesAll: string[] = [];
  const imported = new Map<string, { id: string; name: string }>();
  let isDoor = program.body.length > 0;
  for (const statement of program.body) {
    if (!("source" in statement) || !statement.source) {
      isDoor &&= passesImported(statement, imported, passesOn);
      continue;
    }
    const id = resolve(statement.source.value as string);
    if (id === undefined) {
      isDoor &&= statement.type !== "ExportAllDeclaration";
      continue;
    }
    if (statement.type === "ExportAllDeclaration") {
      imports.push({ id });
      if (statement.exported) isDoor = false;
      else passesAll.push(id);
      continue;
    }
    if (statement.type === "ImportDeclaration") {
      const names = statement.specifiers.map((one) => {
        const name =
          one.type === "ImportSpecifier"
            ? nameOf(one.imported)
            : one.type === "ImportDefaultSpecifier"
              ? "default"
              : "*";
        imported.set(one.local.name, { id, name });
        return name;
      });
      imports.push(names.length === 0 || names.includes("*") ? { id } : { id, names });
    } else if (statement.type === "ExportNamedDeclaration") {
      const names = statement.specifiers.map((one) => {
        passesOn.set(nameOf(one.exported), { id, name: nameOf(one.local) });
        return nameOf(one.local);
      });
      imports.push({ id, names });
    }
  }
  return { imports, passesOn, passesAll, isDoor };
}

/** `export { a }` of an imported name passes it on; anything else makes the module more than a door. */
function passesImported(
  statement: Statement,
  imported: ReadonlyMap<string, { id: string; name: string }>,
  passesOn: Map<string, { id: string; name: string }>,
): boolean {
  if (statement.type !== "ExportNamedDeclaration" || statement.declaration) return false;
  return statement.specifiers.every((one) => {
    const behind = imported.get(nameOf(one.local));
    if (behind) passesOn.set(nameOf(one.exported), behind);
    return behind !== undefined;
  });
}

/** The files that a module needs, looked up through doors: behind a door only what defines the names that are taken. */
export function behindDoors(
  id: string,
  namesOf: (id: string) => ModuleNames | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id: target, names } of namesOf(id)?.imports ?? []) {
    if (!names || !namesOf(target)?.isDoor) found.add(target);
    else for (const name of names) found.add(definingFile(target, name, namesOf));
  }
  return found;
}

/** The file behind a door that defines a name: the door itself where that cannot be said. */
function definingFile(id: string, name: string, namesOf: (id: string) => ModuleNames | undefined): string {
  const door = namesOf(id);
  if (!door?.isDoor) return id;
  const behind = door.passesOn.get(name);
  if (behind) return definingFile(behind.id, behind.name, namesOf);
  // What it does not name itself can only come from what it passes on as a whole.
  const [all, ...others] = door.passesAll;
  return all !== undefined && others.length === 0 ? definingFile(all, name, namesOf) : id;
}

/**
 * The import graph of a build as it is after tree shaking: a package's door names everything that the package has, so by imports alone
 * every screen would need all of it.
 */
export async function linksThroughDoors(
  context: Rolldown.PluginContext,
): Promise<(id: string) => ModuleLinks | null> {
  const names = new Map<string, ModuleNames>();
  const infos = [...context.getModuleIds()]
    .map((id) => context.getModuleInfo(id))
    .filter((info) => info !== null);
  for (const info of infos) {
    if (!info.code || !/\.[mc]?[jt]sx?$/.test(info.id)) continue;
    const program = context.parse(info.code);
    const specifiers = new Set(
      program.body.flatMap((one) => ("source" in one && one.source ? [String(one.source.value)] : [])),
    );
    const resolved = new Map<string, string>();
    for (const specifier of specifiers) {
      const found = await context.resolve(specifier, info.id);
      if (found && !found.external) resolved.set(specifier, found.id);
    }
    names.set(
      info.id,
      moduleNames(program, (specifier) => resolved.get(specifier)),
    );
  }
  const links = new Map<string, ModuleLinks>(
    infos.map((info) => [
      info.id,
      {
        importedIds: names.has(info.id) ? [...behindDoors(info.id, (id) => names.get(id))] : info.importedIds,
        dynamicallyImportedIds: info.dynamicallyImportedIds,
        dynamicImporters: info.dynamicImporters,
      },
    ]),
  );
  return (id) => links.get(id) ?? null;
}
