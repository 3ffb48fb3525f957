import { createHash } from "node:crypto";
import { dictionaryOf, latin1, type PdfFile } from "./pdf-file.ts";
import { changeReferences } from "./pdf-syntax.ts";

/** The objects of a file that is being put together. */
export interface JoinedOutput {
  /** The number of an object that is written later. */
  next(): number;
  /** body  a dictionary, or one with its stream */
  write(number: number, body: string | Buffer): void;
  /** Writes an object once, however many parts have it. */
  share(body: Buffer): number;
  readonly objects: readonly (readonly [number: number, object: Buffer])[];
  /** One more than the highest number. */
  readonly size: number;
}

export function openOutput(): JoinedOutput {
  const objects: (readonly [number, Buffer])[] = [];
  const known = new Map<string, number>();
  let size = 1;
  const write = (number: number, body: string | Buffer) => {
    const bytes = typeof body === "string" ? latin1(body) : body;
    objects.push([number, Buffer.concat([latin1(`${number} 0 obj\n`), bytes, latin1("\nendobj\n\n")])]);
  };
  return {
    next: () => size++,
    write,
    share(body) {
      const hash = createHash("sha1").update(body).digest("base64");
      const number = known.get(hash) ?? size++;
      if (!known.has(hash)) write(number, body);
      known.set(hash, number);
      return number;
    },
    objects,
    get size() {
      return size;
    },
  };
}

/** Old numbers of a part to new ones; `undefined`: what is not kept. */
export type Numbers = Map<number, number | undefined>;

/** What of an object is its own: its dictionary as text, and the stream after it, both without their frame. */
export function bodyOf(file: PdfFile, number: number): { readonly text: string; readonly stream: Buffer } {
  const object = file.object(number);
  const text = dictionaryOf(object);
  const end = object.lastIndexOf("\nendobj");
  const start = text.indexOf("\n") + 1;
  return {
    text: text.slice(start, Math.min(text.length, end)),
    stream: object.subarray(Math.min(text.length, end), end),
  };
}

/**
 * Copies objects of a part with all that they refer to; each once.
 *
 * numbers  the new numbers of what is written otherwise, which is not copied
 * key      added to the keys of tags
 */
export function openCopier(file: PdfFile, out: JoinedOutput, numbers: Numbers, key = 0) {
  const copy = (old: number): number | undefined => {
    if (numbers.has(old)) return numbers.get(old);
    const { text, stream } = bodyOf(file, old);
    // Objects that pages use refer to none that refer back.
    numbers.set(old, undefined);
    const number = out.share(Buffer.concat([latin1(rewrite(text)), stream]));
    numbers.set(old, number);
    return number;
  };
  const rewrite = (text: string): string =>
    changeReferences(text, copy).replace(
      /\/(StructParents?) (\d+)/g,
      (_, name: string, old: string) => `/${name} ${Number(old) + key}`,
    );
  return { copy, rewrite };
}
