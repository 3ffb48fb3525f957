import { zipSync } from "fflate";

/** A home of one storey or more, around the elements given. Lengths in centimetres, as the program has them. */
export function homeXml(...elements: readonly string[]): string {
  return `<?xml version='1.0'?>\n<home version='7200' name='test' wallHeight='250.0'>\n${elements.join("\n")}\n</home>`;
}

export const wall = (
  id: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  more = "thickness='10'",
): string => `<wall id='${id}' xStart='${x0}' yStart='${y0}' xEnd='${x1}' yEnd='${y1}' ${more}/>`;

export const room = (name: string, points: readonly (readonly [number, number])[], more = ""): string =>
  `<room name='${name}' ${more}>${points.map(([x, y]) => `<point x='${x}' y='${y}'/>`).join("")}</room>`;

/** Walls around a rectangle, given by their middle lines. */
export const box = (x0: number, y0: number, x1: number, y1: number, more?: string): readonly string[] => [
  wall(`n${x0}`, [x0, y0, x1, y0], more),
  wall(`e${x0}`, [x1, y0, x1, y1], more),
  wall(`s${x0}`, [x1, y1, x0, y1], more),
  wall(`w${x0}`, [x0, y1, x0, y0], more),
];

export const piece = (
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  inside = "",
): string =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}='${value}'`)
    .join(" ")}>${inside}</${tag}>`;

/** A `.sh3d` archive. */
export function sh3d(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
      ]),
    ),
    // The same files make the same archive on every day.
    { mtime: new Date(2026, 0, 1) },
  );
}
