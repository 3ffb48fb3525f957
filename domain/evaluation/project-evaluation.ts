import type {
  ArticleEvaluation,
  AutomaticRule,
  Choices,
  EvaluatedArticle,
  OpenCatalogue,
  Problem,
} from "@stanza/catalogue";
import type { Frame } from "@stanza/geometry";
import { type Row, type RowId, type WallSegment, wallSegments } from "@stanza/project";
import type { AutomaticRow } from "./automatic/automatic-row.ts";
import { AUTOMATIC_KINDS, automaticRows } from "./automatic/automatic-rows.ts";
import { type GrowingScene, growingScene } from "./automatic/automatic-scene.ts";
import { isCustomArticle, withOwnLines } from "./custom-article.ts";
import type { EvaluatedProject, EvaluatedRow, FailedRow } from "./evaluated-project.ts";
import { type EvaluationInput, isSameInput } from "./evaluation-input.ts";
import { failureOf, missingCatalogue } from "./failure.ts";
import { type RowContext, type RowEvaluation, sameChoices, startRow, updateRow } from "./row-evaluation.ts";
import { rowFrame } from "./row-frame.ts";

/** Open catalogues by code. */
export type OpenCatalogues = ReadonlyMap<string, OpenCatalogue>;

export interface EvaluationOptions {
  /** ISO date on which options must be valid, i.e. the project's price date. Absent: every option is valid. */
  readonly priceDate?: string;
  /** Called before and after each piece of work, so that a watchdog knows where a thread hangs (reliability.md F14). */
  readonly watch?: (work: EvaluationWork, phase: "begin" | "end") => void;
  /** The reason to skip a piece of work, for example because it did not end before; its row then fails. Asked again in each call. */
  readonly excluded?: (work: EvaluationWork) => Problem | undefined;
}

/** A piece of work for a catalogue's rules: one row, or the rows that its automatic rules make. */
export type EvaluationWork =
  | { readonly kind: "row"; readonly row: Row; readonly header: Choices }
  | { readonly kind: "rules"; readonly catalogue: string };

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
  row(id: RowId): ArticleEvaluation | undefined;
}

/** The step of one row. Every row ends done, even a failed one (spec 1 §4). */
export interface EvaluatedStep {
  readonly row: RowId;
  readonly outcome: "evaluated" | "failed" | "wall item" | "local";
  /** Share of the project's rows that are done, 0 … 1. */
  readonly progress: number;
}

/** A row's evaluation with the last result made from it. */
interface Kept {
  readonly evaluation: RowEvaluation;
  /** The result of the rules, without typed lines. */
  readonly raw: EvaluatedArticle;
  readonly evaluated: EvaluatedRow;
  readonly segment: WallSegment | undefined;
}

const NO_CHOICES: Choices = {};

export function openProjectEvaluation(
  catalogues: OpenCatalogues,
  options: EvaluationOptions = {},
): ProjectEvaluation {
  let kept = new Map<RowId, Kept>();
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
    const walls = project.rooms.flatMap(wallSegments);
    const next = new Map<RowId, Kept>();
    const failed: FailedRow[] = [];
    const keep = (
      row: Row,
      forced: Choices,
      automatic?: EvaluatedRow["automatic"],
    ): readonly EvaluatedRow[] => {
      const segment = segmentOf(row, walls);
      try {
        const outcome = evaluateRow(kept.get(row.id), project, row, forced, segment, automatic);
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

  function evaluateRow(
    before: Kept | undefined,
    project: EvaluationInput,
    row: Row,
    forced: Choices,
    segment: WallSegment | undefined,
    automatic: EvaluatedRow["automatic"],
  ): Kept | FailedRow {
    const catalogue = catalogues.get(row.catalogue);
    if (catalogue === undefined) {
      return { row, frame: rowFrame(row, undefined, segment), problem: missingCatalogue(row) };
    }
    const work = workOf(project, row);
    const { header } = work;
    const excluded = options.excluded?.(work);
    if (excluded) return { row, frame: rowFrame(row, undefined, segment), problem: excluded };
    const context: RowContext = { catalogue, header, forced, priceDate: options.priceDate };
    options.watch?.(work, "begin");
    const evaluation = before ? updateRow(before.evaluation, row, context) : startRow(row, context);
    const raw = evaluation.live.result;
    options.watch?.(work, "end");
    const isSame = before !== undefined && raw === before.raw && row.lines === before.evaluated.row.lines;
    const article = isSame
      ? before.evaluated.article
      : isCustomArticle(raw)
        ? withOwnLines(raw, row, evaluation.description)
        : raw;
    if (isSame && sameStanding(before, row, segment, automatic)) {
      return before.evaluation.row === row
        ? before
        : { ...before, evaluation, evaluated: { ...before.evaluated, row } };
    }
    const evaluated: EvaluatedRow = {
      row,
      frame: rowFrame(row, article.opening, segment),
      article,
      description: isCustomArticle(raw) ? article.description : evaluation.description,
      ...(automatic ? { automatic } : {}),
    };
    return { evaluation, raw, evaluated, segment };
  }

  function generatedRows(
    kind: AutomaticRule["kind"],
    scene: GrowingScene,
    rows: readonly EvaluatedRow[],
  ): readonly AutomaticRow[] {
    const used = [...new Set(rows.map(({ row }) => row.catalogue))].sort();
    return used.flatMap((code) => {
      const catalogue = catalogues.get(code);
      const work = { kind: "rules", catalogue: code } as const;
      if (!catalogue || options.excluded?.(work)) return [];
      options.watch?.(work, "begin");
      const made = automaticRows(kind, scene.of(catalogue));
      options.watch?.(work, "end");
      return made;
    });
  }

  function again(project: EvaluationInput): Generator<EvaluatedStep, EvaluatedProject> {
    last = null;
    kept = new Map(
      [...kept].filter(([, { evaluated }]) => outcomeOf(evaluated.row, catalogues) !== "evaluated"),
    );
    return steps(project);
  }

  return { update, steps, again, row: (id) => kept.get(id)?.evaluation.live };
}

/** A row of a project as a piece of work, with its model's header. */
export function workOf(
  project: EvaluationInput,
  row: Row,
): Extract<EvaluationWork, { readonly kind: "row" }> {
  const header = project.catalogues[row.catalogue]?.headers[row.model] ?? NO_CHOICES;
  return { kind: "row", row, header };
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

/** Returns true when a row's frame and the rows that it was generated from are unchanged. */
function sameStanding(
  before: Kept,
  row: Row,
  segment: WallSegment | undefined,
  automatic: EvaluatedRow["automatic"],
): boolean {
  const a = rowFrame(before.evaluation.row, before.evaluated.article.opening, before.segment);
  const b = rowFrame(row, before.evaluated.article.opening, segment);
  return sameFrame(a, b) && before.evaluated.automatic?.members.join() === automatic?.members.join();
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.rotY === b.rotY && a.at.every((value, axis) => value === b.at[axis]);

/** The earlier generated row if nothing about it has changed: it is made anew each time but shall keep its identity. */
function generatedBefore(before: Kept | undefined, row: Row): Row {
  if (!before?.evaluated.automatic) return row;
  const known = before.evaluated.row;
  const isSame =
    known.catalogue === row.catalogue &&
    known.model === row.model &&
    known.article === row.article &&
    sameChoices(known.choices, row.choices) &&
    sameFrame(rowFrame(known, undefined, undefined), rowFrame(row, undefined, undefined));
  return isSame ? known : row;
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
