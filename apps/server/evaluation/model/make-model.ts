import { packFiles } from "@stanza/codecs";
import type { EvaluatedProject } from "@stanza/evaluation";
import { centred, modelBounds, modelScene, modelToMeshes, toGlb, toObj, toUsdz } from "@stanza/models";
import { type Catalogues, openOf } from "../catalogues-in-use.ts";
import { sharedScene } from "../offer/shared-scene.ts";
import type { DrawingInput } from "../task-inputs.ts";
import type { SceneFiles } from "./scene-files.ts";

/** Phones load a model over their own network, and Quick Look refuses what fills its memory. */
const MOST_BYTES = 15_000_000;

export interface ModelInput extends DrawingInput {
  /** The row that is wanted; absent: everything. */
  readonly row?: string;
  readonly language: string;
}

export type ModelFiles =
  | {
      readonly ok: true;
      readonly glb: Uint8Array;
      readonly usdz: Uint8Array;
      /** The scene of a turntable, `SharedScene` as JSON. */
      readonly scene: string;
      /** Width, height and depth of what stands in the room. */
      readonly sizeMm: readonly [number, number, number];
      /** Name of the row; empty: it is the whole project. */
      readonly name: string;
    }
  /** `unknown-row`: the project has none of this id, or it could not be evaluated. */
  | { readonly ok: false; readonly problem: "empty" | "too-large" | "unknown-row" };

/**
 * A project, or one row of it, as the files that AR shows: true scale, centred where it is put down.
 *
 * ASSUMED: of a whole project the furniture stands in the room, because walls, floor, doors and windows are there already
 * (docs/assumptions.md A201). A project without furniture shows what it has.
 */
export function makeModel(
  { project, row, language }: ModelInput,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): ModelFiles {
  const opened = openOf(catalogues);
  const known = evaluated.rows.find((one) => one.row.id === row);
  if (row !== undefined && !known) return { ok: false, problem: "unknown-row" };
  const furniture = evaluated.rows.filter((one) => one.row.hidden !== true && !one.article.opening);
  const only = known ? [known] : furniture;
  const scene = modelScene(project, evaluated, opened, {
    language,
    ...(only.length > 0 ? { only: new Set(only.map((one) => one.row.id)) } : {}),
  });
  const result = modelToMeshes(known ? { ...scene, title: scene.rows[0]?.name ?? "" } : scene);
  if (!result.ok) return result;
  const model = centred(result.model, { stands: known !== undefined });
  const bounds = modelBounds(model);
  if (!bounds) return { ok: false, problem: "empty" };
  const [glb, usdz] = [toGlb(model), toUsdz(model)];
  if (Math.max(glb.length, usdz.length) > MOST_BYTES) return { ok: false, problem: "too-large" };
  const size = (axis: 0 | 1 | 2) => Math.round(bounds.max[axis] - bounds.min[axis]);
  const shown = known
    ? {
        project: { ...project, rooms: [] },
        evaluated: { ...evaluated, rows: [{ ...known, row: { ...known.row, hidden: undefined } }] },
      }
    : { project, evaluated };
  const turned = sharedScene({
    title: scene.title,
    project: { ...shown.project, rows: project.rows.filter(({ id }) => id !== row) },
    evaluated: shown.evaluated as EvaluatedProject,
    catalogues,
    nameOf: (id) => id,
  });
  return {
    ok: true,
    glb,
    usdz,
    scene: JSON.stringify(turned),
    sizeMm: [size(0), size(1), size(2)],
    name: known ? result.model.title : "",
  };
}

/** The whole project, rooms and all, as an archive of OBJ. */
export function makeObj(
  { project, language }: ModelInput,
  evaluated: EvaluatedProject,
  catalogues: Catalogues,
): SceneFiles {
  const result = modelToMeshes(modelScene(project, evaluated, openOf(catalogues), { language }));
  return result.ok ? { ok: true, zip: packFiles(toObj(result.model)) } : result;
}
