/** A value of a Java stream to write: boxed numbers, lists, arrays of numbers and objects by class. */
export type Written =
  | null
  | string
  | { readonly float: number }
  | { readonly list: readonly Written[] }
  | { readonly points: readonly (readonly [number, number])[] }
  | JavaThing;

export interface JavaThing {
  readonly type: string;
  readonly floats?: Readonly<Record<string, number>>;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly objects?: Readonly<Record<string, Written>>;
}

const FIRST_HANDLE = 0x7e0000;

/**
 * Writes a thing as Java's serialisation does, for tests: classes are described once and referred to afterwards, things too.
 *
 * Source: Java Object Serialization Specification, chapter 6.
 */
export function javaStream(root: JavaThing): Uint8Array {
  const writer = new JavaWriter();
  writer.value(root);
  return Uint8Array.from([0xac, 0xed, 0, 5, ...writer.bytes]);
}

class JavaWriter {
  readonly bytes: number[] = [];
  readonly #handles = new Map<unknown, number>();
  #next = FIRST_HANDLE;

  value(value: Written): void {
    if (value === null) this.bytes.push(0x70);
    else if (this.#handles.has(value)) this.#refer(value);
    else if (typeof value === "string") {
      this.bytes.push(0x74);
      this.#text(value);
      this.#keep(value);
    } else if ("float" in value) {
      this.bytes.push(0x73);
      this.#class("java.lang.Float", 2, ["Fvalue"]);
      this.#keep({});
      this.#float(value.float);
    } else if ("list" in value) {
      this.bytes.push(0x73);
      this.#class("java.util.ArrayList", 3, ["Isize"]);
      this.#keep(value);
      this.#int(value.list.length);
      // The capacity, as a separate block.
      this.bytes.push(0x77, 4);
      this.#int(value.list.length);
      for (const one of value.list) this.value(one);
      this.bytes.push(0x78);
    } else if ("points" in value) {
      this.bytes.push(0x75);
      this.#class("[[F", 2, []);
      this.#keep(value);
      this.#int(value.points.length);
      for (const point of value.points) {
        this.bytes.push(0x75);
        this.#class("[F", 2, []);
        this.#keep({});
        this.#int(2);
        for (const one of point) this.#float(one);
      }
    } else this.#thing(value);
  }

  #thing(thing: JavaThing): void {
    const { type, floats = {}, flags = {}, objects = {} } = thing;
    this.bytes.push(0x73);
    const fields = [
      ...Object.keys(floats).map((name) => `F${name}`),
      ...Object.keys(flags).map((name) => `Z${name}`),
      ...Object.keys(objects).map((name) => `L${name}`),
    ];
    this.#class(`com.eteks.sweethome3d.model.${type}`, 2, fields);
    this.#keep(thing);
    for (const one of Object.values(floats)) this.#float(one);
    for (const one of Object.values(flags)) this.bytes.push(one ? 1 : 0);
    for (const one of Object.values(objects)) this.value(one);
  }

  #class(name: string, flags: number, fields: readonly string[]): void {
    const key = `class ${name} ${fields.join()}`;
    if (this.#handles.has(key)) {
      this.#refer(key);
      return;
    }
    this.bytes.push(0x72);
    this.#text(name);
    this.bytes.push(0, 0, 0, 0, 0, 0, 0, 1, flags, 0, fields.length);
    this.#keep(key);
    for (const field of fields) {
      this.bytes.push(field.charCodeAt(0));
      this.#text(field.slice(1));
      if (field.startsWith("L")) this.value("Ljava/lang/Object;");
    }
    // No annotation, no class above it.
    this.bytes.push(0x78, 0x70);
  }

  #keep(value: unknown): void {
    this.#handles.set(value, this.#next++);
  }

  #refer(value: unknown): void {
    this.bytes.push(0x71);
    this.#int(this.#handles.get(value)!);
  }

  #text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.bytes.push(bytes.length >> 8, bytes.length & 255, ...bytes);
  }

  #int(value: number): void {
    this.bytes.push((value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255);
  }

  #float(value: number): void {
    const cell = new DataView(new ArrayBuffer(4));
    cell.setFloat32(0, value);
    for (let i = 0; i < 4; i++) this.bytes.push(cell.getUint8(i));
  }
}
