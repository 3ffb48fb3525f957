import { drawingUnit, openDxf, planFromDxf } from "../wire/plans/dxf/dxf-plan.ts";
import { DxfText } from "../wire/plans/testing/dxf-text.ts";
import { type Bench, cpuOfEach } from "./measure.ts";

const PITCH = [15_000, 12_000] as const;
const PIECES = 280;

/** Two furnished rooms with three openings, their walls as pairs of lines; mm. */
function drawFlat(dxf: DxfText, x: number, y: number): void {
  const wall = (...corners: readonly (readonly [number, number])[]) =>
    dxf.chain("A-WALL", ...corners.map(([dx, dy]) => [x + dx, y + dy] as const));
  wall([1000, 0], [0, 0], [0, 4000], [5000, 4000], [5000, 2400]);
  wall([5000, 1500], [5000, 0], [2000, 0], [2000, -300], [8400, -300], [8400, 4300], [3500, 4300]);
  wall([1000, 0], [1000, -300], [-300, -300], [-300, 4300], [2000, 4300]);
  wall([5000, 2400], [5100, 2400], [5100, 4000], [8100, 4000], [8100, 0], [5100, 0], [5100, 1500]);
  wall([5100, 1500], [5000, 1500]);
  wall([2000, 4300], [2000, 4000]);
  wall([3500, 4000], [3500, 4300]);
  for (const dy of [4000, 4150, 4300]) dxf.line("A-GLAZ", x + 2000, y + dy, x + 3500, y + dy);
  dxf.arc("A-DOOR", x + 5000, y + 1500, 900, 90, 180);
  dxf.arc("A-DOOR", x + 1000, y, 1000, 0, 90);
  for (let i = 0; i < PIECES; i++) {
    const [left, below] = [x + 200.123456 + ((i * 373) % 4500), y + 200.123456 + ((i * 197) % 3500)];
    const corner = (dx: number, dy: number) => [left + dx, below + dy] as const;
    dxf.polyline("A-FURN", true, [corner(0, 0), corner(400.5, 0), corner(400.5, 300.5), corner(0, 300.5)]);
    dxf.line("A-FURN", ...corner(0, 0), ...corner(400.5, 300.5));
  }
}

function drawing(columns: number, rows: number): Uint8Array {
  const dxf = new DxfText();
  for (let i = 0; i < columns * rows; i++)
    drawFlat(dxf, (i % columns) * PITCH[0], Math.floor(i / columns) * PITCH[1]);
  return dxf.bytes(4);
}

function read(bytes: Uint8Array): number {
  const opened = openDxf(bytes);
  const { wallLayers } = opened;
  const plan = planFromDxf(opened, { wallLayers, unit: drawingUnit(opened, wallLayers).likely });
  return plan.levels[0]?.rooms.length ?? 0;
}

/** Rooms, walls and openings from a DXF as the import's worker does it, against the file cut into lines. */
export const bench: Bench = {
  name: "plans",
  async run() {
    const bytes = drawing(12, 11);
    const [ours, lines] = await cpuOfEach(
      [() => read(bytes), () => new TextDecoder().decode(bytes).split("\n").length],
      { rounds: 5, warmUps: 1 },
    );
    return [
      {
        name: `DXF of ${(bytes.length / 1e6).toFixed(1)} MB, 132 flats, ${read(bytes)} rooms`,
        value: ours! / 1000,
        unit: "s",
        reference: `the file cut into lines: ${lines!.toFixed(0)} ms`,
        ratio: ours! / lines!,
        bar: { of: "value", atMost: 3 },
      },
    ];
  },
};
