import type { AutomaticRule, Choices, OpenCatalogue, Text } from "@stanza/catalogue";
import { type Project, type RowId, wallSegments } from "@stanza/project";
import { growingScene } from "../automatic/automatic-scene.ts";
import { isFreeSide } from "../automatic/end-rows.ts";
import { ownMembers, type RowRun } from "../automatic/run.ts";
import { planPoint } from "../automatic/run-ends.ts";
import { runsOf } from "../automatic/runs-of.ts";
import type { EvaluatedProject } from "../evaluated-project.ts";

/** A free side of a run without the panel that the catalogue has for it. */
export interface OpenEnd {
  readonly key: string;
  readonly member: RowId;
  readonly at: readonly [x: number, z: number];
  /** The header's switch that makes the panels. */
  readonly by: { readonly catalogue: string; readonly model: string; readonly variable: string };
}

/** A generated row that a person took away: a piece of worktop or plinth. */
export interface RemovedRow {
  readonly row: RowId;
  readonly members: readonly RowId[];
  readonly description: Text;
}

/** Free sides of runs that stay open because the switch for panels is off. */
export function openEnds(
  project: Project,
  evaluated: EvaluatedProject,
  catalogues: ReadonlyMap<string, OpenCatalogue>,
): readonly OpenEnd[] {
  const growing = growingScene(project.rooms.flatMap(wallSegments), project.automaticEdits);
  growing.add(evaluated.rows);
  return [...catalogues.values()].flatMap((catalogue) => {
    const scene = growing.of(catalogue);
    return catalogue.automaticRules.flatMap((rule) =>
      rule.kind !== "end"
        ? []
        : runsOf(rule, scene).flatMap((run) =>
            (["start", "end"] as const).flatMap((side): readonly OpenEnd[] => {
              const variable = switchOf(rule, run, side);
              const [member] = ownMembers(run.members);
              const model = run.members[0]?.row.model;
              if (!variable || !member || !model || !isFreeSide(run, side, scene)) return [];
              const at = planPoint(run, side === "start" ? run.start : run.end, run.depth / 2);
              return [
                {
                  key: `openEnd ${rule.code} ${side} ${member}`,
                  member: (side === "start" ? member : ownMembers(run.members).at(-1)) ?? member,
                  at,
                  by: { catalogue: catalogue.code, model, variable },
                },
              ];
            }),
          ),
    );
  });
}

/** The variable that is off and would make the panel; `null`: it is made, or the rule is not for such a run. */
function switchOf(rule: AutomaticRule, run: RowRun, side: "start" | "end"): string | null {
  const described = (values: Choices) => ({
    length: run.end - run.start,
    depth: run.depth,
    top: run.top,
    wallStart: false,
    wallEnd: false,
    values,
    atStart: side === "start",
  });
  if (rule.applies(described(run.values))) return null;
  const off = Object.keys(run.values).filter((code) => run.values[code] === false);
  return off.find((code) => rule.applies(described({ ...run.values, [code]: true }))) ?? null;
}

/** Pieces of worktop, plinth or cornice that a person took away while their units stand. */
export function removedRuns(
  { automaticEdits, rows }: Project,
  catalogues: ReadonlyMap<string, OpenCatalogue>,
): readonly RemovedRow[] {
  const there = new Set(rows.map(({ id }) => id));
  const rules = [...catalogues.values()].flatMap(({ automaticRules }) => automaticRules);
  return Object.entries(automaticEdits).flatMap(([id, { removed, members }]): readonly RemovedRow[] => {
    const rule = rules.find(({ code, kind }) => kind === "run" && id.startsWith(`${code}:`));
    const own = (members ?? []).filter((member) => there.has(member));
    return removed && rule && own.length > 0
      ? [{ row: id, members: own, description: rule.description }]
      : [];
  });
}
