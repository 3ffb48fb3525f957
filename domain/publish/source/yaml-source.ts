import {
  isMap,
  isScalar,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  visit,
  type YAMLParseError,
} from "yaml";
import type { FaultList, Place } from "./fault-list.ts";

export type Path = readonly PropertyKey[];

/** The places of the values in a piece of YAML. */
export interface Source {
  /** The place of the value at `path`, or of the nearest value that contains it. */
  at(path?: Path): Place;
  /** The place `offset` characters into the text at `path`. */
  inside(path: Path, offset: number): Place;
  /** The place of the key at the end of `path`. */
  key(path: Path): Place;
}

export interface YamlFile extends Source {
  readonly file: string;
  readonly value: unknown;
}

const MAX_TEXT = 2_000_000;

/** Reads a YAML file with the place of every value; `undefined` after reporting why it cannot be read. */
export function readYaml(file: string, text: string, faults: FaultList): YamlFile | undefined {
  if (text.length > MAX_TEXT) {
    faults.add({ file, line: 1, column: 1 }, "E_YAML", "the file is larger than 2 MB");
    return undefined;
  }
  const lines = new LineCounter();
  // The parser loses its position in a list that follows a byte-order mark.
  const document = parseDocument(text.replace(/^\ufeff/, ""), {
    lineCounter: lines,
    schema: "core",
    merge: false,
    prettyErrors: false,
  });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const tab = document.errors.length > 0 ? tabInIndent(text) : -1;
  // One tab makes the parser report faults in all lines after it.
  if (tab >= 0) faults.add(place(tab), "E_YAML", "a tab stands where lines are indented; use spaces");
  else for (const error of document.errors) faults.add(place(error.pos[0]), "E_YAML", sentence(error));
  let sound = document.errors.length === 0;
  visit(document, {
    Alias(_, node) {
      sound = false;
      faults.add(
        place(node.range?.[0] ?? 0),
        "E_YAML",
        "'*' refers to another node, which this format does not use; quote the text",
      );
    },
    Scalar(_, node) {
      if (typeof node.value !== "number" || !node.source || !/^[-+]?0\d/.test(node.source)) return;
      sound = false;
      faults.add(
        place(node.range?.[0] ?? 0),
        "E_YAML",
        `${node.source} would be read as the number ${node.value}; quote it`,
        `'${node.source}'`,
      );
    },
  });
  if (!sound) return undefined;
  const root: Node | null = document.contents as ParsedNode | null;
  const find = (path: Path): Node | null => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === "object" && node !== null && "range" in node) return node as Node;
    }
    return root;
  };
  const start = (node: Node | null) => node?.range?.[0] ?? 0;
  return {
    file,
    value: document.toJS(),
    at: (path = []) => place(start(find(path))),
    inside(path, offset) {
      const node = find(path);
      const quoted = isScalar(node) && (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE");
      const block = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
      return place(start(node) + (block ? 0 : offset) + (quoted ? 1 : 0));
    },
    key(path) {
      const parent = find(path.slice(0, -1));
      const name = path.at(-1);
      const pair = isMap(parent)
        ? parent.items.find((item) => (isScalar(item.key) ? String(item.key.value) : "") === String(name))
        : undefined;
      return place(start(pair && isScalar(pair.key) ? pair.key : find(path)));
    },
  };
}

/** Index of the first tab in the indentation of a line; -1: none. */
function tabInIndent(text: string): number {
  const found = /^([ ]*)\t/m.exec(text.replace(/^\ufeff/, ""));
  return found ? found.index + (found[1] ?? "").length : -1;
}

/** The parser's message, or our own when the parser's is about its internals. */
function sentence({ code, message }: YAMLParseError): string {
  switch (code) {
    case "MULTIPLE_DOCS":
      return "'---' begins a second document; a file holds one";
    case "DUPLICATE_KEY":
      return "the key occurs twice in the same place";
    case "BAD_INDENT":
      return /^Flow (map|sequence)/.test(message)
        ? `a '${message.startsWith("Flow map") ? "{" : "["}' before this is not closed`
        : message;
    default:
      return /call stack/.test(message) ? "lists and maps are nested too deeply" : message;
  }
}

/** The part of a source below `path`. */
export function within(source: Source, path: Path): Source {
  return {
    at: (rest = []) => source.at([...path, ...rest]),
    inside: (rest, offset) => source.inside([...path, ...rest], offset),
    key: (rest) => source.key([...path, ...rest]),
  };
}

/** A source that finds the top-level keys in `keys` in `over` and all others in `base`, as for a shared variable with overrides. */
export function overlaid(base: Source, over: Source, keys: ReadonlySet<string>): Source {
  const pick = (path: Path) => (keys.has(String(path[0])) ? over : base);
  return {
    at: (path = []) => pick(path).at(path),
    inside: (path, offset) => pick(path).inside(path, offset),
    key: (path) => pick(path).key(path),
  };
}

/** A source that delegates by the first path element to the source that `pick` returns, if any, which resolves the rest of the path. */
export function routed(base: Source, pick: (key: PropertyKey) => Source | undefined): Source {
  const route = (path: Path): readonly [Source, Path] => {
    const source = path[0] === undefined ? undefined : pick(path[0]);
    return source ? [source, path.slice(1)] : [base, path];
  };
  return {
    at(path = []) {
      const [source, rest] = route(path);
      return source.at(rest);
    },
    inside(path, offset) {
      const [source, rest] = route(path);
      return source.inside(rest, offset);
    },
    key(path) {
      const [source, rest] = route(path);
      return source.key(rest);
    },
  };
}
