import type { OpenCatalogue } from "@stanza/catalogue";
import type { RowId, WallSegment } from "@stanza/project";
import type { EvaluatedRow } from "../evaluated-project.ts";
import type { EvaluationInput } from "../evaluation-input.ts";
import { type PlanBox, planBoxOf } from "./plan-box.ts";
import { type RowsInPlan, rowsInPlan } from "./rows-in-plan.ts";

/** A wall's inner face with its bounding rectangle. */
export interface NearbyWall {
  readonly segment: WallSegment;
  readonly box: PlanBox;
}

/** Everything that a catalogue's automatic rules read. */
export interface AutomaticScene {
  readonly catalogue: OpenCatalogue;
  /** Rows of the catalogue whose article has a tag, including generated rows of earlier kinds. */
  readonly tagged: (tag: string) => readonly EvaluatedRow[];
  /** Rows of every catalogue whose article has a tag: a hob of another manufacturer is let into the worktop all the same. */
  readonly taggedAnywhere: (tag: string) => readonly EvaluatedRow[];
  /** Generated rows of the catalogue of earlier kinds. */
  readonly generated: readonly EvaluatedRow[];
  /** Rows of all catalogues, found by place. */
  readonly rows: RowsInPlan;
  readonly walls: readonly NearbyWall[];
  /** Index of each row in the project. */
  readonly order: ReadonlyMap<RowId, number>;
  readonly edits: EvaluationInput["automaticEdits"];
}

/** The scene of one evaluation. Each kind of generated rows is added to it before the next kind is made. */
export interface GrowingScene {
  add(rows: readonly EvaluatedRow[]): void;
  of(catalogue: OpenCatalogue): AutomaticScene;
}

type RowsByTag = Map<string, EvaluatedRow[]>;

/** One catalogue's rows. */
interface OwnRows {
  readonly byTag: RowsByTag;
  readonly generated: EvaluatedRow[];
}

const NONE: readonly EvaluatedRow[] = [];

export function growingScene(
  walls: readonly WallSegment[],
  edits: EvaluationInput["automaticEdits"],
): GrowingScene {
  const inPlan = rowsInPlan();
  const order = new Map<RowId, number>();
  const byCatalogue = new Map<string, OwnRows>();
  const anywhere: RowsByTag = new Map();
  const nearby = walls.map((segment) => ({ segment, box: planBoxOf([segment.from, segment.to]) }));
  const ownRows = (code: string): OwnRows => {
    const known = byCatalogue.get(code);
    if (known) return known;
    const own: OwnRows = { byTag: new Map(), generated: [] };
    byCatalogue.set(code, own);
    return own;
  };
  return {
    add(rows) {
      inPlan.add(rows);
      for (const row of rows) {
        order.set(row.row.id, order.size);
        const own = ownRows(row.row.catalogue);
        if (row.automatic) own.generated.push(row);
        for (const tag of row.article.tags) {
          addTo(own.byTag, tag, row);
          addTo(anywhere, tag, row);
        }
      }
    },
    of(catalogue) {
      const { byTag, generated } = ownRows(catalogue.code);
      return {
        catalogue,
        tagged: (tag) => byTag.get(tag) ?? NONE,
        taggedAnywhere: (tag) => anywhere.get(tag) ?? NONE,
        generated: [...generated],
        rows: inPlan,
        walls: nearby,
        order,
        edits,
      };
    },
  };
}

function addTo(byTag: RowsByTag, tag: string, row: EvaluatedRow): void {
  const others = byTag.get(tag);
  if (others) others.push(row);
  else byTag.set(tag, [row]);
}
