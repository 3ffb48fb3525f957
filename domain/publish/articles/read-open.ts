import { type PartRule, suggest, type TextTemplate } from "@stanza/catalogue";
import { type FormulaReader, resultLiterals } from "../rules/formulas.ts";
import type { AuthoredPart } from "../schema/article-schema.ts";
import type { FaultList, Place } from "../source/fault-list.ts";
import type { Source } from "../source/yaml-source.ts";

const EDGES = ["L", "R", "T", "B"];
const AXES = ["x", "y", "z"];
const DIRECTIONS = ["z", "-z", "x", "-x", "y", "-y"];

/** Reads the motion of a part; a part that moves with another gets its motion when all parts are known. */
export function readOpen(
  open: AuthoredPart["open"],
  source: Source,
  reader: FormulaReader,
  faults: FaultList,
): Pick<PartRule, "open"> {
  if (!open || "with" in open) return {};
  const { kind } = open;
  const axis = reader.template(open.axis, source, ["open", "axis"]);
  oneOf(axis, kind === "hinge" ? EDGES : AXES, `a ${kind}'s axis`, source.at(["open", "axis"]), faults);
  const towards =
    open.towards === undefined ? undefined : reader.template(open.towards, source, ["open", "towards"]);
  if (towards && kind === "slide")
    faults.add(
      source.at(["open", "towards"]),
      "E_SHAPE",
      "a slide goes along its axis, backwards with a negative amount; 'towards' is for hinges",
    );
  else if (towards) oneOf(towards, DIRECTIONS, "'towards'", source.at(["open", "towards"]), faults);
  return {
    open: {
      kind,
      axis,
      amount: reader.quantity(open.amount, source, ["open", "amount"]),
      ...(towards ? { towards } : {}),
    },
  };
}

/** Reports a word that is not in the list, whether written out or a possible result of a formula. */
function oneOf(
  template: TextTemplate,
  words: readonly string[],
  what: string,
  place: Place,
  faults: FaultList,
): void {
  const [only] = template;
  if (template.length > 1) return;
  const given =
    only === undefined ? [""] : typeof only === "string" ? [only] : resultLiterals(only.formula.tree);
  for (const word of given)
    if (!words.includes(word))
      faults.add(
        place,
        "E_OPT",
        `${what} is one of ${words.join(", ")}, not '${word}'`,
        suggest(word, words),
      );
}
