import type { Choices, Value } from "../value.ts";
import type { Program } from "./program.ts";
import type { Input } from "./resolver.ts";

/** What the variables of a program are given from outside, by their position among the rule's variables. */
export type Inputs = readonly (Input | undefined)[];

/** Values by variable code from each source but the person, the strongest first. */
export interface Sources {
  readonly forced: Choices;
  readonly preset: Choices;
  readonly header: Choices;
  /** The model's defaults for variables that its header does not have. */
  readonly defaults: Choices;
}

export const NO_CHOICES: Choices = {};

/**
 * The inputs before a person chooses: forced ?? preset ?? header (if the variable inherits) ?? default of the model. Without any, the
 * rule's default applies.
 */
export function inputsWithoutChoices(program: Program, sources: Sources): Inputs {
  return program.variables.map(({ rule: { code, inherit } }): Input | undefined => {
    const forced = sources.forced[code];
    if (forced !== undefined) return { value: forced, source: "forced" };
    const preset = sources.preset[code];
    if (preset !== undefined) return { value: preset, source: "preset" };
    const header = inherit === undefined ? undefined : sources.header[inherit];
    if (header !== undefined) return { value: header, source: "header" };
    const value = sources.defaults[code];
    return value === undefined ? undefined : { value, source: "default" };
  });
}

/** The inputs with what a person has chosen, by own codes. A new list, whose positions the caller may set. */
export function inputsWithChoices(program: Program, others: Inputs, choices: Choices): (Input | undefined)[] {
  const inputs = others.slice();
  for (const code of Object.keys(choices)) {
    const index = program.indexOf.get(code)!;
    inputs[index] = inputWithChoice(others[index], choices[code]);
  }
  return inputs;
}

/** The input of one variable: a choice is stronger than every other source but a forced value. */
export function inputWithChoice(other: Input | undefined, choice: Value | undefined): Input | undefined {
  return choice === undefined || other?.source === "forced" ? other : { value: choice, source: "user" };
}

/** The inputs with values that are imposed on one row, whose codes may be meant for other articles. */
export function inputsWithForced(program: Program, inputs: Inputs, forced: Choices): Inputs {
  const { known } = byOwnCodes(forced, program.codes);
  const all = inputs.slice();
  for (const code of Object.keys(known))
    all[program.indexOf.get(code)!] = { value: known[code]!, source: "forced" };
  return all;
}

/** Splits choices into those by the article's own variable codes and the unknown ones, which stay verbatim. */
export function byOwnCodes(
  choices: Choices,
  codes: ReadonlyMap<string, string>,
): { readonly known: Choices; readonly unknown: Choices } {
  const given = Object.keys(choices);
  if (given.every((code) => codes.get(code) === code)) return { known: choices, unknown: NO_CHOICES };
  const known: Record<string, Value> = {};
  const unknown: Record<string, Value> = {};
  for (const code of given) {
    const own = codes.get(code.toUpperCase());
    if (own === undefined) unknown[code] = choices[code]!;
    else known[own] = choices[code]!;
  }
  return { known, unknown };
}
