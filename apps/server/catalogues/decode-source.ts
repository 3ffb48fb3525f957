import type { Fault } from "@stanza/catalogue";

/** Bytes that one file of a catalogue folder may have; a larger one is a picture or an export with a wrong name. */
const MAX_BYTES = 16_000_000;
/** The bytes 0x80 to 0x9f of Windows-1252, which browsers and spreadsheets write where Latin-1 has control characters. */
const WINDOWS_1252 = "windows-1252";

/**
 * The text of a YAML or CSV file, or one sentence that says why there is none: the file is too large, no text at all, or in another
 * encoding than UTF-8. A byte-order mark of UTF-8 stays in the text, where both readers pass over it; old Mac line ends become new ones.
 *
 * file   its path inside the folder, for the fault
 */
export function decodeSource(
  file: string,
  bytes: Uint8Array,
): { readonly text: string } | { readonly fault: Fault } {
  const refuse = (code: string, message: string, line = 1, column = 1) => ({
    fault: { file, line, column, code, message },
  });
  if (bytes.length > MAX_BYTES) {
    const size = (count: number) => Math.round(count / 1_000_000);
    return refuse("E_FILE", `the file has ${size(bytes.length)} MB; ${size(MAX_BYTES)} MB are the limit`);
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return refuse("E_ENCODING", "the file is in UTF-16; save it as UTF-8");
  if (bytes.includes(0)) return refuse("E_ENCODING", "the file is no text: it holds binary data");
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // The replacement character may be part of the text: then it is three bytes there and decodes to itself.
  if (text.includes("\ufffd")) {
    const wrong = firstWrongByte(bytes);
    if (wrong >= 0) {
      const before = new TextDecoder("utf-8").decode(bytes.subarray(0, wrong));
      const lines = before.split(/\r\n|\n|\r/);
      const meant = new TextDecoder(WINDOWS_1252).decode(bytes.subarray(wrong, wrong + 1));
      return refuse(
        "E_ENCODING",
        `the file is not in UTF-8: what seems to be '${meant}' is a single byte; save it as UTF-8`,
        lines.length,
        (lines.at(-1) ?? "").length + 1,
      );
    }
  }
  return { text: text.includes("\r") && !text.includes("\n") ? text.replaceAll("\r", "\n") : text };
}

/** The place of the first byte sequence that is not UTF-8; -1: all of it is. */
function firstWrongByte(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length];
  if (isUtf8(bytes)) return -1;
  // Binary search for the longest valid beginning; a character that is cut in two counts as valid so far.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isUtf8(bytes.subarray(0, middle), true)) low = middle;
    else high = middle - 1;
  }
  // Step back to the start of the character that could not be completed.
  let start = low;
  while (start > 0 && start > low - 3 && ((bytes[start - 1] ?? 0) & 0xc0) === 0x80) start--;
  if (start > 0 && start > low - 4 && (bytes[start - 1] ?? 0) >= 0xc0 && !isUtf8(bytes.subarray(0, low)))
    return start - 1;
  return low;
}

function isUtf8(bytes: Uint8Array, isBeginning = false): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isBeginning });
    return true;
  } catch {
    return false;
  }
}
