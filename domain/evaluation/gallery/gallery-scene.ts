import type { OpenCatalogue } from "@stanza/catalogue";
import {
  DEFAULT_FLOOR_MATERIAL,
  DEFAULT_WALL_HEIGHT,
  DEFAULT_WALL_MATERIAL,
  DEFAULT_WALL_THICKNESS,
  type Project,
  type Room,
} from "@stanza/project";
import type { EvaluatedProject } from "../evaluated-project.ts";
import type { EvaluationOptions } from "../evaluation-options.ts";
import { evaluateProject } from "../project-evaluation.ts";
import type { ArrangedGallery } from "./arrange-gallery.ts";

/** A gallery in a room of its size, evaluated with its worktops, plinths and fillers, for pictures and prices. */
export interface GalleryScene {
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
}

/** Clear floor beside and in front of the arrangement, mm. A picture shows it, but the size of the room does not matter. */
const BESIDE = 350;
const IN_FRONT = 900;
/** A turned row whose back is this near to the arrangement's side stands in the corner, mm. */
const IN_CORNER = 5;

/**
 * The arrangement in a rectangular room that just holds it, its back against a wall, and in a left or right corner if it was composed for
 * one.
 *
 * ASSUMED: pictures of galleries show a room 2700 mm high with the furniture against its back wall.
 */
export function galleryScene(
  catalogue: OpenCatalogue,
  arranged: ArrangedGallery,
  options: EvaluationOptions = {},
): GalleryScene {
  const { gallery, box, rows } = arranged;
  const left = rows.some(({ frame }) => frame.rotY === 90 && frame.at[0] <= IN_CORNER) ? 0 : BESIDE;
  const right = rows.some(({ frame }) => frame.rotY === 270 && box[0] - frame.at[0] <= IN_CORNER)
    ? 0
    : BESIDE;
  const { code, version } = catalogue;
  const project: Project = {
    description: gallery.code,
    catalogues: {
      [code]: { version, model: gallery.model, headers: { [gallery.model]: gallery.header } },
    },
    rooms: [roomAround(left + box[0] + right, box[2] + IN_FRONT)],
    rows: rows.map(({ id, article, choices, frame }) => ({
      id,
      catalogue: code,
      model: gallery.model,
      article,
      choices,
      placement: {
        on: "room",
        at: [frame.at[0] + left, frame.at[1], frame.at[2]],
        rotY: frame.rotY,
      },
      quantity: 1,
    })),
    automaticEdits: {},
  };
  return { project, evaluated: evaluateProject(project, new Map([[code, catalogue]]), options) };
}

function roomAround(width: number, depth: number): Room {
  const corners = [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ] as const;
  return {
    id: "room",
    template: "rt1",
    walls: corners.map((start, i) => ({ id: `wall-${i}`, start, thickness: DEFAULT_WALL_THICKNESS })),
    openEnd: null,
    height: DEFAULT_WALL_HEIGHT,
    floorMaterial: DEFAULT_FLOOR_MATERIAL,
    wallMaterial: DEFAULT_WALL_MATERIAL,
  };
}
