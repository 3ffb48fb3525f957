import { type DeclaredStep, isMainStep, mainStepOf } from "./closet-steps.ts";

export interface ClosetStep extends DeclaredStep {
  /** It was reached, so that one may go back to it. */
  readonly started: boolean;
  readonly done: boolean;
}

/** Something that keeps a closet from being finished, and the step at which it is put right. */
export interface ClosetError {
  /** Unique among the errors. */
  readonly key: string;
  /** Code of the sub-step; absent: it belongs to none. */
  readonly step?: string;
}

/** The state of the closet wizard (spec 2 §3). Without steps the current index is -1 and key and code are empty. */
export interface ClosetState<E extends ClosetError = ClosetError> {
  readonly steps: readonly ClosetStep[];
  /** Index of the last step. */
  readonly maxStepIdx: number;
  readonly currentKey: string;
  readonly currentStepCod: string;
  /** Always that of a sub-step. */
  readonly currentStepIdx: number;
  /** The row's choices, as canonical text, before the last change of a variant. */
  readonly oldRule: string;
  readonly errors: readonly E[];
  readonly debug: boolean;
}

export type ClosetEvent<E extends ClosetError = ClosetError> =
  /** The steps of an article were read for the first time. */
  | { readonly type: "load"; readonly steps: readonly DeclaredStep[] }
  | { readonly type: "next" | "previous" | "finalized" | "debug" | "reset" | "resetSteps" | "clearErrors" }
  | { readonly type: "goTo"; readonly cod: string }
  /** A choice was made, which may have shown or hidden steps; `oldRule` are the choices before it. */
  | { readonly type: "variantChanged"; readonly steps: readonly DeclaredStep[]; readonly oldRule: string }
  | { readonly type: "addError"; readonly error: E }
  | { readonly type: "clearError"; readonly key: string };

/** The wizard before an article is loaded, and after `resetSteps`. */
export const NO_CLOSET: ClosetState<never> = {
  steps: [],
  maxStepIdx: -1,
  currentKey: "",
  currentStepCod: "",
  currentStepIdx: -1,
  oldRule: "",
  errors: [],
  debug: false,
};

/** Index of the first sub-step: the first main step stands before it. */
const FIRST = 1;

/**
 * The closet wizard after an event. Pure; an event that is not possible now gives the same state.
 *
 * Source: spec 2 §4 ("Closet wizard"). ASSUMED (A190): `next` on the last step marks it done and stays; `goTo` starts the step that it
 * leads to; a step that a change has taken away is left for the nearest one before it.
 */
export function closetWizard<E extends ClosetError>(
  state: ClosetState<E>,
  event: ClosetEvent<E>,
): ClosetState<E> {
  switch (event.type) {
    case "load":
      return begun(state, event.steps);
    case "next":
      return next(state);
    case "previous":
      return previous(state);
    case "goTo":
      return goTo(state, event.cod);
    case "finalized":
      return marked(state, { [state.maxStepIdx]: { done: true } });
    case "variantChanged":
      return changed(state, event.steps, event.oldRule);
    case "debug":
      return { ...state, debug: true, steps: state.steps.map(allDone) };
    case "reset":
      return begun({ ...state, debug: false }, state.steps);
    case "resetSteps":
      return NO_CLOSET;
    case "addError":
      return {
        ...state,
        errors: [...state.errors.filter(({ key }) => key !== event.error.key), event.error],
      };
    case "clearError":
      return { ...state, errors: state.errors.filter(({ key }) => key !== event.key) };
    case "clearErrors":
      return { ...state, errors: [] };
  }
}

type Flags = Partial<Pick<ClosetStep, "started" | "done">>;

const allDone = (step: ClosetStep): ClosetStep => ({ ...step, started: true, done: true });

/** At the start: the first main step and its first sub-step are started. */
function begun<E extends ClosetError>(
  { debug }: ClosetState<E>,
  declared: readonly DeclaredStep[],
): ClosetState<E> {
  const steps = declared.map(({ cod, key }, i) => ({ cod, key, started: debug || i <= FIRST, done: debug }));
  return at({ ...NO_CLOSET, debug, steps, maxStepIdx: steps.length - 1 }, steps.length > FIRST ? FIRST : -1);
}

function at<E extends ClosetError>(state: ClosetState<E>, index: number): ClosetState<E> {
  const step = state.steps[index];
  return {
    ...state,
    currentStepIdx: step ? index : -1,
    currentStepCod: step?.cod ?? "",
    currentKey: step?.key ?? "",
  };
}

function marked<E extends ClosetError>(
  state: ClosetState<E>,
  flags: Readonly<Record<number, Flags>>,
): ClosetState<E> {
  return { ...state, steps: state.steps.map((step, i) => ({ ...step, ...flags[i] })) };
}

function next<E extends ClosetError>(state: ClosetState<E>): ClosetState<E> {
  const { steps, currentStepIdx: index } = state;
  const current = steps[index];
  if (!current) return state;
  const finished = { [index]: { done: true } };
  const following = steps[index + 1];
  if (!following) return marked(state, finished);
  if (!isMainStep(following.cod))
    return at(marked(state, { ...finished, [index + 1]: { started: true } }), index + 1);
  const main = steps.findIndex(({ cod }) => cod === mainStepOf(current.cod));
  const both = { [index + 1]: { started: true }, [index + 2]: { started: true } };
  return at(marked(state, { ...finished, [main]: { done: true }, ...both }), index + 2);
}

function previous<E extends ClosetError>(state: ClosetState<E>): ClosetState<E> {
  const { steps, currentStepIdx: index } = state;
  const before = steps[index - 1];
  if (index <= FIRST || !before) return state;
  return at(state, isMainStep(before.cod) ? index - 2 : index - 1);
}

function goTo<E extends ClosetError>(state: ClosetState<E>, cod: string): ClosetState<E> {
  const found = state.steps.findIndex((step) => step.cod === cod);
  if (found < 0) return state;
  return reached(state, isMainStep(cod) ? found + 1 : found);
}

/** At a sub-step, which is started now if it was not, with its main step. */
function reached<E extends ClosetError>(state: ClosetState<E>, index: number): ClosetState<E> {
  const main = state.steps.findIndex(({ cod }) => cod === mainStepOf(state.steps[index]?.cod ?? ""));
  return at(marked(state, { [main]: { started: true }, [index]: { started: true } }), index);
}

function changed<E extends ClosetError>(
  state: ClosetState<E>,
  declared: readonly DeclaredStep[],
  oldRule: string,
): ClosetState<E> {
  const known = new Map(state.steps.map((step) => [step.cod, step]));
  const fresh = begun(state, declared);
  const steps = fresh.steps.map((step) => {
    const { started, done } = known.get(step.cod) ?? step;
    return { ...step, started, done };
  });
  const kept = { ...fresh, steps, oldRule, errors: state.errors };
  const same = steps.findIndex(({ cod }) => cod === state.currentStepCod);
  if (same >= 0) return at(kept, same);
  const before = steps.findLastIndex(({ cod }, i) => !isMainStep(cod) && i <= state.currentStepIdx);
  return before < 0 ? kept : reached(kept, before);
}
