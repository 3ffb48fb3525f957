/** A DXF as text, group by group, for tests. Lengths in drawing units, Y up. */
export class DxfText {
  readonly #groups: string[] = [];
  readonly #blocks: string[] = [];
  #into = this.#groups;

  add(type: string, layer: string, ...groups: readonly (readonly [number, string | number])[]): this {
    this.#into.push("0", type, "8", layer, ...groups.flatMap(([code, value]) => [`${code}`, `${value}`]));
    return this;
  }

  line(layer: string, x0: number, y0: number, x1: number, y1: number): this {
    return this.add("LINE", layer, [10, x0], [20, y0], [11, x1], [21, y1]);
  }

  /** Lines from corner to corner, not closed. */
  chain(layer: string, ...corners: readonly (readonly [number, number])[]): this {
    for (let i = 1; i < corners.length; i++) this.line(layer, ...corners[i - 1]!, ...corners[i]!);
    return this;
  }

  arc(layer: string, x: number, y: number, radius: number, start: number, end: number): this {
    return this.add("ARC", layer, [10, x], [20, y], [40, radius], [50, start], [51, end]);
  }

  /** A polyline; corners with a third number have that bulge. */
  polyline(
    layer: string,
    closed: boolean,
    corners: readonly (readonly [number, number, number?])[],
    width = 0,
  ): this {
    return this.add(
      "LWPOLYLINE",
      layer,
      [90, corners.length],
      [70, closed ? 1 : 0],
      [43, width],
      ...corners.flatMap(([x, y, bulge]): (readonly [number, number])[] => [
        [10, x],
        [20, y],
        ...(bulge === undefined ? [] : ([[42, bulge]] as const)),
      ]),
    );
  }

  insert(
    layer: string,
    block: string,
    x: number,
    y: number,
    scale: readonly [number, number] = [1, 1],
    angle = 0,
  ): this {
    return this.add(
      "INSERT",
      layer,
      [2, block],
      [10, x],
      [20, y],
      [41, scale[0]],
      [42, scale[1]],
      [50, angle],
    );
  }

  block(name: string, draw: (block: this) => void): this {
    this.#into = this.#blocks;
    this.#blocks.push("0", "BLOCK", "8", "0", "2", name, "10", "0", "20", "0");
    draw(this);
    this.#blocks.push("0", "ENDBLK", "8", "0");
    this.#into = this.#groups;
    return this;
  }

  /** `insUnits`: 1 inch, 2 foot, 4 mm, 5 cm, 6 m; absent: not said. */
  text(insUnits?: number): string {
    const header =
      insUnits === undefined
        ? []
        : ["0", "SECTION", "2", "HEADER", "9", "$INSUNITS", "70", `${insUnits}`, "0", "ENDSEC"];
    return [
      ...header,
      ...["0", "SECTION", "2", "BLOCKS", ...this.#blocks, "0", "ENDSEC"],
      ...["0", "SECTION", "2", "ENTITIES", ...this.#groups, "0", "ENDSEC", "0", "EOF", ""],
    ].join("\r\n");
  }

  bytes(insUnits?: number): Uint8Array {
    return new TextEncoder().encode(this.text(insUnits));
  }
}

/**
 * A flat of two rooms in mm: 5000 × 4000 and 3000 × 4000 inside, outer walls of 300, a partition of 100 between them with a door of 900
 * that opens into the left room, an entrance of 1000 in the lower wall of the left room and a window of 1500 in the wall above it.
 */
export function flatDxf(scale = 1): DxfText {
  const k = (value: number) => value * scale;
  const at = (...corners: readonly (readonly [number, number])[]) =>
    corners.map(([x, y]) => [k(x), k(y)] as const);
  const dxf = new DxfText();
  const wall = (...corners: readonly (readonly [number, number])[]) => dxf.chain("A-WALL", ...at(...corners));
  // The lower wall, with the entrance from 1000 to 2000.
  wall([1000, 0], [0, 0], [0, 4000], [5000, 4000], [5000, 2400]);
  wall([5000, 1500], [5000, 0], [2000, 0], [2000, -300], [8400, -300], [8400, 4300], [3500, 4300]);
  wall([1000, 0], [1000, -300], [-300, -300], [-300, 4300], [2000, 4300]);
  // The partition between the rooms, with the door from 1500 to 2400.
  wall(
    [5000, 2400],
    [5100, 2400],
    [5100, 4000],
    [8100, 4000],
    [8100, 0],
    [5100, 0],
    [5100, 1500],
    [5000, 1500],
  );
  // The window, cut into the upper wall's outer face, from 2000 to 3500.
  wall([2000, 4300], [2000, 4000]);
  wall([3500, 4000], [3500, 4300]);
  for (const y of [4000, 4150, 4300]) dxf.line("A-GLAZ", k(2000), k(y), k(3500), k(y));
  dxf.arc("A-DOOR", k(5000), k(1500), k(900), 90, 180);
  dxf.line("A-DOOR", k(5000), k(1500), k(4100), k(1500));
  dxf.arc("A-DOOR", k(1000), k(0), k(1000), 0, 90);
  dxf.add("MTEXT", "A-TEXT", [10, k(2000)], [20, k(2000)], [1, "Living"]);
  return dxf;
}
