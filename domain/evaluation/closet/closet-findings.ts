import type { ArticleAnswer, Text } from "@stanza/catalogue";
import type { ClosetError } from "./closet-wizard.ts";

/** Why a closet cannot be ordered as it is. */
export interface ClosetFinding extends ClosetError {
  /** `missing`: something has no value; `refused`: a rule is broken, by the values that there are. */
  readonly kind: "missing" | "refused";
  /** Code of the variable that is to be put right; absent: no single one. */
  readonly variable?: string;
  /** What is missing by its name, or why it is refused. */
  readonly because: Text;
}

/**
 * The evaluation of a closet before it is saved (spec 2 §4): everything that is missing or refused, in the order of its steps. Empty: the
 * closet can be ordered.
 *
 * answer  the article as its rules answer to its choices
 */
export function closetFindings(
  answer: Pick<ArticleAnswer, "result" | "views" | "groups">,
): readonly ClosetFinding[] {
  const steps = answer.groups().map(({ code }) => code);
  const views = answer.views();
  const stepOf = (variable: string | undefined) => {
    const group = views.find(({ code }) => code === variable)?.group;
    return group === undefined || !steps.includes(group) ? {} : { step: group };
  };
  const missing = views
    .filter(({ visible, mandatory, value }) => visible && mandatory && value === "")
    .map(
      ({ code, description }): ClosetFinding => ({
        key: `missing ${code}`,
        kind: "missing",
        variable: code,
        because: description,
        ...stepOf(code),
      }),
    );
  const refused = answer.result.problems
    .filter(({ severity }) => severity === "error")
    .map(
      ({ code, variable, because }, i, all): ClosetFinding => ({
        // A rule of a list speaks for each record that breaks it.
        key: `${code} ${variable ?? ""} ${all.slice(0, i).filter((one) => one.code === code).length}`,
        kind: "refused",
        because,
        ...(variable === undefined ? {} : { variable }),
        ...stepOf(variable),
      }),
    );
  const place = ({ step }: ClosetFinding) => (step === undefined ? steps.length : steps.indexOf(step));
  return [...missing, ...refused].sort((a, b) => place(a) - place(b));
}

/** The variables by which an article is a closet (spec 2 §3). */
export const CLOSET_VARIABLES = ["CLOSETSTRUCT", "CLOSETDIV", "CLITEMS", "CLOSETAREAS"] as const;

/** Returns true for an article that the closet wizard can make: it has one of the closet's variables. */
export const isCloset = ({ variables }: Pick<ArticleAnswer["result"], "variables">): boolean =>
  variables.some(({ code }) => (CLOSET_VARIABLES as readonly string[]).includes(code));
