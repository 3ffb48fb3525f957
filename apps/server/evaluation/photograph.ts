import type { EvaluatedProject } from "@stanza/evaluation";
import { ORIGIN } from "@stanza/geometry";
import {
  type Model,
  modelScene,
  modelToMeshes,
  type Photograph,
  photographOf,
  toGlb,
  viewerRooms,
} from "@stanza/models";
import type { Project } from "@stanza/project";
import { type Catalogues, openOf } from "./catalogues-in-use.ts";

/** A scene ready to be photographed: equal scenes are equal to the byte. */
export interface PicturedScene {
  readonly glb: Uint8Array;
  readonly camera: Photograph["camera"];
  /** A room lies on the paper of the 3D view, a piece on white. */
  readonly of: "room" | "piece";
}

/** Width by height of the pictures. */
export const ROOM_ASPECT = 4 / 3;
const PIECE_ASPECT = 1;
/** A picture that takes more than this is not worth its time. */
const MOST_TRIANGLES = 400_000;
/** Names of materials and pieces are no part of a picture. */
const LANGUAGE = "en";

/** The rooms of a project with what stands in them, at eye level; `null`: nothing stands there, or too much. */
export function photographRooms(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): PicturedScene | null {
  const scene = modelScene(project, evaluated, openOf(catalogues), { language: LANGUAGE });
  if (!scene.rows.some(({ article }) => !article.opening)) return null;
  const made = modelToMeshes(scene, { ceilings: "all", mostTriangles: MOST_TRIANGLES });
  if (!made.ok) return null;
  const rooms = viewerRooms(scene.rooms, { rows: scene.rows });
  return sceneOf(photographOf(made.model, rooms, ROOM_ASPECT), "room");
}

/** One row without its room; `null`: it has no shape, or too much of one. */
export function photographRow(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
  row: string,
): PicturedScene | null {
  const only = new Set([row]);
  const rows = evaluated.rows.filter((one) => one.row.id === row);
  const scene = modelScene(project, { ...evaluated, rows }, openOf(catalogues), { language: LANGUAGE, only });
  const made = modelToMeshes(scene, { mostTriangles: MOST_TRIANGLES });
  if (!made.ok) return null;
  // Wherever it stands and however it is turned there, its picture is the same.
  const nodes = made.model.nodes.map((node) => ({ ...node, frame: ORIGIN }));
  return sceneOf(photographOf({ ...made.model, nodes }, [], PIECE_ASPECT), "piece");
}

function sceneOf(photograph: Photograph | null, of: PicturedScene["of"]): PicturedScene | null {
  return photograph && { glb: toGlb(nameless(photograph.model)), camera: photograph.camera, of };
}

/** Ids and names would make equal scenes different. */
const nameless = ({ nodes, materials }: Model): Model => ({
  title: "",
  nodes: nodes.map((node) => ({ ...node, id: node.kind, name: node.kind })),
  materials,
});
