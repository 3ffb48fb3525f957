import { describe, expect, test } from "vitest";
import { drawingOf, planOf, ring, roomsOf } from "../testing/dxf-plan-of.ts";
import { DxfText } from "../testing/dxf-text.ts";

describe("forms of the file", () => {
  test("R12 polylines with vertices read like light ones", () => {
    const vertex = (x: number, y: number) => (dxf: DxfText) => dxf.add("VERTEX", "WALL", [10, x], [20, y]);
    const dxf = new DxfText();
    for (const t of [0, 200]) {
      dxf.add("POLYLINE", "WALL", [66, 1], [70, 1]);
      for (const [x, y] of [
        [-t, -t],
        [4000 + t, -t],
        [4000 + t, 3000 + t],
        [-t, 3000 + t],
      ] as const)
        vertex(x, y)(dxf);
      dxf.add("SEQEND", "WALL");
    }
    expect(roomsOf(planOf(dxf.bytes()))[0]!.areaM2).toBe(12);
  });

  test("a binary DXF reads like its text", () => {
    expect(planOf(binaryOf(ring().text(4)))).toEqual(planOf(ring().bytes(4)));
  });

  test("a drawing seen from below is mirrored", () => {
    const dxf = new DxfText();
    for (const t of [0, 200])
      dxf.add(
        "LWPOLYLINE",
        "WALL",
        [70, 1],
        [230, -1],
        ...(
          [
            [-t, -t],
            [4000 + t, -t],
            [4000 + t, 3000 + t],
            [-t, 3000 + t],
          ] as const
        ).flatMap(([x, y]): [number, number][] => [
          [10, x],
          [20, y],
        ]),
      );
    expect(roomsOf(planOf(dxf.bytes(4)))[0]!.areaM2).toBe(12);
  });

  test("hidden layers, paper space and invisible things are not read", () => {
    const dxf = ring().add("LINE", "WALL", [67, 1], [10, 0], [20, 0], [11, 9], [21, 9]);
    const text = dxf
      .text(4)
      .replace(
        "0\r\nSECTION\r\n2\r\nBLOCKS",
        "0\r\nSECTION\r\n2\r\nTABLES\r\n0\r\nTABLE\r\n2\r\nLAYER\r\n0\r\nLAYER\r\n2\r\nOFF\r\n70\r\n0\r\n62\r\n-7\r\n0\r\nENDTAB\r\n0\r\nENDSEC\r\n0\r\nSECTION\r\n2\r\nBLOCKS",
      );
    const drawing = drawingOf(
      new TextEncoder().encode(
        text.replace(
          "0\r\nENDSEC\r\n0\r\nEOF",
          "0\r\nLINE\r\n8\r\nOFF\r\n10\r\n0\r\n20\r\n0\r\n11\r\n5\r\n21\r\n5\r\n0\r\nENDSEC\r\n0\r\nEOF",
        ),
      ),
    );
    expect(drawing.layers.map(({ name, lines }) => [name, lines])).toEqual([["WALL", 8]]);
  });
});

/** The same groups in the binary form of release 13 and after. */
function binaryOf(dxf: string): Uint8Array {
  const lines = dxf.split("\r\n");
  const bytes: number[] = [...new TextEncoder().encode("AutoCAD Binary DXF\r\n\u001a\0")];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const code = Number(lines[i]);
    const value = lines[i + 1]!;
    const cell = new DataView(new ArrayBuffer(8));
    bytes.push(code & 255, code >> 8);
    if (code >= 10 && code < 60) {
      cell.setFloat64(0, Number(value), true);
      for (let b = 0; b < 8; b++) bytes.push(cell.getUint8(b));
    } else if (code >= 60 && code < 80) bytes.push(Number(value) & 255, (Number(value) >> 8) & 255);
    else if (code >= 90 && code < 100) {
      cell.setInt32(0, Number(value), true);
      for (let b = 0; b < 4; b++) bytes.push(cell.getUint8(b));
    } else bytes.push(...new TextEncoder().encode(value), 0);
  }
  return new Uint8Array(bytes);
}
