import type { ArticleEvaluation, Choices } from "@stanza/catalogue";
import { type ClosetFinding, type ClosetState, closetFindings, closetSteps } from "@stanza/evaluation";
import { useLayoutEffect, useMemo, useRef } from "react";
import { closetStep, takeUpSteps, useClosetSteps } from "./closet-steps-store.ts";

/** Choices as one text, for the wizard's `oldRule`. */
const ruleOf = (choices: Choices): string =>
  Object.entries(choices)
    .map(([code, value]) => `${code}=${encodeURIComponent(String(value))}`)
    .join(";");

/**
 * The wizard of a closet in step with its article: steps that a choice shows or hides come and go, and what is missing or refused is
 * always that of now.
 *
 * project   key of the open one
 */
export function useWizard(
  project: string,
  row: string,
  answer: ArticleEvaluation,
): ClosetState<ClosetFinding> {
  const state = useClosetSteps((store) => store.state);
  const steps = useMemo(() => closetSteps(answer.groups()), [answer]);
  const before = useRef("");
  useLayoutEffect(() => {
    takeUpSteps(project, row, { type: "load", steps });
    const rule = ruleOf(answer.choices);
    closetStep({ type: "variantChanged", steps, oldRule: before.current });
    before.current = rule;
    closetStep({ type: "clearErrors" });
    for (const error of closetFindings(answer)) closetStep({ type: "addError", error });
  }, [project, row, steps, answer]);
  return state;
}
