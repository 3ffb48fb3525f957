import type { Material } from "@stanza/catalogue";
import { drawElevation, drawPlan, toSvg } from "@stanza/drawing";
import type { EvaluatedProject } from "@stanza/evaluation";
import { type Project, viewedWalls } from "@stanza/project";
import type { PictureRequest } from "@stanza/viewer";

/** A view of a project as a file. */
export interface GeneratedView {
  readonly kind: "plan" | "elevation" | "perspective";
  /** The subject beside its kind: the wall's letter, or the view's name. */
  readonly of: string;
  /** The room, counted from 0; absent: everything. */
  readonly room?: number;
  readonly blob: Blob;
  readonly ending: "svg" | "jpg" | "png";
}

export interface ViewsInput {
  readonly project: Project;
  readonly evaluated: EvaluatedProject;
  readonly material: (code: string) => Material | undefined;
  readonly language: string;
  /**
   * Spec 1 §7 `generateViews {mode2D}`. ASSUMED: true makes the drawings alone (plan and elevations), false the perspectives as well.
   */
  readonly mode2D: boolean;
  /** Absent: no perspectives are taken. */
  readonly photograph?: (request: PictureRequest) => Promise<Blob>;
  /** Hears of each view as soon as it is there. */
  readonly made?: (view: GeneratedView) => void;
  /** Nobody waits for the rest any more. */
  readonly signal?: AbortSignal;
  /** Hears of a view that could not be made; the others are. */
  readonly failed: (what: string, error: unknown) => void;
}

const DRAWING = { width: 1600, height: 1200 };
const PERSPECTIVE = { width: 1200, height: 900 };
const PERSPECTIVES = ["eye", "corner", "iso"] as const;

/** The views of a project (spec 2 §4): plan of each room, elevation of each wall, perspectives. */
export async function generateViews(input: ViewsInput): Promise<readonly GeneratedView[]> {
  const { project, evaluated, material, language, mode2D, photograph, signal, failed } = input;
  const { dimensions = [], hiddenChains = [] } = project;
  const views: GeneratedView[] = [];
  const add = (view: GeneratedView): void => {
    views.push(view);
    input.made?.(view);
  };
  const svg = (text: string): Blob => new Blob([text], { type: "image/svg+xml" });
  for (const [room, one] of project.rooms.entries()) {
    if (one.walls.length === 0) continue;
    const plan = drawPlan({ rooms: [one], evaluated, language, dimensions, hiddenChains });
    add({
      kind: "plan",
      of: "",
      room,
      blob: svg(toSvg(plan, { theme: "light", size: DRAWING })),
      ending: "svg",
    });
    for (const { segment } of viewedWalls(one)) {
      const wall = segment.wall.id;
      const of = segment.name;
      try {
        const drawing = drawElevation({
          room: one,
          wall,
          evaluated,
          materials: material,
          language,
          hiddenChains,
        });
        if (!drawing) continue;
        const blob = svg(toSvg(drawing, { theme: "light", size: DRAWING }));
        add({ kind: "elevation", of, room, blob, ending: "svg" });
      } catch (error) {
        failed(`elevation ${of}`, error);
      }
    }
  }
  if (mode2D || !photograph) return views;
  for (const view of PERSPECTIVES) {
    // The page shows what is there before the next one keeps it busy.
    await new Promise((resolve) => setTimeout(resolve));
    if (signal?.aborted) break;
    try {
      const blob = await photograph({ ...PERSPECTIVE, view, type: "image/jpeg" });
      add({ kind: "perspective", of: view, blob, ending: "jpg" });
    } catch (error) {
      failed(`perspective ${view}`, error);
    }
  }
  return views;
}
