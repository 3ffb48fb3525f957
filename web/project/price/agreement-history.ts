import type { ProjectDocument, ProjectHead } from "@stanza/codecs";
import type { CustomerFields } from "@stanza/offer";

/** The agreement beside the project: terms, customer, addresses, notes, and the two facts of the head that a person sets. */
export type Agreement = CustomerFields &
  Pick<ProjectDocument, "customer"> & {
    readonly head: Pick<ProjectHead, "pricesIncrease" | "customerCode">;
  };

export type AgreementChange = Partial<Omit<Agreement, "head">> & {
  readonly head?: Partial<Agreement["head"]>;
};

/** One step that can be undone. */
export interface AgreementStep {
  readonly before: AgreementChange;
  readonly after: AgreementChange;
  /** State of the project's history in which it was made: steps of both are undone in the order in which they were done. */
  readonly at: number;
  /** True: made together with the project's step before it, and undone and redone with it. */
  readonly isJoined?: true;
}

export interface AgreementHistory {
  readonly undo: readonly AgreementStep[];
  /** The next one to redo last. */
  readonly redo: readonly AgreementStep[];
}

/** The document with what a change names; everything else of it stays. */
export function applyAgreement(document: ProjectDocument, change: AgreementChange): ProjectDocument {
  const { head, ...fields } = change;
  return { ...document, ...fields, ...(head ? { head: { ...document.head, ...head } } : {}) };
}

/** The step that a change of a document is, with what it replaces. */
export function agreementStep(document: ProjectDocument, change: AgreementChange, at: number): AgreementStep {
  const keys = Object.keys(change).filter((key) => key !== "head") as (keyof Omit<AgreementChange, "head">)[];
  const before = Object.fromEntries(keys.map((key) => [key, document[key]])) as AgreementChange;
  const { pricesIncrease, customerCode } = document.head;
  return {
    before: { ...before, ...(change.head ? { head: { pricesIncrease, customerCode } } : {}) },
    after: change,
    at,
  };
}

/**
 * Which of the two histories the next step back (or forward) belongs to; null: there is none.
 *
 * state   of the project's history now
 * steps   that the project has in this direction
 */
export function nextStep(
  mine: readonly AgreementStep[],
  state: number,
  steps: number,
): "agreement" | "project" | null {
  if (mine.at(-1)?.at === state) return "agreement";
  if (steps > 0) return "project";
  // A gesture that went on gave its state another number: the step is still there to be undone.
  return mine.length > 0 ? "agreement" : null;
}

/** What a document agrees on that another one does not; `null`: they agree on the same. */
export function agreementChange(before: ProjectDocument, after: ProjectDocument): AgreementChange | null {
  const { project: _project, head, unknown: _unknown, ...fields } = after;
  const changed = Object.keys({ ...before, ...fields }).filter(
    (key) =>
      !["project", "head", "unknown"].includes(key) &&
      !isEqual(before[key as keyof ProjectDocument], after[key as keyof ProjectDocument]),
  );
  const facts = { pricesIncrease: head.pricesIncrease, customerCode: head.customerCode };
  const isOtherHead =
    before.head.pricesIncrease !== facts.pricesIncrease || before.head.customerCode !== facts.customerCode;
  if (changed.length === 0 && !isOtherHead) return null;
  return {
    ...(Object.fromEntries(
      changed.map((key) => [key, after[key as keyof ProjectDocument]]),
    ) as AgreementChange),
    ...(isOtherHead ? { head: facts } : {}),
  };
}

/** Plain data of one shape: keys stand in one order. */
const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
