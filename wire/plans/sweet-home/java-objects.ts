/** An object of a Java stream: the fields of its class and the classes above it, and what its classes wrote besides. */
export interface JavaObject {
  readonly kind: "object";
  readonly type: string;
  /** The fields of the object's class and of those above it; a name that several classes have is that of the lowest. */
  readonly fields: ReadonlyMap<string, JavaValue>;
  readonly written: readonly JavaValue[];
}

export type JavaValue = null | number | boolean | string | JavaObject | readonly JavaValue[];

interface JavaClass {
  readonly name: string;
  readonly flags: number;
  readonly fields: readonly { readonly type: string; readonly name: string }[];
  readonly above: JavaClass | null;
}

const MAGIC = 0xaced0005;
const [NULL, REFERENCE, CLASS_DESC, OBJECT, STRING, ARRAY, CLASS, BLOCK, END, RESET] = [
  0x70, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79,
];
const [LONG_BLOCK, LONG_STRING, PROXY_DESC, ENUM] = [0x7a, 0x7c, 0x7d, 0x7e];
const FIRST_HANDLE = 0x7e0000;
const [HAS_WRITER, IS_SERIALIZABLE, IS_EXTERNAL, HAS_BLOCKS] = [1, 2, 4, 8];
/** No home has so many things; more of them is a mistake or an attack. */
const MOST_VALUES = 4_000_000;

/**
 * The first object of a stream of Java's own serialisation, as plain values: no class is looked up, nothing of it is run.
 *
 * throws   RangeError where the stream ends too early; Error where it is no such stream or has what no home has
 *
 * Source: Java Object Serialization Specification, chapter 6, "Object Serialization Stream Protocol".
 */
export function readJavaObject(bytes: Uint8Array): JavaValue {
  return new JavaReader(bytes).first();
}

/** The end of what a class wrote besides its fields. */
const ENDED = Symbol("ended");

class JavaReader {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  /** The things by number: objects and strings, and the classes themselves, which nothing but the stream refers to. */
  readonly #handles: (JavaValue | JavaClass)[] = [];
  #at = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  first(): JavaValue {
    if (this.#int() !== MAGIC - 0x1_0000_0000) throw new Error("no stream of Java objects");
    const value = this.#content();
    if (value === ENDED) throw new Error("the stream is empty");
    return value;
  }

