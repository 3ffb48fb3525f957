/** A reference to a line of the file, `#12`. */
export type Ref = `#${number}`;

/** The value of an attribute as a STEP file has it. */
export type Step =
  | Ref
  | number
  | null
  | boolean
  | { readonly text: string }
  | { readonly word: string }
  | readonly Step[]
  | Typed;

/** A value that says its type, e.g. `IFCLABEL('x')`. */
interface Typed {
  readonly type: string;
  readonly value: Step;
}

export const text = (value: string): Step => ({ text: value });
/** An enumeration's value, e.g. `.ELEMENT.`; `*` stands for what another attribute says. */
export const word = (value: string): Step => ({ word: value });
/** A real number: whole ones have a point too. */
export const real = (value: number): Step => ({ word: realText(value) });
export const reals = (values: readonly number[]): Step => values.map(real);

/** The lines of a STEP file (ISO 10303-21), numbered as they are added. */
export class StepFile {
  readonly #lines: string[] = [];
  readonly #known = new Map<string, Ref>();

  add(entity: string, ...attributes: readonly Step[]): Ref {
    const ref: Ref = `#${this.#lines.length + 1}`;
    this.#lines.push(`${ref}=${entity}(${attributes.map(written).join(",")});`);
    return ref;
  }

  /** The same line only once: points, directions and colours that many have. */
  once(entity: string, ...attributes: readonly Step[]): Ref {
    const key = `${entity}(${attributes.map(written).join(",")})`;
    const known = this.#known.get(key);
    if (known) return known;
    const made = this.add(entity, ...attributes);
    this.#known.set(key, made);
    return made;
  }

  /** name  the file's own; at  ISO time without a zone */
  finish(name: string, at: string): string {
    return [
      "ISO-10303-21;",
      "HEADER;",
      "FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');",
      `FILE_NAME(${written(text(name))},'${at}',(''),(''),'Stanza','Stanza','');`,
      "FILE_SCHEMA(('IFC4'));",
      "ENDSEC;",
      "DATA;",
      ...this.#lines,
      "ENDSEC;",
      "END-ISO-10303-21;",
      "",
    ].join("\n");
  }
}

function written(value: Step): string {
  if (value === null) return "$";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? ".T." : ".F.";
  if (isList(value)) return `(${value.map(written).join(",")})`;
  if ("text" in value) return `'${encoded(value.text)}'`;
  if ("word" in value) return value.word;
  return `${value.type}(${written(value.value)})`;
}

const isList = (value: Step): value is readonly Step[] => Array.isArray(value);

/** Hundredths of a millimetre, ten-thousandths of a colour or a direction. */
function realText(value: number): string {
  const short = String(Math.round(value * 1e4) / 1e4 + 0);
  if (/[e]/.test(short)) return short.replace(/^(-?\d+)(?=e)/, "$1.").replace("e", "E");
  return short.includes(".") ? short : `${short}.`;
}

/** Characters outside printable ASCII are written as UTF-16 in hexadecimal digits. */
function encoded(value: string): string {
  const plain = value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
  return plain
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "''")
    .replaceAll(/[^\x20-\x7e]+/g, (run) => {
      const units = Array.from({ length: run.length }, (_, i) =>
        run.charCodeAt(i).toString(16).toUpperCase().padStart(4, "0"),
      );
      return `\\X2\\${units.join("")}\\X0\\`;
    });
}
