import {
  type Document,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLMap,
} from "yaml";

export type YamlPath = readonly (string | number)[];

/** The file is as its author wrote it; a value could not be put into it without writing it anew. */
export class CannotEdit extends Error {
  override readonly name = "CannotEdit";
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The content that can be put in a place: a value, a text in several languages, or nothing. */
export type YamlValue = string | number | Readonly<Record<string, string>> | undefined;

export interface YamlEdit {
  readonly path: YamlPath;
  readonly value: YamlValue;
  /** For a value that was not there; absent: `text`. */
  readonly style?: Style;
}

/** The way in which a value that is new in its map is written. */
export type Style = "text" | "quoted";

/**
 * A YAML file whose single values can be changed while comments, order, quotes and layout stay. Changes are made in the text, which is read
 * back: it has to mean what it meant, with those values changed.
 */
export class YamlText {
  #text: string;

  /** The text has been read by `check` without a fault. */
  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  get value(): unknown {
    return parse(this.#text).toJS();
  }

  /**
   * Makes all edits, or none and throws `CannotEdit`. An edit sets the scalar at its path, adds it to its map, or takes it out (no value);
   * the map itself must be there. A text in several languages takes the place of a single one.
   */
  edit(edits: readonly YamlEdit[]): void {
    const [mark, text] = this.#text.startsWith("\ufeff") ? ["\ufeff", this.#text.slice(1)] : ["", this.#text];
    const document = parse(text);
    const splices = edits
      .map((edit, i) => ({ ...spliceFor(text, document, edit), i }))
      .sort((a, b) => a.start - b.start || a.i - b.i);
    let after = mark;
    let at = 0;
    for (const { start, end, text: piece } of splices) {
      if (start < at) throw new CannotEdit("two values stand in the same place");
      after += text.slice(at, start) + piece;
      at = end;
    }
    after += text.slice(at);
    const read = parse(after);
    const meant = edits.reduce((value, edit) => withValue(value, edit.path, edit.value), document.toJS());
    if (read.errors.length > 0 || JSON.stringify(read.toJS()) !== JSON.stringify(meant))
      throw new CannotEdit("this value cannot be changed without writing its file anew");
    this.#text = after;
  }
}

const parse = (text: string) => parseDocument(text.replace(/^\ufeff/, ""), { schema: "core", merge: false });

function spliceFor(text: string, document: Document, { path, value, style = "text" }: YamlEdit): Splice {
  const key = path.at(-1);
  const map = document.getIn(path.slice(0, -1), true);
  const node = document.getIn(path, true);
  if (isScalar(node) && node.range && value !== undefined) {
    const [start, end] = node.range;
    // An empty place (`des:`) has no text of its own, not even a space; a folded text has its line end.
    const lead = start === end && /\S/.test(text[start - 1] ?? " ") ? " " : "";
    const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    const tail = isBlock ? (/(?:\r?\n)*$/.exec(text.slice(start, end))?.[0] ?? "") : "";
    const own = valueText(value, styleOf(node, style));
    return { start, end, text: lead + own + tail };
  }
  if (!isMap(map) || typeof key !== "string")
    throw new CannotEdit("there is nothing here that it could be written into");
  const index = map.items.findIndex((item) => isScalar(item.key) && String(item.key.value) === key);
  if (value === undefined) return removal(text, map, index);
  if (index >= 0) throw new CannotEdit("something other than a single value stands here");
  return addition(text, map, `${key}: ${valueText(value, style)}`);
}

/** The quotes that a value has stay with it. */
function styleOf(node: Scalar, style: Style): Style | "single" {
  if (node.type === Scalar.QUOTE_DOUBLE) return "quoted";
  if (node.type === Scalar.QUOTE_SINGLE) return "single";
  return typeof node.value === "number" ? "quoted" : style;
}

const PLAIN = /^[\p{L}][\p{L}\p{N}_./()%+-]*(?: [\p{L}\p{N}_./()%+-]+)*$/u;
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i;

function valueText(value: Exclude<YamlValue, undefined>, style: Style | "single"): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return scalarText(value, style);
  const entries = Object.entries(value).map(([key, text]) => `${key}: ${scalarText(text, "text")}`);
  return `{ ${entries.join(", ")} }`;
}

function scalarText(value: string, style: Style | "single"): string {
  if (style === "text" && PLAIN.test(value) && !WORDS.test(value)) return value;
  if (style === "single" && !/[\p{Cc}\p{Cs}\ufeff\u2028\u2029]/u.test(value))
    return `'${value.replaceAll("'", "''")}'`;
  // JSON leaves some characters as they are that YAML wants written as numbers.
  return JSON.stringify(value).replace(
    /[\x7f-\x9f\ufeff\u2028\u2029\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

type Entry = Pair<unknown, unknown>;
const startOf = (pair: Entry | undefined) => (pair?.key as Node | undefined)?.range?.[0] ?? 0;
/** Behind the value, comments and line end not counted. */
const endOf = (pair: Entry | undefined) =>
  (pair?.value as Node | undefined)?.range?.[1] ?? (pair?.key as Node | undefined)?.range?.[1] ?? 0;

/** Finds the start of the white space before a place; other spaces than YAML's own belong to the value. */
const inkEnd = (text: string, before: number) => text.slice(0, before).replace(/[ \t\r\n]+$/, "").length;

function addition(text: string, map: YAMLMap, pair: string): Splice {
  const last = map.items.at(-1);
  if (map.flow) {
    const at = last ? endOf(last) : (map.range?.[0] ?? 0) + 1;
    // A map over several lines gets a line more, indented as its last.
    const indent = /(\n[ \t]*)$/.exec(text.slice(0, startOf(last)))?.[1];
    return { start: at, end: at, text: last ? `,${indent ?? " "}${pair}` : ` ${pair} ` };
  }
  if (!last) throw new CannotEdit("there is nothing here that it could be written into");
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const at = inkEnd(text, endOf(last));
  const first = startOf(map.items[0]);
  const indent = " ".repeat(first - (text.lastIndexOf("\n", first - 1) + 1));
  // Behind what else stands in the line: a comment belongs to the value before.
  const comment = /^[ \t]*(?:#[^\r\n]*)?/.exec(text.slice(at))?.[0].length ?? 0;
  return { start: at + comment, end: at + comment, text: `${lineEnd}${indent}${pair}` };
}

function removal(text: string, map: YAMLMap, index: number): Splice {
  const pair = map.items[index];
  if (!pair) throw new CannotEdit("there is nothing to take away");
  if (map.flow) {
    const [before, after] = [map.items[index - 1], map.items[index + 1]];
    if (before) return { start: endOf(before), end: endOf(pair), text: "" };
    return { start: startOf(pair), end: after ? startOf(after) : endOf(pair), text: "" };
  }
  if (map.items.length === 1) throw new CannotEdit("it is the only value here");
  const lineStart = text.lastIndexOf("\n", startOf(pair) - 1) + 1;
  // The first entry of a list's item shares its line with the dash.
  if (/\S/.test(text.slice(lineStart, startOf(pair))))
    return { start: startOf(pair), end: startOf(map.items[index + 1]), text: "" };
  const lineEnd = text.indexOf("\n", Math.max(startOf(pair), inkEnd(text, endOf(pair))));
  return { start: lineStart, end: lineEnd < 0 ? text.length : lineEnd + 1, text: "" };
}

/** The same value with one thing in it set, added at the end of its map, or taken out. */
function withValue(before: unknown, [key, ...rest]: YamlPath, value: YamlValue): unknown {
  if (key === undefined) return value;
  if (Array.isArray(before))
    return before.map((item, i) => (i === key ? withValue(item, rest, value) : item));
  const map = { ...(before as Record<string, unknown>) };
  const inner = rest.length === 0 ? value : withValue(map[String(key)], rest, value);
  if (inner === undefined) delete map[String(key)];
  else map[String(key)] = inner;
  return map;
}
