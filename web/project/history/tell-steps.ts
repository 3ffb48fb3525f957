import { translate } from "@stanza/web-site";
import { announce } from "@stanza/web-ui";
import i18next from "i18next";
import { useEvaluation } from "../evaluation/evaluation-store.ts";
import { amountsNow, moneyNow } from "../price/amounts-now.ts";
import { type OpenProject, useProject } from "../project-store.ts";
import { type Amounts, priceEffect } from "./price-effect.ts";
import type { NamedStep } from "./project-steps.ts";
import { stepName } from "./step-name.ts";
import { stepSentence } from "./step-sentence.ts";
import { takeWords, type Words } from "./step-words.ts";

type Way = "done" | "undone" | "redone";

interface Done {
  readonly way: Way;
  readonly step: NamedStep;
}

/** The step between two moments of a project: a new one, or what undo or redo made of one; `null`: there is none. */
export function stepBetween(before: OpenProject, now: OpenProject): Done | null {
  if (before.projectKey !== now.projectKey) return null;
  if (now.agreed.redo.length > before.agreed.redo.length)
    return { way: "undone", step: { name: "agreement" } };
  // What is redone comes back as it was; a new step only takes away what could have been redone.
  const agreement = before.agreed.redo.at(-1);
  if (agreement && now.agreed.undo.at(-1)?.after === agreement.after)
    return { way: "redone", step: { name: "agreement" } };
  const [from, to] = [before.history, now.history];
  if (from.state === to.state) return null;
  const undone = from.undo.at(-1);
  if (to.redo.length > from.redo.length && undone) return { way: "undone", step: undone };
  const step = to.undo.at(-1);
  // A gesture that ends where it began leaves no step.
  if (!step || step.to !== to.state) return null;
  return { way: step === from.redo.at(-1) ? "redone" : "done", step };
}

/** More steps within this time are told together, ms: an arrow key held down is one movement. */
const QUIET = 350;
/** The worker usually answers within a few frames. After this time the last result is used, ms. */
const LONGEST_WAIT = 3000;

interface Untold extends Done {
  readonly words: Words | null;
}

/**
 * Says aloud what each step did, with its effect on the price, once the hand rests and the project is evaluated; undo and redo by the name
 * of their step, however they were asked for. Returns how to stop.
 */
export function tellSteps(): () => void {
  let untold: readonly Untold[] = [];
  let before: Amounts | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = 0;
  const tell = (): void => {
    if (useEvaluation.getState().updating && Date.now() < rested + LONGEST_WAIT) {
      timer = setTimeout(tell, QUIET / 5);
      return;
    }
    const told = untold;
    untold = [];
    const words = told.map((one) => one.words?.() ?? wordsOf(one));
    announce([...new Set([...words, effectOf(told, before)])].filter((text) => text !== "").join(" "));
  };
  const stop = useProject.subscribe((now, earlier) => {
    if (!now.open || !earlier.open || now.open === earlier.open) return;
    const done = stepBetween(earlier.open, now.open);
    if (!done) return;
    if (untold.length === 0) before = amountsNow();
    const last = untold.at(-1);
    untold = [...(last && goesOn(last, done) ? untold.slice(0, -1) : untold), { ...done, words: null }];
    clearTimeout(timer);
    rested = Date.now() + QUIET;
    timer = setTimeout(tell, QUIET);
  });
  takeWords((words) => {
    const last = untold.at(-1);
    if (last) untold = [...untold.slice(0, -1), { ...last, words }];
    return last !== undefined;
  });
  return () => {
    stop();
    clearTimeout(timer);
    takeWords(null);
  };
}

/** The same once more: the next nudge of the same article, another option of the same choice. */
const goesOn = (last: Done, { way, step }: Done): boolean =>
  way === "done" && last.way === "done" && step.name === last.step.name && idsOf(step) === idsOf(last.step);

const idsOf = ({ rows = [] }: NamedStep): string => rows.map(({ id }) => id).join();

function wordsOf({ way, step }: Done): string {
  if (way === "done") return stepSentence(step);
  const name = stepName(step, translate, i18next.language);
  return translate(way === "undone" ? "history.saidUndone" : "history.saidRedone", { step: name });
}

function effectOf(told: readonly Untold[], before: Amounts | null): string {
  const after = amountsNow();
  if (!after) return "";
  const rows = new Set(told.flatMap(({ step }) => (step.rows ?? []).map(({ id }) => id)));
  const isChoice = told.some(({ step }) => step.name === "edit.choose");
  return priceEffect([...rows], before, after, moneyNow, translate, isChoice);
}
