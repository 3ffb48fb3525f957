import type { Model, ModelNode } from "../model.ts";
import { frameToParent, transformPoint } from "../placing/affine.ts";

/** Layer and colour (AutoCAD colour index) of each kind of thing. */
const LAYERS: Readonly<Record<ModelNode["kind"], readonly [name: string, colour: number]>> = {
  furniture: ["FURNITURE", 30],
  opening: ["OPENINGS", 140],
  wall: ["WALLS", 8],
  floor: ["FLOORS", 9],
  ceiling: ["CEILINGS", 9],
};

/**
 * A model as a DXF file of release 12 (AC1009): each triangle is a `3DFACE` on the layer of what it is part of. Millimetres, Z up, as CAD
 * programs have it: our X, -Z, Y.
 *
 * Source: Autodesk, DXF reference for release 12; `$INSUNITS` = 4 (mm) is of a later release and skipped by programs that do not know it.
 */
export function toDxfFaces({ nodes }: Model): string {
  const used = [...new Set(nodes.map(({ kind }) => LAYERS[kind]))];
  const lines: string[] = [
    "0\r\nSECTION\r\n2\r\nHEADER\r\n9\r\n$ACADVER\r\n1\r\nAC1009\r\n9\r\n$INSUNITS\r\n70\r\n4\r\n0\r\nENDSEC",
    `0\r\nSECTION\r\n2\r\nTABLES\r\n0\r\nTABLE\r\n2\r\nLAYER\r\n70\r\n${used.length}`,
    ...used.map(
      ([name, colour]) => `0\r\nLAYER\r\n2\r\n${name}\r\n70\r\n0\r\n62\r\n${colour}\r\n6\r\nCONTINUOUS`,
    ),
    "0\r\nENDTAB\r\n0\r\nENDSEC\r\n0\r\nSECTION\r\n2\r\nENTITIES",
  ];
  for (const node of nodes) addFaces(lines, node);
  lines.push("0\r\nENDSEC\r\n0\r\nEOF\r\n");
  return lines.join("\r\n");
}

function addFaces(lines: string[], { kind, frame, meshes }: ModelNode): void {
  const [layer] = LAYERS[kind];
  const toRoom = frameToParent(frame);
  for (const { positions, indices } of meshes) {
    const corners: string[] = [];
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = transformPoint(toRoom, [positions[i]!, positions[i + 1]!, positions[i + 2]!]);
      corners.push(`${real(x)} ${real(-z)} ${real(y)}`);
    }
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [corners[indices[i]!]!, corners[indices[i + 1]!]!, corners[indices[i + 2]!]!];
      // A face has four corners; of a triangle the last one stands twice.
      lines.push(
        `0\r\n3DFACE\r\n8\r\n${layer}\r\n${corner(a, 0)}\r\n${corner(b, 1)}\r\n${corner(c, 2)}\r\n${corner(c, 3)}`,
      );
    }
  }
}

function corner(place: string, number: number): string {
  const [x, y, z] = place.split(" ");
  return `${10 + number}\r\n${x}\r\n${20 + number}\r\n${y}\r\n${30 + number}\r\n${z}`;
}

/** Hundredths of a millimetre. R12 wants reals to look like reals. */
function real(value: number): string {
  const text = String(Math.round(value * 100) / 100 + 0);
  return text.includes(".") ? text : `${text}.0`;
}
