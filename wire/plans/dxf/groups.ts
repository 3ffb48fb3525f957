import { PlanRefusal } from "../plan-refusal.ts";

/** A group of a DXF file: what kind of value, and the value as text. */
export type Group = readonly [code: number, value: string];

const BINARY_MARK = "AutoCAD Binary DXF\r\n\u001a\0";
/** Group codes that no DXF has; a file full of them is no DXF. */
const HIGHEST_CODE = 1071;

export const isBinaryDxf = (bytes: Uint8Array): boolean =>
  [...BINARY_MARK].every((letter, i) => bytes[i] === letter.charCodeAt(0));

/**
 * The groups of a DXF, text or binary.
 *
 * onProgress   0 … 1, now and then
 * refused      `damaged` where a group code is no number or a value is cut off
 *
 * Source: DXF reference, "Group codes in numerical order", "About ASCII DXF files", "About binary DXF files".
 */
export function readGroups(bytes: Uint8Array, onProgress?: (share: number) => void): Iterable<Group> {
  return isBinaryDxf(bytes)
    ? binaryGroups(bytes, onProgress)
    : textGroups(decoderOf(bytes)(bytes), onProgress);
}

/** The code pages of drawings before 2007 by their `$DWGCODEPAGE`, where its name is not that of an encoding of the web. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  ansi_932: "shift_jis",
  ansi_936: "gbk",
  ansi_949: "euc-kr",
  ansi_950: "big5",
  ansi_874: "windows-874",
  dos866: "ibm866",
  dos932: "shift_jis",
  mac_roman: "macintosh",
};
const HEADER_BYTES = 65_536;

/** Drawings from 2007 on are UTF-8, older ones in the code page that they name; layer and block names are all that is read as words. */
function decoderOf(bytes: Uint8Array): (bytes: Uint8Array) => string {
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEADER_BYTES));
  const named = /\$DWGCODEPAGE[\0\s]*3[\0\s]+(\w+)/.exec(head)?.[1]?.toLowerCase() ?? "";
  const page = encodingOf(CODE_PAGES[named] ?? named.replace(/^(?:ansi_|dos)(?=125\d$)/, "windows-"));
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  return (some) => {
    try {
      return utf8.decode(some);
    } catch {
      return page.decode(some);
    }
  };
}

function encodingOf(name: string): TextDecoder {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder("windows-1252");
  }
}

/** A name with the letters that the drawing's code page has not: `\U+00C4` is Ä. */
export const unescaped = (value: string): string =>
  value.includes("\\U+")
    ? value.replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : value;

const REPORT_EVERY = 20_000;

function* textGroups(text: string, onProgress?: (share: number) => void): Generator<Group> {
  let at = 0;
  let line = 0;
  const next = (): string | null => {
    if (at >= text.length) return null;
    const end = text.indexOf("\n", at);
    const value = text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
    line++;
    return value.trim();
  };
  for (;;) {
    const codeText = next();
    if (codeText === null) return;
    // Some writers leave an empty last line.
    if (codeText === "" && text.slice(at).trim() === "") return;
    const code = Number(codeText);
    if (codeText === "" || !Number.isInteger(code) || code < -5 || code > HIGHEST_CODE)
      throw new PlanRefusal("damaged", `line ${line} is no group code: ${codeText.slice(0, 40)}`);
    const value = next();
    if (value === null) throw new PlanRefusal("damaged", `the file ends after line ${line}`);
    if (line % REPORT_EVERY === 0) onProgress?.(at / text.length);
    yield [code, value];
  }
}

type Kind = "text" | "double" | "int16" | "int32" | "int64" | "byte" | "chunk";

/** First code of each range and what its values are, in order. */
const RANGES: readonly (readonly [number, Kind])[] = [
  [0, "text"],
  [10, "double"],
  [60, "int16"],
  [90, "int32"],
  [100, "text"],
  [110, "double"],
  [160, "int64"],
  [170, "int16"],
  [210, "double"],
  [270, "int16"],
  [290, "byte"],
  [300, "text"],
  [310, "chunk"],
  [320, "text"],
  [370, "int16"],
  [390, "text"],
  [400, "int16"],
  [410, "text"],
  [420, "int32"],
  [430, "text"],
  [440, "int32"],
  [460, "double"],
  [470, "text"],
  [1004, "chunk"],
  [1005, "text"],
  [1010, "double"],
  [1060, "int16"],
  [1071, "int32"],
];

const kindOf = (code: number): Kind => RANGES.findLast(([from]) => code >= from)?.[1] ?? "text";

function* binaryGroups(bytes: Uint8Array, onProgress?: (share: number) => void): Generator<Group> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decode = decoderOf(bytes);
  let at = BINARY_MARK.length;
  // Release 12 and before: codes of one byte. The first group is always 0, SECTION.
  const isOld = bytes[at + 1] === 0x53;
  let count = 0;
  const need = (size: number) => {
    if (at + size > bytes.length) throw new PlanRefusal("damaged", `the file ends at byte ${at}`);
    at += size;
    return at - size;
  };
  const readers: Readonly<Record<Kind, () => string>> = {
    text: () => {
      const end = bytes.indexOf(0, at);
      if (end < 0) throw new PlanRefusal("damaged", `a text has no end from byte ${at}`);
      const value = decode(bytes.subarray(at, end));
      at = end + 1;
      return value;
    },
    double: () => String(view.getFloat64(need(8), true)),
    int16: () => String(view.getInt16(need(2), true)),
    int32: () => String(view.getInt32(need(4), true)),
    int64: () => String(view.getBigInt64(need(8), true)),
    byte: () => String(view.getUint8(need(1))),
    chunk: () => {
      need(view.getUint8(need(1)));
      return "";
    },
  };
  while (at < bytes.length) {
    let code = isOld ? view.getUint8(need(1)) : view.getInt16(need(2), true);
    if (isOld && code === 255) code = view.getInt16(need(2), true);
    if (code < -5 || code > HIGHEST_CODE) throw new PlanRefusal("damaged", `byte ${at} is no group code`);
    if (++count % REPORT_EVERY === 0) onProgress?.(at / bytes.length);
    const value = readers[kindOf(code)]();
    yield [code, value];
    if (code === 0 && value === "EOF") return;
  }
}
