/** The objects of a PDF as the engine writes it: a plain cross-reference table, dictionaries in plain text, nothing encrypted. */
export interface PdfFile {
  /** Up to the first object. */
  readonly head: Buffer;
  /** The numbers of all objects, in the order of the file. */
  readonly numbers: readonly number[];
  /** The bytes from `n 0 obj` to the next one. */
  object(number: number): Buffer;
  readonly trailer: PdfTrailer;
}

interface PdfTrailer {
  readonly root: number;
  readonly info: number;
  /** One more than the highest number. */
  readonly size: number;
  readonly id: string;
}

/** Throws `RangeError` where the file is not built like that. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = numberIn(file.toString("latin1", Math.max(0, file.length - 64)), /startxref\s+(\d+)/);
  const tail = file.toString("latin1", start);
  const table = /^xref\s+0 (\d+)\s+/.exec(tail);
  if (!table) throw new RangeError("The PDF has no plain cross-reference table.");
  const offsets = [...tail.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset, kind]) =>
    kind === "n" ? Number(offset) : undefined,
  );
  const placed = offsets
    .flatMap((offset, number) => (offset === undefined ? [] : [{ offset, number }]))
    .sort((a, b) => a.offset - b.offset);
  const objects = new Map(
    placed.map(({ offset, number }, i) => [number, file.subarray(offset, placed[i + 1]?.offset ?? start)]),
  );
  const trailer = tail.slice(tail.indexOf("trailer"));
  return {
    head: file.subarray(0, placed[0]?.offset ?? 0),
    numbers: placed.map(({ number }) => number),
    object(number) {
      const found = objects.get(number);
      if (!found) throw new RangeError(`The PDF has no object ${number}.`);
      return found;
    },
    trailer: {
      root: numberIn(trailer, /\/Root (\d+) 0 R/),
      info: numberIn(trailer, /\/Info (\d+) 0 R/),
      size: Number(table[1]),
      id: /\/ID (\[[^\]]*\])/.exec(trailer)?.[1] ?? "",
    },
  };
}

/** A file of these objects, in their order; each is `n 0 obj` with what belongs to it. */
export function writePdf(
  head: Buffer,
  objects: Iterable<readonly [number: number, object: Buffer]>,
  { root, info, size, id }: PdfTrailer,
): Uint8Array {
  const parts = [head];
  const offsets: number[] = [];
  let { length } = head;
  for (const [number, object] of objects) {
    offsets[number] = length;
    parts.push(object);
    length += object.length;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets[number];
    return offset === undefined
      ? "0000000000 65535 f\r\n"
      : `${String(offset).padStart(10, "0")} 00000 n\r\n`;
  });
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n  /Info ${info} 0 R\n  /ID ${id}\n>>`;
  parts.push(latin1(`xref\n0 ${size}\n${rows.join("")}${trailer}\nstartxref\n${length}\n%%EOF`));
  return Buffer.concat(parts);
}

export function streamOf(object: Buffer): Buffer {
  const start = object.indexOf("stream\n") + "stream\n".length;
  return object.subarray(start, object.lastIndexOf("\nendstream"));
}

/** The dictionary of an object, before its stream: the stream is bytes, and may be any text. */
export function dictionaryOf(object: Buffer): string {
  const end = object.indexOf("stream\n");
  return object.toString("latin1", 0, end < 0 ? object.length : end);
}

export function replaceOnce(object: Buffer, what: RegExp, by: string): Buffer {
  const dictionary = dictionaryOf(object);
  if (!what.test(dictionary)) throw new RangeError(`The PDF has no ${what.source} where it should.`);
  return Buffer.concat([latin1(dictionary.replace(what, () => by)), object.subarray(dictionary.length)]);
}

export const reference = (object: Buffer, key: string): number =>
  numberIn(dictionaryOf(object), new RegExp(`/${key} (\\d+) 0 R`));

export function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new RangeError(`The PDF has no ${pattern.source} where it should.`);
  return Number(found);
}

export const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
