import { accepted, addRow, newProject, type Project } from "@stanza/project";
import { type Measure, median } from "./measure.ts";

/** One unit and what is generated with it: a clear canvas has none of these. */
export const FRAME_VERTICES = 100;
/** The part of the whole workspace that the frame may cost. */
const BAR = 0.6;

export const FRAME_NAME = "one article in a web shop's frame";
export const FRAME_ADDRESS = "/configuratorFrame?catalog=CUCINA&model=CALCE&article=BASE-1D-600";

/** The same article in the whole workspace. */
export function articleAlone(): Project {
  const catalogues = { CUCINA: { version: "", model: "CALCE", headers: {} } };
  const placement = { on: "room", at: [0, 0, 0], rotY: 0 } as const;
  const row = { id: "row1", catalogue: "CUCINA", model: "CALCE", article: "BASE-1D-600", placement };
  return accepted(addRow(newProject({ catalogues }), row));
}

/** A visit's CPU, ms, and its requests. */
interface Visit {
  readonly page: number;
  readonly gpu: number;
  readonly bytes: number;
  readonly requests: number;
  readonly shown: { readonly scene?: number };
}

/** What the first visit of a frame costs, beside the first visit of the workspace with the same article. */
export function frameMeasures(frame: readonly Visit[], workspace: readonly Visit[]): readonly Measure[] {
  const measure = (what: string, unit: string, of: (visit: Visit) => number, atMost?: number): Measure => {
    const [value, beside] = [frame, workspace].map((visits) => median(visits.map(of))) as [number, number];
    return {
      name: `${FRAME_NAME}: ${what}`,
      value,
      unit,
      reference: `in the workspace: ${beside.toPrecision(3)} ${unit}`,
      ratio: value / beside,
      ...(atMost === undefined ? {} : { bar: { of: "ratio", atMost } }),
    };
  };
  return [
    measure("page and GPU process until rest", "s CPU", ({ page, gpu }) => (page + gpu) / 1000, BAR),
    measure("page until rest", "s CPU", ({ page }) => page / 1000),
    measure("3D stands", "s", ({ shown }) => (shown.scene ?? 0) / 1000),
    measure("requests", "requests", ({ requests }) => requests),
    measure("bytes", "KB", ({ bytes }) => bytes / 1024),
  ];
}
