import { type ComparisonChoice, MOST_COMPARED } from "@stanza/offer";
import { editAgreement, useOpenProject } from "@stanza/web-project";
import { useSells } from "@stanza/web-site";
import type { SharedVariable } from "./shared-variables.ts";

/** What the offer's papers compare, and how a seller changes it. */
export interface OnPapers {
  /** As it is kept with the project; absent: nothing is compared. */
  readonly choice: ComparisonChoice | undefined;
  /** True: papers show no more alternatives. */
  readonly isFull: boolean;
  readonly has: (value: string) => boolean;
  /** Puts an option of the variable there, or takes it off; what was compared of another variable gives way. */
  readonly toggle: (value: string) => void;
  /** Pieces with a value of their own take what is there as well, or do not. */
  readonly include: (own: boolean) => void;
}

/** `null`: this person makes no offers. */
export function useOnPapers(variable: SharedVariable | undefined, includesOwn: boolean): OnPapers | null {
  const choice = useOpenProject()?.document.comparison;
  const sells = useSells();
  if (!sells || !variable) return null;
  const of = { catalogue: variable.catalogue.code, variable: variable.view.code };
  const values = isOf(choice, variable) ? choice.values : [];
  const options = variable.view.options?.map(({ code }) => code) ?? [];
  return {
    choice: choice && choice.values.length > 0 ? choice : undefined,
    isFull: values.length >= MOST_COMPARED,
    has: (value) => values.includes(value),
    toggle(value) {
      const wanted = (code: string) => (code === value ? !values.includes(code) : values.includes(code));
      // In the catalogue's order, as the papers show them.
      editAgreement({ comparison: { ...of, values: options.filter(wanted), includesOwn } });
    },
    include(own) {
      if (values.length > 0) editAgreement({ comparison: { ...of, values, includesOwn: own } });
    },
  };
}

/** Returns true when the papers compare this variable. */
export const isOf = (
  choice: ComparisonChoice | undefined,
  { catalogue, view }: Pick<SharedVariable, "catalogue" | "view">,
): choice is ComparisonChoice => choice?.catalogue === catalogue.code && choice.variable === view.code;
