import type { ArticleAnswer, Choices } from "@stanza/catalogue";
import { type Row, type RowId, type WallSegment, wallSegments } from "@stanza/project";
import { AUTOMATIC_KINDS } from "./automatic/automatic-rows.ts";
import { growingScene } from "./automatic/automatic-scene.ts";
import { openRowGenerator } from "./automatic/generated-rows.ts";
import type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
import { type EvaluationInput, isSameInput } from "./evaluation-input.ts";
import { type EvaluationOptions, NO_CHOICES, type OpenCatalogues } from "./evaluation-options.ts";
import { failureOf } from "./failure.ts";
import { generatedBefore, type KeptRow, openRowEvaluator } from "./kept-row.ts";
import { rowFrame } from "./row-frame.ts";
import { openSharedAnswers } from "./shared-answers.ts";

/**
 * Keeps a project evaluated while it changes (catalogue.md §6.2). Unchanged results keep their identity: an `EvaluatedRow` is the same
 * object as before unless its row, its header, its wall or its neighbours changed, so callers may compare by `===`.
 */
export interface ProjectEvaluation {
  /** Evaluates `project` and reuses the unchanged results of the last call. Never throws: a row that fails is in `failed`. */
  update(project: EvaluationInput): EvaluatedProject;
  /** Evaluates like `update`, one row at a time: yields a step for each row and returns the result. */
  steps(project: EvaluationInput): Generator<EvaluatedStep, EvaluatedProject>;
  /**
   * The full re-evaluation of spec 1 §4: evaluates the person's own rows from the start, one by one. Wall items and rows of local
   * catalogues are done already and keep their results.
   */
  again(project: EvaluationInput): Generator<EvaluatedStep, EvaluatedProject>;
  /** The live evaluation of a row or generated row: its views, groups and choices to store. `undefined`: unknown or failed. */
  row(id: RowId): ArticleAnswer | undefined;
}

/** The step of one row. Every row ends done, even a failed one (spec 1 §4). */
export interface EvaluatedStep {
  readonly row: RowId;
  readonly outcome: "evaluated" | "failed" | "wall item" | "local";
  /** Share of the project's rows that are done, 0 … 1. */
  readonly progress: number;
}

export function openProjectEvaluation(
  catalogues: OpenCatalogues,
  options: EvaluationOptions = {},
): ProjectEvaluation {
  const evaluateRow = openRowEvaluator(catalogues, options);
  const generatedRows = openRowGenerator(catalogues, options);
  let kept = new Map<RowId, KeptRow>();
  let shared = openSharedAnswers(options.answers);
  let last: { readonly project: EvaluationInput; readonly result: EvaluatedProject } | null = null;

  function update(project: EvaluationInput): EvaluatedProject {
    if (last !== null && isSameInput(last.project, project)) return last.result;
    const running = steps(project);
    for (;;) {
      const step = running.next();
      if (step.done) return step.value;
    }
  }

  function* steps(project: EvaluationInput): Generator<EvaluatedStep, EvaluatedProject> {
    shared.beginRound();
    const walls = project.rooms.flatMap(wallSegments);
    const next = new Map<RowId, KeptRow>();
    const failed: FailedRow[] = [];
    const keep = (
      row: Row,
      forced: Choices,
      automatic?: EvaluatedRow["automatic"],
    ): readonly EvaluatedRow[] => {
      const segment = segmentOf(row, walls);
      try {
        const outcome = evaluateRow(kept.get(row.id), shared, project, row, forced, segment, automatic);
        if ("problem" in outcome) {
          failed.push(outcome);
          return [];
        }
        next.set(row.id, outcome);
        return [outcome.evaluated];
      } catch (thrown) {
        failed.push({ row, frame: rowFrame(row, undefined, segment), problem: failureOf(row, thrown) });
        return [];
      }
    };
    const own: EvaluatedRow[] = [];
    for (const [index, row] of project.rows.entries()) {
      const evaluated = keep(row, forcedByWall(row, walls));
      own.push(...evaluated);
      const outcome = evaluated.length === 0 ? "failed" : outcomeOf(row, catalogues);
      yield { row: row.id, outcome, progress: (index + 1) / project.rows.length };
    }
    const scene = growingScene(walls, project.automaticEdits);
    scene.add(own);
    const all = [...own];
    for (const kind of AUTOMATIC_KINDS) {
      const made = generatedRows(kind, scene, all).flatMap(({ row, rule, members, forced }) =>
        keep(generatedBefore(kept.get(row.id), row), forced, { rule, members }),
      );
      scene.add(made);
      all.push(...made);
    }
    kept = next;
    const result = { rows: all, failed };
    last = { project, result };
    return result;
  }

  function again(project: EvaluationInput): Generator<EvaluatedStep, EvaluatedProject> {
    last = null;
    // From the start means without what others have worked out.
    shared = openSharedAnswers();
    kept = new Map(
      [...kept].filter(([, { evaluated }]) => outcomeOf(evaluated.row, catalogues) !== "evaluated"),
    );
    return steps(project);
  }

  return { update, steps, again, row: (id) => kept.get(id)?.answer.live };
}

/** Evaluates a whole project once, as the server does before it saves, offers or sends anything. */
export function evaluateProject(
  project: EvaluationInput,
  catalogues: OpenCatalogues,
  options?: EvaluationOptions,
): EvaluatedProject {
  return openProjectEvaluation(catalogues, options).update(project);
}

function outcomeOf(row: Row, catalogues: OpenCatalogues): EvaluatedStep["outcome"] {
  if (row.placement.on === "wall") return "wall item";
  return catalogues.get(row.catalogue)?.local ? "local" : "evaluated";
}

function segmentOf(row: Row, walls: readonly WallSegment[]): WallSegment | undefined {
  const { placement } = row;
  return placement.on === "wall" ? walls.find(({ wall }) => wall.id === placement.wall) : undefined;
}

/** The imposed values of a wall item, which is as thick as its wall (catalogue.md §5.3: WALLT is set by the CAD). */
function forcedByWall(row: Row, walls: readonly WallSegment[]): Choices {
  const segment = segmentOf(row, walls);
  return segment ? { WALLT: segment.wall.thickness } : NO_CHOICES;
}