  #byte(): number {
    return this.#view.getUint8(this.#at++);
  }

  #short(): number {
    this.#at += 2;
    return this.#view.getUint16(this.#at - 2);
  }

  #int(): number {
    this.#at += 4;
    return this.#view.getInt32(this.#at - 4);
  }

  #long(): number {
    this.#at += 8;
    return Number(this.#view.getBigInt64(this.#at - 8));
  }

  /** A length, which cannot be more than the rest of the stream. */
  #length(value: number): number {
    if (value < 0 || value > this.#bytes.length - this.#at) throw new RangeError("the stream ends too early");
    return value;
  }

  #skip(length: number): void {
    this.#at += this.#length(length);
  }

  /** Java writes letters beyond U+FFFF as two halves of three bytes each, and U+0000 as two bytes. */
  #text(length: number): string {
    const end = this.#at + this.#length(length);
    let text = "";
    while (this.#at < end) {
      const a = this.#byte();
      if (a < 0x80) text += String.fromCharCode(a);
      else if (a < 0xe0) text += String.fromCharCode(((a & 0x1f) << 6) | (this.#byte() & 0x3f));
      else {
        const b = this.#byte() & 0x3f;
        text += String.fromCharCode(((a & 0x0f) << 12) | (b << 6) | (this.#byte() & 0x3f));
      }
    }
    return text;
  }

  #keep<T extends JavaValue | JavaClass>(value: T): T {
    this.#handles.push(value);
    return value;
  }

  #referred(): JavaValue | JavaClass {
    const index = this.#int() - FIRST_HANDLE;
    if (!(index >= 0 && index < this.#handles.length)) throw new Error("a reference to nothing");
    return this.#handles[index]!;
  }

  #content(): JavaValue | typeof ENDED {
    if (++this.#count > MOST_VALUES) throw new Error("the stream has too many objects");
    const mark = this.#byte();
    switch (mark) {
      case NULL:
        return null;
      case REFERENCE: {
        const value = this.#referred();
        return isClass(value) ? null : value;
      }
      case STRING:
        return this.#keep(this.#text(this.#short()));
      case LONG_STRING:
        return this.#keep(this.#text(this.#long()));
      case OBJECT:
        return this.#object();
      case ARRAY:
        return this.#array();
      case ENUM: {
        this.#class();
        const handle = this.#handles.push(null) - 1;
        const name = this.#content();
        this.#handles[handle] = name === ENDED ? null : name;
        return name;
      }
      case CLASS:
        this.#class();
        return this.#keep(null);
      case CLASS_DESC:
      case PROXY_DESC:
        this.#at--;
        this.#class();
        return null;
      case BLOCK:
        this.#skip(this.#byte());
        return null;
      case LONG_BLOCK:
        this.#skip(this.#int());
        return null;
      case RESET:
        this.#handles.length = 0;
        return this.#content();
      case END:
        return ENDED;
      default:
        throw new Error(`no mark of the stream at byte ${this.#at - 1}: ${mark}`);
    }
  }

  #class(): JavaClass | null {
    const mark = this.#byte();
    if (mark === NULL) return null;
    if (mark === REFERENCE) {
      const value = this.#referred();
      if (!isClass(value)) throw new Error("a class that is none");
      return value;
    }
    const handle = this.#handles.push(null) - 1;
    let own: Omit<JavaClass, "above">;
    if (mark === PROXY_DESC) {
      for (let left = this.#length(this.#int()); left > 0; left--) this.#text(this.#short());
      own = { name: "", flags: IS_SERIALIZABLE, fields: [] };
    } else if (mark === CLASS_DESC) {
      const name = this.#text(this.#short());
      this.#at += 8;
      // Only a field's type, which is a text, refers to the class before it is read.
      const flags = this.#byte();
      const fields = Array.from({ length: this.#short() }, () => {
        const type = String.fromCharCode(this.#byte());
        const field = { type, name: this.#text(this.#short()) };
        if (type === "L" || type === "[") this.#content();
        return field;
      });
      own = { name, flags, fields };
    } else throw new Error(`no class at byte ${this.#at - 1}`);
    this.#annotation();
    const whole: JavaClass = { ...own, above: this.#class() };
    this.#handles[handle] = whole;
    return whole;
  }

  #annotation(): readonly JavaValue[] {
    const values: JavaValue[] = [];
    for (;;) {
      const value = this.#content();
      if (value === ENDED) return values;
      values.push(value);
    }
  }

  #object(): JavaObject {
    const type = this.#class();
    const fields = new Map<string, JavaValue>();
    const written: JavaValue[] = [];
    const object = this.#keep<JavaObject>({ kind: "object", type: type?.name ?? "", fields, written });
    const classes: JavaClass[] = [];
    for (let one = type; one; one = one.above) classes.unshift(one);
    for (const one of classes) {
      if ((one.flags & IS_EXTERNAL) !== 0) {
        if ((one.flags & HAS_BLOCKS) === 0) throw new Error(`${one.name} is written in its own way`);
        written.push(...this.#annotation());
      } else if ((one.flags & IS_SERIALIZABLE) !== 0) {
        for (const field of one.fields) fields.set(field.name, this.#value(field.type));
        if ((one.flags & HAS_WRITER) !== 0) for (const value of this.#annotation()) written.push(value);
      }
    }
    return object;
  }

  #array(): readonly JavaValue[] {
    const type = this.#class();
    const values: JavaValue[] = this.#keep<JavaValue[]>([]);
    const of = type?.name.charAt(1) ?? "L";
    for (let left = this.#length(this.#int()); left > 0; left--) values.push(this.#value(of));
    return values;
  }

  #value(type: string): JavaValue {
    switch (type) {
      case "B":
        return this.#byte();
      case "C":
        return this.#short();
      case "S":
        return this.#short();
      case "I":
        return this.#int();
      case "J":
        return this.#long();
      case "Z":
        return this.#byte() !== 0;
      case "F":
        this.#at += 4;
        return this.#view.getFloat32(this.#at - 4);
      case "D":
        this.#at += 8;
        return this.#view.getFloat64(this.#at - 8);
      case "L":
      case "[": {
        const value = this.#content();
        if (value === ENDED) throw new Error("a field without a value");
        return value;
      }
      default:
        throw new Error(`no type of a field: ${type}`);
    }
  }
}

const isClass = (value: JavaValue | JavaClass): value is JavaClass =>
  typeof value === "object" && value !== null && "above" in value;
