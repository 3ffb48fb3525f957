import { LIMITS } from "@stanza/project";

/** The reason why a text must not be parsed, and the place. */
export interface JsonRefusal {
  readonly code: "too-deep" | "too-many-values" | "too-many-names" | "bad-text" | "bad-number";
  /** Byte offset in the text. */
  readonly at: number;
  readonly message: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const MINUS = 0x2d;
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Checks JSON text before anything is built from it: depth, number of values and names of each object must be within the limits of a
 * project, numbers must be finite, and texts must have no U+0000 and no half characters, which PostgreSQL cannot store. It does not check
 * the syntax. `JSON.parse` accepts a depth of a million, and every recursive function after it overflows its stack; 100,000 names in one
 * object hold up whoever copies it for seconds (reliability.md T29).
 *
 * body       UTF-8
 * maxValues  absent: those of a project as it is stored
 */
export function scanJson(body: Uint8Array, maxValues: number = LIMITS.maxNodes): JsonRefusal | null {
  let depth = 0;
  let values = 1;
  /** Names of the object that is open at each depth. */
  const names = new Uint32Array(LIMITS.maxDepth + 1);
  let at = 0;
  while (at < body.length) {
    const byte = body[at] ?? 0;
    if (byte === QUOTE) {
      const end = scanString(body, at + 1);
      if (typeof end !== "number") return end;
      at = end;
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > LIMITS.maxDepth) {
        return { code: "too-deep", at, message: `nested deeper than ${LIMITS.maxDepth} levels` };
      }
      names[depth] = 0;
      values++;
    } else if (byte === COLON) {
      if (++names[Math.max(depth, 0)]! > LIMITS.maxNames) {
        return { code: "too-many-names", at, message: `more than ${LIMITS.maxNames} names in one object` };
      }
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
    else if (byte === COMMA) values++;
    else if (byte === MINUS || (byte >= 0x30 && byte <= 0x39)) {
      const end = endOfNumber(body, at);
      if (!Number.isFinite(Number(asciiOf(body, at, end)))) {
        return { code: "bad-number", at, message: "a number is too large" };
      }
      at = end - 1;
    }
    if (values > maxValues) {
      return { code: "too-many-values", at, message: `more than ${maxValues} values` };
    }
    at++;
  }
  return null;
}

/** The closing quote of the string whose text starts at `from`. */
function scanString(body: Uint8Array, from: number): number | JsonRefusal {
  let at = from;
  while (at < body.length && body[at] !== QUOTE) {
    if (body[at] !== BACKSLASH) {
      at++;
      continue;
    }
    const unit = escapedUnit(body, at);
    if (unit === null) {
      at += 2;
      continue;
    }
    const isHigh = unit >= 0xd800 && unit < 0xdc00;
    const low = isHigh ? escapedUnit(body, at + 6) : null;
    const isPair = low !== null && low >= 0xdc00 && low < 0xe000;
    if (unit === 0 || (unit >= 0xd800 && unit < 0xe000 && !isPair)) {
      return { code: "bad-text", at, message: "a text holds U+0000 or half a character" };
    }
    at += isPair ? 12 : 6;
  }
  return at;
}

/** The code unit of the `\uXXXX` at a place; `null`: it is another escape, or none. */
function escapedUnit(body: Uint8Array, at: number): number | null {
  if (body[at] !== BACKSLASH || body[at + 1] !== 0x75) return null;
  const hex = asciiOf(body, at + 2, at + 6);
  return /^[0-9a-fA-F]{4}$/.test(hex) ? Number.parseInt(hex, 16) : null;
}

const ascii = new TextDecoder("latin1");
const asciiOf = (body: Uint8Array, from: number, to: number): string => ascii.decode(body.subarray(from, to));

const isNumberByte = (byte: number): boolean =>
  (byte >= 0x30 && byte <= 0x39) ||
  byte === 0x2e ||
  byte === 0x2b ||
  byte === MINUS ||
  (byte | 0x20) === 0x65;

function endOfNumber(body: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < body.length && isNumberByte(body[at] ?? 0)) at++;
  return at;
}
