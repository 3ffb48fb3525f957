import { distance2, type Vec2, type Vec3 } from "@stanza/geometry";
import type { Model, ModelNode } from "../model.ts";
import type { ModelScene } from "../scene/model-scene.ts";
import { floorOutline, straightPieces, type ViewerRoom, type ViewerWall } from "../scene/scene-input.ts";
import { viewerRooms } from "../scene/viewer-rooms.ts";
import { SLAB_THICKNESS } from "../shapes/floor-mesh.ts";
import { ifcGuid } from "./ifc-guid.ts";
import { openIfcProject } from "./ifc-project.ts";
import { IfcShapes, standing } from "./ifc-shapes.ts";
import { type Ref, real, StepFile, text, word } from "./step-file.ts";

/** A hole reaches this far beyond both faces of its wall, so that no film of it stays, mm. */
const BEYOND = 20;

/**
 * A project as an IFC4 file, a text: one storey with its rooms as spaces, floors as slabs, walls as bodies, doors and windows in openings
 * that are cut into their walls, and furniture as furnishing elements of triangles. Millimetres, Z up, an owner history for each thing.
 *
 * model  of the same scene
 * at     the time of writing, which the file says; the same scene and time give the same file
 *
 * Source: graphics.md §5; buildingSMART, IFC4 ADD2 TC1.
 */
export function toIfc(scene: ModelScene, model: Model, at: Date): string {
  const file = new StepFile();
  const project = openIfcProject(file, scene.title, at);
  const writer = new IfcWriter(file, project, model);
  for (const room of viewerRooms(scene.rooms, { rows: scene.rows }))
    writer.addRoom(room, scene.rooms.find(({ id }) => id === room.id)?.name ?? room.id, scene);
  for (const node of model.nodes) if (node.kind === "furniture") writer.addFurniture(node);
  // Doors and windows whose wall is not there stand by themselves.
  for (const node of model.nodes) if (node.kind === "opening") writer.addLooseOpening(node, scene);
  writer.finish();
  return file.finish(`${scene.title || "project"}.ifc`, at.toISOString().slice(0, 19));
}

class IfcWriter {
  readonly #file: StepFile;
  readonly #project: ReturnType<typeof openIfcProject>;
  readonly #shapes: IfcShapes;
  readonly #nodes: ReadonlyMap<string, ModelNode>;
  readonly #elements: Ref[] = [];
  readonly #spaces: Ref[] = [];
  readonly #seated = new Set<string>();

  constructor(file: StepFile, project: ReturnType<typeof openIfcProject>, { nodes }: Model) {
    this.#file = file;
    this.#project = project;
    this.#shapes = new IfcShapes(file, project.context);
    this.#nodes = new Map(nodes.map((node) => [`${node.kind} ${node.id}`, node]));
  }

