import type { Room } from "@stanza/project";
import { expect, test } from "vitest";
import * as WebIFC from "web-ifc";
import { openIfc } from "../../../wire/plans/ifc/open-ifc.ts";
import { modelToMeshes } from "../model-to-meshes.ts";
import { demoProject, sceneOf } from "../testing/demo-model.ts";
import { expectSame } from "../testing/expect-same.ts";
import { measure, measuresOf, type Triangle } from "../testing/model-measures.ts";
import { toIfc } from "./to-ifc.ts";

const AT = new Date("2026-11-28T09:00:00Z");

function ifcOf(project = demoProject()) {
  const scene = sceneOf(project);
  const result = modelToMeshes(scene);
  if (!result.ok) throw new Error(result.problem);
  return { model: result.model, ifc: toIfc(scene, result.model, AT) };
}

/** What web-ifc finds in a file, by the kind of thing; metres, Y up. */
async function readByWebIfc(ifc: string) {
  const api = new WebIFC.IfcAPI();
  await api.Init();
  const file = api.OpenModel(new TextEncoder().encode(ifc));
  const byKind = new Map<string, Triangle[]>();
  api.StreamAllMeshes(file, (flat) => {
    const kind = api.GetNameFromTypeCode(api.GetLineType(file, flat.expressID));
    const list = byKind.get(kind) ?? [];
    byKind.set(kind, list);
    for (let i = 0; i < flat.geometries.size(); i++) {
      const { geometryExpressID, flatTransformation: m } = flat.geometries.get(i);
      const geometry = api.GetGeometry(file, geometryExpressID);
      const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
      const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
      const at = (n: number): [number, number, number] => {
        const [x, y, z] = [vertices[n * 6]!, vertices[n * 6 + 1]!, vertices[n * 6 + 2]!];
        const along = (row: number) => m[row]! * x + m[row + 4]! * y + m[row + 8]! * z + m[row + 12]!;
        return [along(0), along(1), along(2)];
      };
      for (let n = 0; n < indices.length; n += 3)
        list.push([at(indices[n]!), at(indices[n + 1]!), at(indices[n + 2]!)]);
    }
  });
  const count = (type: number) => api.GetLineIDsWithType(file, type).size();
  const counts = {
    walls: count(WebIFC.IFCWALL),
    openings: count(WebIFC.IFCOPENINGELEMENT),
    voids: count(WebIFC.IFCRELVOIDSELEMENT),
    fills: count(WebIFC.IFCRELFILLSELEMENT),
    doors: count(WebIFC.IFCDOOR),
    windows: count(WebIFC.IFCWINDOW),
    furniture: count(WebIFC.IFCFURNISHINGELEMENT),
    spaces: count(WebIFC.IFCSPACE),
    histories: count(WebIFC.IFCOWNERHISTORY),
  };
  api.CloseModel(file);
  return { byKind, counts };
}

test("[CD-08] web-ifc reads the IFC with as many walls, holes, doors, windows and pieces of furniture as the project has", async () => {
  const project = demoProject();
  const { model, ifc } = ifcOf(project);
  const of = (kind: string) => model.nodes.filter((node) => node.kind === kind);
  const { counts, byKind } = await readByWebIfc(ifc);
  expect(counts).toEqual({
    walls: of("wall").length,
    openings: of("opening").length,
    voids: of("opening").length,
    fills: of("opening").length,
    doors: of("opening").filter(({ frame }) => frame.at[1] === 0).length,
    windows: of("opening").filter(({ frame }) => frame.at[1] > 0).length,
    furniture: of("furniture").length,
    spaces: project.rooms.length,
    histories: 1,
  });
  expect(of("opening").length).toBeGreaterThan(0);
  expectSame(measure(byKind.get("IfcFurnishingElement")!), measuresOf({ nodes: of("furniture") }));
});

test("[CD-08] the holes of doors and windows are cut into the walls: the volume of each hole is missing from them", async () => {
  const project = demoProject();
  const whole = await readByWebIfc(ifcOf({ ...project, rows: [] }).ifc);
  const cut = await readByWebIfc(ifcOf(project).ifc);
  const volume = (read: typeof cut) => measure(read.byKind.get("IfcWall")!).volume;
  const holes = sceneOf(project).rows.flatMap(({ row, article: { opening } }) => {
    if (!opening || row.placement.on !== "wall") return [];
    const { wall } = row.placement;
    const { thickness } = project.rooms.flatMap(({ walls }) => walls).find(({ id }) => id === wall)!;
    return [(opening.width * opening.height * thickness) / 1e9];
  });
  const missing = holes.reduce((sum, one) => sum + one, 0);
  expect(missing).toBeGreaterThan(0.1);
  expect(volume(whole) - volume(cut)).toBeCloseTo(missing, 4);
});

test("[CD-08] our own reader finds the same room in the IFC, with its name, walls and openings", async () => {
  const project = demoProject();
  const [room] = project.rooms as readonly [Room];
  const read = await openIfc(new TextEncoder().encode(ifcOf(project).ifc));
  if (!read.ok) throw new Error(read.message);
  const rooms = read.value.levels.flatMap((level) => level.rooms);
  expect(rooms.map(({ name }) => name)).toEqual([room.name]);
  expect(rooms[0]!.walls.map(({ thickness }) => Math.round(thickness)).sort()).toEqual(
    room.walls.map(({ thickness }) => thickness).sort(),
  );
  const openings = project.rows.filter(({ placement }) => placement.on === "wall");
  expect(rooms[0]!.openings.length).toBeGreaterThan(0);
  expect(rooms[0]!.openings.length).toBeLessThanOrEqual(openings.length);
});

test("[CD-08] names in any script stand in the IFC as they are, and end no text", () => {
  const project = { ...demoProject(), description: "L'été \\ 厨房 🍳\n" };
  const { ifc } = ifcOf(project);
  expect(ifc).toContain(
    "'L''\\X2\\00E9\\X0\\t\\X2\\00E9\\X0\\ \\\\ \\X2\\53A8623F\\X0\\ \\X2\\D83CDF73\\X0\\ '",
  );
  expect(ifc).toBe(ifcOf(project).ifc);
});
