import type { OpenCatalogue, Text } from "@stanza/catalogue";
import { areFreeWalls, type Project, type RowId, wallSegments } from "@stanza/project";
import { projectConflicts } from "../conflicts/project-conflicts.ts";
import { isCustomArticle } from "../custom-article.ts";
import type { EvaluatedProject, EvaluatedRow } from "../evaluated-project.ts";
import type { RowState } from "../version-changes.ts";
import { coveredOpenings } from "./behind-openings.ts";
import type { Finding } from "./finding.ts";
import { hobsWithoutHood, missedHobs } from "./hoods.ts";
import { openEnds, removedRuns } from "./open-ends.ts";
import { wallGaps } from "./wall-gaps.ts";

/** Facts about a project besides the project and its evaluation. */
export interface PreflightFacts {
  /** Lines without a price, from pricing. */
  readonly unpriced?: readonly {
    readonly rowId: RowId;
    readonly lineId?: string;
    readonly description: Text;
    readonly reason: { readonly kind: string };
  }[];
  /** The state of rows compared with the newest versions of their catalogues. */
  readonly updates?: readonly { readonly row: RowId; readonly state: RowState }[];
  /** True when the project's picture is older than the project. */
  readonly pictureIsStale?: boolean;
  /** Rows whose pictures show an earlier look. */
  readonly stalePictures?: readonly RowId[];
  /** The catalogues in use, by code: absent, nothing is said of what their rules would make. */
  readonly catalogues?: ReadonlyMap<string, OpenCatalogue>;
  /** True when the evaluation is older than the project, because it could not be repeated. */
  readonly evaluationIsStale?: boolean;
}

/** Rounding of a wall's length, mm. */
const TOUCH = 0.5;

/**
 * Lists everything to put right before a project is offered, the faults that must be fixed first, then advice; both in the order of the
 * list below and of the project. A failed row is listed once, for its failure.
 *
 * ASSUMED: must be put right is what makes an order wrong: no result, no price, no value, no article any more, two things in one place.
 * Gaps, taken clearances that the catalogue only warns of, open rooms and old pictures are advice.
 */
export function preflight(
  project: Project,
  evaluated: EvaluatedProject,
  facts: PreflightFacts = {},
): readonly Finding[] {
  const all = [
    ...(facts.evaluationIsStale
      ? [{ key: "stale", urgency: "mustFix", matter: { kind: "stale" }, rows: [] } as const]
      : []),
    ...failures(evaluated),
    ...evaluated.rows.flatMap(ofRow),
    ...withoutPrice(facts),
    ...versions(facts),
    ...conflicts(project, evaluated),
    ...tooWide(project, evaluated),
    ...covered(project, evaluated),
    ...hoods(evaluated),
    ...withoutHood(evaluated),
    ...gaps(project, evaluated),
    ...ends(project, evaluated, facts),
    ...openRooms(project),
    ...(facts.pictureIsStale
      ? [{ key: "picture", urgency: "advice", matter: { kind: "picture" }, rows: [] } as const]
      : []),
    ...rowPictures(facts),
  ];
  return [...all.filter(isUrgent), ...all.filter((one) => !isUrgent(one))];
}

const rowPictures = ({ stalePictures = [] }: PreflightFacts): readonly Finding[] =>
  stalePictures.length > 0
    ? [{ key: "rowPicture", urgency: "advice", matter: { kind: "rowPicture" }, rows: stalePictures }]
    : [];

/**
 * Returns true when a finding prevents sending an offer until it is put right or signed off by name: a missing price or result. Source:
 * quote.md §4.3, catalogue.md §6.2.
 */
export const blocksSending = ({ matter: { kind } }: Finding): boolean =>
  kind === "unpriced" || kind === "failed" || kind === "stale";

const isUrgent = ({ urgency }: Finding): boolean => urgency === "mustFix";

/** The number of findings of each urgency. */
export function countFindings(findings: readonly Finding[]): {
  readonly mustFix: number;
  readonly advice: number;
} {
  const mustFix = findings.filter(isUrgent).length;
  return { mustFix, advice: findings.length - mustFix };
}

const failures = ({ failed }: EvaluatedProject): readonly Finding[] =>
  failed.map(({ row, problem }) => ({
    key: `failed ${row.id}`,
    urgency: "mustFix",
    matter: { kind: "failed", because: problem.because },
    rows: [row.id],
  }));

function ofRow({ row, article }: EvaluatedRow): readonly Finding[] {
  const rows = [row.id];
  const missing = article.variables
    .filter(({ mandatory, visible, value }) => mandatory && visible && value === "")
    .map(
      ({ code, description }): Finding => ({
        key: `missing ${row.id} ${code}`,
        urgency: "mustFix",
        matter: { kind: "missing", variable: code, name: description },
        rows,
      }),
    );
  const rules = article.problems
    .filter(({ severity }) => severity !== "info")
    .map(
      ({ code, variable, severity, because }, i): Finding => ({
        key: `rule ${row.id} ${code} ${variable ?? ""} ${i}`,
        urgency: severity === "error" ? "mustFix" : "advice",
        matter: { kind: "rule", because },
        rows,
      }),
    );
  const isEmpty = isCustomArticle(article) && article.erpLines.length <= 1;
  const custom: Finding = {
    key: `custom ${row.id}`,
    urgency: "mustFix",
    matter: { kind: "emptyCustom" },
    rows,
  };
  return [...missing, ...rules, ...(isEmpty ? [custom] : [])];
}