  addRoom(room: ViewerRoom, name: string, { rows }: ModelScene): void {
    const outline = floorOutline(room);
    if (outline.length >= 3) {
      const height = Math.max(1, ...room.walls.map((wall) => Math.max(wall.height, wall.endHeight ?? 0)));
      const space = this.#shapes.prisms([{ outline, from: 0, height }]);
      this.#spaces.push(
        this.#add("IFCSPACE", `space ${room.id}`, name, space, [
          text(name),
          word(".ELEMENT."),
          word(".INTERNAL."),
          null,
        ]),
      );
      const floor = this.#shapes.prisms(
        [{ outline, from: -SLAB_THICKNESS, height: SLAB_THICKNESS }],
        this.#nodes.get(`floor ${room.id}`)?.meshes[0]?.material,
      );
      this.#elements.push(
        this.#add("IFCSLAB", `floor ${room.id}`, `${name} floor`, floor, [null, word(".FLOOR.")]),
      );
    }
    room.walls.forEach((wall, i) => {
      const added = this.#addWall(wall, `${name} wall ${i + 1}`);
      if (!added) return;
      for (const { row } of rows) {
        const { placement } = row;
        const node = this.#nodes.get(`opening ${row.id}`);
        if (placement.on === "wall" && placement.wall === wall.id && node)
          this.#seat(node, wall, added, rows);
      }
    });
  }

  addFurniture({ id, name, meshes, frame }: ModelNode): void {
    const shape = this.#shapes.triangles(meshes, frame);
    this.#elements.push(this.#add("IFCFURNISHINGELEMENT", `row ${id}`, name, shape, [text(id)]));
  }

  addLooseOpening(node: ModelNode, { rows }: ModelScene): void {
    if (!this.#seated.has(node.id)) this.#addLeaf(node, rows);
  }

  finish(): void {
    const { history, storey } = this.#project;
    if (this.#elements.length > 0)
      this.#file.add(
        "IFCRELCONTAINEDINSPATIALSTRUCTURE",
        text(ifcGuid("contained")),
        history,
        null,
        null,
        this.#elements,
        storey,
      );
    if (this.#spaces.length > 0)
      this.#file.add("IFCRELAGGREGATES", text(ifcGuid("spaces")), history, null, null, storey, this.#spaces);
  }

  #addWall(wall: ViewerWall, name: string): Ref | null {
    const pieces = straightPieces(wall).filter(
      ({ inner, height, endHeight }) =>
        distance2(inner.from, inner.to) > 0.5 && Math.max(height, endHeight ?? 0) > 0,
    );
    if (pieces.length === 0) return null;
    const material = this.#nodes.get(`wall ${wall.id}`)?.meshes[0]?.material;
    const isSloped = wall.endHeight !== undefined;
    const shape = isSloped
      ? this.#shapes.bodies(pieces.map(slopedBody), material)
      : this.#shapes.prisms(
          pieces.map(({ inner, outer, height }) => ({
            outline: [inner.from, inner.to, outer.to, outer.from],
            from: 0,
            height,
          })),
          material,
        );
    const made = this.#add("IFCWALL", `wall ${wall.id}`, name, shape, [text(wall.id), word(".NOTDEFINED.")]);
    this.#elements.push(made);
    return made;
  }

  /** Cuts the hole of a door or a window into its wall and puts it in. */
  #seat(node: ModelNode, wall: ViewerWall, cut: Ref, rows: ModelScene["rows"]): void {
    const row = rows.find((one) => one.row.id === node.id);
    if (!row?.article.opening || row.row.placement.on !== "wall" || this.#seated.has(node.id)) return;
    const { width, height } = row.article.opening;
    const outline = holeIn(wall, row.row.placement.offset, width);
    const hole = this.#shapes.prisms([{ outline, from: node.frame.at[1], height }]);
    const { history } = this.#project;
    const opening = this.#add("IFCOPENINGELEMENT", `hole ${node.id}`, `${node.name} opening`, hole, [
      null,
      word(".OPENING."),
    ]);
    this.#file.add("IFCRELVOIDSELEMENT", text(ifcGuid(`void ${node.id}`)), history, null, null, cut, opening);
    const leaf = this.#addLeaf(node, rows);
    this.#file.add(
      "IFCRELFILLSELEMENT",
      text(ifcGuid(`fill ${node.id}`)),
      history,
      null,
      null,
      opening,
      leaf,
    );
    this.#seated.add(node.id);
  }

  #addLeaf(node: ModelNode, rows: ModelScene["rows"]): Ref {
    const size = rows.find(({ row }) => row.id === node.id)?.article.opening;
    const shape = this.#shapes.triangles(node.meshes, node.frame);
    // What stands on the floor is a door, what begins above it is a window.
    const isDoor = node.frame.at[1] < 1;
    const made = this.#add(isDoor ? "IFCDOOR" : "IFCWINDOW", `row ${node.id}`, node.name, shape, [
      text(node.id),
      size ? real(size.height) : null,
      size ? real(size.width) : null,
      word(isDoor ? ".DOOR." : ".WINDOW."),
      word(".NOTDEFINED."),
      null,
    ]);
    this.#elements.push(made);
    return made;
  }

  /** Adds a product: its id, history, name and place, its shape, and what its kind has beyond. */
  #add(entity: string, id: string, name: string, shape: Ref, further: Parameters<StepFile["add"]>[1][]): Ref {
    const { history, place } = this.#project;
    const own = this.#file.add("IFCLOCALPLACEMENT", place, this.#shapes.placement());
    return this.#file.add(entity, text(ifcGuid(id)), history, text(name), null, null, own, shape, ...further);
  }
}

/** The outline of a hole in plan: its part of the inner face, through the wall and beyond both faces. */
function holeIn({ inner, outer }: ViewerWall, offset: number, width: number): readonly Vec2[] {
  const length = distance2(inner.from, inner.to) || 1;
  const along: Vec2 = [(inner.to[0] - inner.from[0]) / length, (inner.to[1] - inner.from[1]) / length];
  const inward: Vec2 = [-along[1], along[0]];
  const depth = Math.abs(
    (outer.from[0] - inner.from[0]) * inward[0] + (outer.from[1] - inner.from[1]) * inward[1],
  );
  const at = (run: number, into: number): Vec2 => [
    inner.from[0] + along[0] * run + inward[0] * into,
    inner.from[1] + along[1] * run + inward[1] * into,
  ];
  return [
    at(offset, BEYOND),
    at(offset + width, BEYOND),
    at(offset + width, -depth - BEYOND),
    at(offset, -depth - BEYOND),
  ];
}

/** A wall whose top slopes: eight corners and six faces, counter-clockwise seen from outside. */
function slopedBody({ inner, outer, height, endHeight = height }: ViewerWall) {
  const corner = ([x, z]: Vec2, y: number): Vec3 => standing([x, y, z]);
  const ends = [
    [inner.from, height],
    [inner.to, endHeight],
    [outer.to, endHeight],
    [outer.from, height],
  ] as const;
  return {
    corners: [...ends.map(([at]) => corner(at, 0)), ...ends.map(([at, top]) => corner(at, top))],
    faces: [
      [0, 1, 2, 3],
      [4, 7, 6, 5],
      [0, 4, 5, 1],
      [1, 5, 6, 2],
      [2, 6, 7, 3],
      [3, 7, 4, 0],
    ],
  };
}
