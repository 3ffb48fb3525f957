import type { VariableGroup } from "@stanza/catalogue";

/** One step of the closet wizard as a catalogue declares it: a main step (`001`) or a sub-step of it (`001-002`). */
export interface DeclaredStep {
  /** Code of the article's group. */
  readonly cod: string;
  /** Its number as people count: `2` for the second main step, `2.1` for the first sub-step of that. */
  readonly key: string;
}

/** Main step codes have no dash (spec 2 §3). */
export const isMainStep = (cod: string): boolean => !cod.includes("-");

/** The main step that a step belongs to; a main step belongs to itself. */
export const mainStepOf = (cod: string): string => cod.split("-", 1)[0] ?? cod;

/**
 * The wizard's steps from the groups of an article: each main step with its sub-steps behind it, in declared order. Main steps without
 * sub-steps are dropped, sub-steps without their main step too.
 *
 * groups  those whose condition holds, of an `ArticleAnswer`
 *
 * Source: spec 2 §3; catalogue.md §4.3 (closet steps).
 */
export function closetSteps(groups: readonly Pick<VariableGroup, "code">[]): readonly DeclaredStep[] {
  const codes = groups.map(({ code }) => code);
  const mains = codes
    .filter(isMainStep)
    .map((main) => ({ main, subs: codes.filter((cod) => !isMainStep(cod) && mainStepOf(cod) === main) }))
    .filter(({ subs }) => subs.length > 0);
  return mains.flatMap(({ main, subs }, i) => [
    { cod: main, key: `${i + 1}` },
    ...subs.map((cod, j) => ({ cod, key: `${i + 1}.${j + 1}` })),
  ]);
}