const withoutPrice = ({ unpriced = [] }: PreflightFacts): readonly Finding[] =>
  unpriced
    .filter(({ reason }) => reason.kind !== "row-failed")
    .map(({ rowId, lineId, description, reason }) => ({
      key: `unpriced ${rowId} ${lineId ?? ""}`,
      urgency: "mustFix",
      matter: { kind: "unpriced", line: description, reason: reason.kind },
      rows: [rowId],
    }));

const versions = ({ updates = [] }: PreflightFacts): readonly Finding[] =>
  updates.flatMap(({ row, state }): readonly Finding[] =>
    state === "gone" || state === "needsMigration"
      ? [
          {
            key: `${state} ${row}`,
            urgency: state === "gone" ? "mustFix" : "advice",
            matter: { kind: state },
            rows: [row],
          },
        ]
      : [],
  );

const conflicts = ({ rooms }: Project, evaluated: EvaluatedProject): readonly Finding[] =>
  projectConflicts(evaluated, rooms)
    .filter(({ severity }) => severity !== "info")
    .map((conflict) => ({
      key: conflict.key,
      urgency: conflict.severity === "error" ? "mustFix" : "advice",
      matter: { kind: conflict.kind, conflict },
      rows: "row" in conflict.with ? [conflict.row, conflict.with.row] : [conflict.row],
      at: conflict.at,
    }));

const gaps = ({ rooms }: Project, evaluated: EvaluatedProject): readonly Finding[] =>
  wallGaps(evaluated, rooms).map((gap) => ({
    key: gap.key,
    urgency: "advice",
    matter: { kind: "gap", gap },
    rows: [gap.left, gap.right].filter((row) => row !== null),
    at: gap.at,
  }));

const tooWide = ({ rooms }: Project, { rows }: EvaluatedProject): readonly Finding[] =>
  rooms.flatMap(wallSegments).flatMap(({ wall, name, length }) =>
    rows.flatMap(({ row, article }): readonly Finding[] => {
      const { placement } = row;
      const [widthMm] = article.box;
      if (placement.on !== "wall" || placement.wall !== wall.id || wall.curve !== undefined) return [];
      if (widthMm <= length + TOUCH) return [];
      const matter = { kind: "tooWide", widthMm, lengthMm: length, wallName: name } as const;
      return [{ key: `tooWide ${row.id}`, urgency: "mustFix", matter, rows: [row.id] }];
    }),
  );

const covered = ({ rooms }: Project, evaluated: EvaluatedProject): readonly Finding[] =>
  coveredOpenings(evaluated, rooms).map((one) => ({
    key: `window ${one.unit} ${one.opening}`,
    urgency: "advice",
    matter: { kind: "window", covered: one },
    rows: [one.unit, one.opening],
  }));

const hoods = (evaluated: EvaluatedProject): readonly Finding[] =>
  missedHobs(evaluated).map((missed) => ({
    key: `hood ${missed.hood} ${missed.hob}`,
    urgency: "advice",
    matter: { kind: "hood", missed },
    rows: [missed.hood, missed.hob],
  }));

const withoutHood = (evaluated: EvaluatedProject): readonly Finding[] =>
  hobsWithoutHood(evaluated).map((hob) => ({
    key: `noHood ${hob}`,
    urgency: "advice",
    matter: { kind: "noHood" },
    rows: [hob],
  }));

function ends(
  project: Project,
  evaluated: EvaluatedProject,
  { catalogues }: PreflightFacts,
): readonly Finding[] {
  if (!catalogues) return [];
  return [
    ...openEnds(project, evaluated, catalogues).map(
      (end): Finding => ({
        key: end.key,
        urgency: "advice",
        matter: { kind: "openEnd", end },
        rows: [end.member],
        at: [end.at[0], 0, end.at[1]],
      }),
    ),
    ...removedRuns(project, catalogues).map(
      (gone): Finding => ({
        key: `removed ${gone.row}`,
        urgency: "advice",
        matter: { kind: "removed", gone },
        rows: gone.members,
      }),
    ),
  ];
}

const openRooms = ({ rooms }: Project): readonly Finding[] =>
  rooms
    .filter((room) => room.openEnd !== null && room.walls.length > 0 && !areFreeWalls(room))
    .map(({ id }) => ({
      key: `open ${id}`,
      urgency: "advice",
      matter: { kind: "openRoom", room: id },
      rows: [],
    }));
