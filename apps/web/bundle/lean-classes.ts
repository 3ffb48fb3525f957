import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseAst } from "vite";

/** Where a method stands in its file. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

interface Method extends Place {
  readonly name: string;
  /** The names in its parameters and its body. */
  readonly names: ReadonlySet<string>;
}

interface Node extends Place {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function partsOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Every name in a piece of code, those in its texts among them; what stands in `except` is passed over. */
function namesIn(root: Node, except: ReadonlySet<Node> = new Set()): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (except.has(node)) continue;
    if (typeof node.name === "string") names.add(node.name);
    if (typeof node.value === "string") for (const word of wordsOf(node.value)) names.add(word);
    if (node.type === "TemplateElement")
      for (const word of wordsOf(JSON.stringify(node.value))) names.add(word);
    waiting.push(...partsOf(node));
  }
  return names;
}

/** The methods and accessors of a file's classes that are called by a name. */
function methodsOf(program: Node): ReadonlyMap<Node, Method> {
  const methods = new Map<Node, Method>();
  const waiting = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { type, computed, kind, key, value, start, end } = node;
    const isNamed = type === "MethodDefinition" && !computed && kind !== "constructor" && isNode(key);
    if (isNamed && key.type === "Identifier" && isNode(value))
      methods.set(node, { start, end, name: String(key.name), names: namesIn(value) });
    else waiting.push(...partsOf(node));
  }
  return methods;
}

/**
 * The methods of classes that nobody can call, by file: neither does their name stand in code that runs, nor in a text. Names are all that is
 * compared, so a method stays as soon as any other of its name is called.
 *
 * files    JavaScript by path
 * outside  all words of the sources that use these classes
 */
export function unusedMethods(
  files: ReadonlyMap<string, string>,
  outside: ReadonlySet<string>,
): ReadonlyMap<string, readonly Place[]> {
  const called = new Set(outside);
  const waiting = new Map<Method, string>();
  for (const [file, code] of files) {
    const program = parseAst(code) as unknown as Node;
    const methods = methodsOf(program);
    for (const name of namesIn(program, new Set(methods.keys()))) called.add(name);
    for (const method of methods.values()) waiting.set(method, file);
  }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const method of waiting.keys()) {
      if (!called.has(method.name)) continue;
      waiting.delete(method);
      isSettled = false;
      for (const name of method.names) called.add(name);
    }
  }
  return Map.groupBy(waiting.keys(), (method) => waiting.get(method)!);
}

/** Code without the methods at these places, none of which lies in another. */
export function withoutPlaces(code: string, places: readonly Place[]): string {
  return places
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

const LINKS = /(import|export)\s+([^'"]*?)\s*from\s+['"](\.[^'"]+)['"]/g;

interface Link {
  readonly isExport: boolean;
  /** `*`, or names in braces. */
  readonly list: string;
  readonly file: string;
}

const linksOf = (file: string, code: string): readonly Link[] =>
  [...code.matchAll(LINKS)].map(([, kind, list, path]) => ({
    isExport: kind === "export",
    list: list!,
    file: resolve(dirname(file), path!),
  }));

/** The files that some names of a library's door come from, with all that they import. Other doors are looked through as well. */
export function filesBehind(
  door: string,
  names: ReadonlySet<string>,
  textOf: (file: string) => string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    const code = textOf(file);
    files.set(file, code);
    for (const link of linksOf(file, code)) add(link.file);
  };
  const passOn = (file: string): void => {
    const code = textOf(file);
    const links = linksOf(file, code);
    const isDoor = links.some(({ isExport, list }) => isExport && list === "*");
    if (!isDoor && exportsOf(code).some((name) => names.has(name))) add(file);
    if (!isDoor) return;
    for (const { isExport, list, file: target } of links)
      if (isExport && list === "*") passOn(target);
      else if (isExport && wordsOf(list).some((name) => names.has(name))) add(target);
  };
  passOn(door);
  return files;
}

const exportsOf = (code: string): readonly string[] =>
  [...code.matchAll(/export\s+(?:(?:class|const|function)\s+([\w$]+)|\{([^}]*)\})/g)].flatMap(
    ([, name, list]) => (name === undefined ? wordsOf(list!) : [name]),
  );

/** All words of the sources in a folder, tests left out, with the names that they take from a library. */
export function wordsOfSources(folder: string, library: string) {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|e2e)\.tsx?$|node_modules/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const taken = all.flatMap((text) =>
    [...text.matchAll(/import\s+(?!type)\{([^}]*)\}\s+from\s+"([^"]+)"/g)].filter(
      ([, , from]) => from === library,
    ),
  );
  return {
    words: new Set(all.flatMap(wordsOf)),
    taken: new Set(taken.flatMap(([, list]) => wordsOf(list!))),
  };
}
