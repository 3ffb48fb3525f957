import type { ArticleEvaluation } from "@stanza/catalogue";
import { useProject } from "@stanza/web-project";
import { useEffect, useRef } from "react";
import { useClosetSteps } from "./closet-steps-store.ts";

/**
 * An undo leads to the step of what it took back, so that one sees what has changed. The focus stays where it is: one may undo more.
 *
 * goTo   goes to a step
 */
export function useUndoLeadsBack(answer: ArticleEvaluation, goTo: (cod: string) => void): void {
  const undone = useProject((state) => state.open?.history.redo.length ?? 0);
  const before = useRef({ undone, answer });
  useEffect(() => {
    const was = before.current;
    before.current = { undone, answer };
    if (undone <= was.undone || was.answer === answer) return;
    const [now, then] = [answer.choices, was.answer.choices];
    const views = answer.views();
    const changed = views.find(({ code, group }) => now[code] !== then[code] && group !== undefined);
    const { steps, currentStepCod } = useClosetSteps.getState().state;
    const step = steps.find(({ cod, started }) => cod === changed?.group && started);
    if (step && step.cod !== currentStepCod) goTo(step.cod);
  });
}
