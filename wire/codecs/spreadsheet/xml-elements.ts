import { SaxesParser } from "saxes";
import { NoTables } from "./table-faults.ts";

export interface Element {
  /** Without a prefix: which letters stand for a namespace is each writer's choice. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface Open extends Element {
  children: Element[];
  text: string;
}

/** Deeper nesting is no document of anybody's. */
const MOST_DEPTH = 256;

/**
 * Hands each element with one of the names to its receiver once it is closed, with all that is in it. Nothing else is kept, so that a
 * large part does not have to fit into memory as a tree. Throws `NoTables` where the text is not well formed; entities that it declares
 * itself are unknown, so there is nothing to expand.
 */
export function readElements(
  text: string,
  receivers: Readonly<Record<string, (element: Element) => void>>,
): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open[] = [];
  /** The number of open elements that are inside one that is waited for. */
  let inside = 0;
  parser.on("error", (error) => {
    throw new NoTables("damaged", `the file is damaged (${error.message})`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length >= MOST_DEPTH) throw new NoTables("damaged", "the file is damaged (nested too deep)");
    const local = withoutPrefix(name);
    if (inside > 0 || Object.hasOwn(receivers, local)) inside++;
    const own: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) own[withoutPrefix(key)] = unescaped(String(value));
    open.push({ name: local, attributes: own, children: [], text: "" });
  });
  const addText = (piece: string) => {
    const last = open.at(-1);
    if (last && inside > 0) last.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (!closed) return;
    closed.text = unescaped(closed.text);
    if (Object.hasOwn(receivers, closed.name)) receivers[closed.name]?.(closed);
    if (inside > 0) inside--;
    if (inside > 0) open.at(-1)?.children.push(closed);
  });
  parser.write(text.replace(/^\ufeff/, "")).close();
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** `_x000D_` is a character that XML cannot hold (ECMA-376, ST_Xstring). */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-fA-F]{4})_/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
