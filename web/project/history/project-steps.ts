import type { ProjectDocument } from "@stanza/codecs";
import {
  type Change,
  type History,
  type HistoryEntry,
  type Outcome,
  type Project,
  redo as redoStep,
  transact as transactStep,
  undo as undoStep,
} from "@stanza/project";
import {
  type AgreementChange,
  agreementChange,
  agreementStep,
  applyAgreement,
  nextStep,
} from "../price/agreement-history.ts";
import { isDirty, isReadOnly, type OpenProject, useProject } from "../project-store.ts";
import type { SaveState } from "../saving/save-state.ts";

function put(open: OpenProject, change: Partial<OpenProject>): void {
  const next = { ...open, ...change };
  const { saveState } = useProject.getState();
  const mayBecomePending = saveState.kind === "saved" || saveState.kind === "pending";
  useProject.setState({
    open: next,
    saveState: mayBecomePending && isDirty(next) ? { kind: "pending" } : saveState,
  });
}

/**
 * Makes one named, undoable change of the open project. Refusals come back as values; a read-only project or none at all stays as
 * it is.
 *
 * gesture   see `transact` of `@stanza/project`
 */
export function transact(
  name: string,
  change: Change,
  options: { readonly gesture?: string } = {},
): Outcome<Project> | null {
  const { open } = useProject.getState();
  if (!open || isReadOnly()) return null;
  const outcome = transactStep(open.history, name, change, options);
  if (!outcome.ok) return outcome;
  // Undone changes of the agreement are not redone over a new change.
  const after = outcome.value === open.history ? open : { ...open, agreed: { ...open.agreed, redo: [] } };
  putHistory(after, outcome.value);
  return { ok: true, value: outcome.value.project };
}

function putHistory(open: OpenProject, history: History): void {
  if (history === open.history) return;
  const document =
    history.project === open.document.project
      ? open.document
      : { ...open.document, project: history.project };
  put(open, { history, document });
}

/** A step as it is announced; a change of the agreement beside the project is called `agreement`. */
export type NamedStep = Pick<HistoryEntry, "name" | "rows">;

/** The steps that the next undo and redo would make; undefined: none. */
export function undoable({ history, agreed }: OpenProject): {
  readonly undo?: NamedStep;
  readonly redo?: NamedStep;
} {
  const step = (side: "undo" | "redo"): NamedStep | undefined => {
    const next = nextStep(agreed[side], history.state, history[side].length);
    return next === "agreement" ? { name: next } : history[side].at(-1);
  };
  return { undo: step("undo"), redo: step("redo") };
}

export const undo = (): void => step("undo");
export const redo = (): void => step("redo");

function step(side: "undo" | "redo"): void {
  const { open } = useProject.getState();
  if (!open || isReadOnly()) return;
  const { history, agreed } = open;
  const last = agreed[side].at(-1);
  const next = nextStep(agreed[side], history.state, history[side].length);
  if (next === "project") {
    putHistory(open, side === "undo" ? undoStep(history) : redoStep(history));
    if (side === "redo" && last?.isJoined && useProject.getState().open?.history.state === last.at)
      step(side);
  }
  if (next !== "agreement" || !last) return;
  const other = side === "undo" ? "redo" : "undo";
  put(open, {
    document: applyAgreement(open.document, side === "undo" ? last.before : last.after),
    agreed: {
      ...agreed,
      [side]: agreed[side].slice(0, -1),
      [other]: [...agreed[other], { ...last, at: history.state }],
    },
  });
  // The project's own part of the same step comes before it.
  if (last.isJoined && side === "undo") step(side);
}

/**
 * Takes a state that the server has made the newest, such as a version that was restored: one step that can be undone.
 *
 * name            of the step
 * savedDocument   what the server has, where that is not all of it; absent: it is saved as it is
 */
export function adoptState(
  name: string,
  {
    document,
    savedDocument,
    ...server
  }: Pick<OpenProject, "document" | "revision" | "summary" | "boxes"> & {
    readonly savedDocument?: ProjectDocument;
  },
): void {
  const { open } = useProject.getState();
  if (!open) return;
  const stepped = transactStep(open.history, name, () => ({ ok: true, value: document.project }));
  const history = stepped.ok ? stepped.value : open.history;
  const change = agreementChange(open.document, document);
  const isStep = history !== open.history;
  const agreed = change && {
    ...agreementStep(open.document, change, history.state),
    ...(isStep ? { isJoined: true as const } : {}),
  };
  // One project by identity: what is evaluated, undone and saved is the same.
  const adopted = { ...document, project: history.project };
  useProject.setState({
    open: {
      ...open,
      ...server,
      document: adopted,
      savedDocument: savedDocument ?? adopted,
      history: isStep || !change ? history : { ...history, redo: [] },
      agreed: agreed
        ? { undo: [...open.agreed.undo, agreed], redo: [] }
        : { ...open.agreed, redo: isStep ? [] : open.agreed.redo },
    },
    saveState: adoptedState(server.summary?.isReadOnly === true, savedDocument !== undefined),
  });
}

function adoptedState(isReadOnly: boolean, isOwed: boolean): SaveState {
  if (isReadOnly) return { kind: "read-only" };
  return isOwed ? { kind: "pending" } : { kind: "saved", at: Date.now() };
}

/**
 * Goes to the state of the project that this number names, back or forward through its steps; what was agreed between them goes along.
 * Unknown numbers leave everything as it is.
 */
export function goToState(state: number): void {
  const { open } = useProject.getState();
  if (!open) return;
  const isBehind = open.history.undo.some(({ from }) => from === state);
  if (!isBehind && !open.history.redo.some(({ to }) => to === state)) return;
  for (let before: OpenProject | null = open; before && before.history.state !== state; ) {
    if (isBehind) undo();
    else redo();
    const { open: after } = useProject.getState();
    before = after === before ? null : after;
  }
}

/** Changes the agreement; undone, redone and saved like any other edit. */
export function editAgreement(change: AgreementChange): void {
  const { open } = useProject.getState();
  if (!open || isReadOnly()) return;
  const { document, agreed, history } = open;
  put(open, {
    document: applyAgreement(document, change),
    agreed: { undo: [...agreed.undo, agreementStep(document, change, history.state)], redo: [] },
    history: history.redo.length > 0 ? { ...history, redo: [] } : history,
  });
}
