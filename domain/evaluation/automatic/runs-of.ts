import type { AutomaticRule } from "@stanza/catalogue";
import type { AutomaticScene } from "./automatic-scene.ts";
import { findRuns } from "./find-runs.ts";
import type { RowRun } from "./run.ts";

/** The runs of a rule in a scene, over what its `over` names of any catalogue. */
export function runsOf(
  rule: AutomaticRule,
  { tagged, taggedAnywhere }: Pick<AutomaticScene, "tagged" | "taggedAnywhere">,
): readonly RowRun[] {
  const passed = rule.over === undefined ? [] : taggedAnywhere(rule.over);
  return findRuns(tagged(rule.source.tag), rule, rule.joinGap, passed);
}
