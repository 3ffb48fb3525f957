import { type Choices, suggest, type Value } from "@stanza/catalogue";
import { impossibleNumber } from "../declarations/number-limits.ts";
import type { ShapedVariable } from "../declarations/shaped-variable.ts";
import type { FaultList } from "../source/fault-list.ts";
import type { Path, Source } from "../source/yaml-source.ts";

/** Checks authored values (presets, defaults, tests) against their variables. */
export function checkChoices(
  choices: Choices,
  variables: readonly ShapedVariable[],
  source: Source,
  path: Path,
  faults: FaultList,
): void {
  const byCode = new Map(variables.map((variable) => [variable.authored.cod, variable]));
  for (const [code, value] of Object.entries(choices)) {
    const variable = byCode.get(code);
    if (faults.unknown.has(code)) continue;
    if (!variable) {
      faults.add(
        source.key([...path, code]),
        "E_NAME",
        `there is no variable '${code}' here`,
        suggest(code, byCode.keys()),
      );
      continue;
    }
    checkValue(code, value, variable, source, [...path, code], faults);
  }
}

function checkValue(
  code: string,
  value: Value,
  { authored, list }: ShapedVariable,
  source: Source,
  path: Path,
  faults: FaultList,
): void {
  if (authored.kind === "option" && list && !list.places.has(String(value))) {
    const codes = [...list.places.keys()];
    faults.add(
      source.at(path),
      "E_OPT",
      `'${value}' is not an option of ${code} (${codes.slice(0, 8).join(", ")}${codes.length > 8 ? ", …" : ""})`,
      suggest(String(value), codes),
    );
  }
  if (authored.kind === "number" && typeof value !== "number")
    faults.add(source.at(path), "E_TYPE", `${code} is a number, not '${value}'`);
  if (authored.kind === "number" && typeof value === "number") {
    const wrong = impossibleNumber(authored, value);
    if (wrong !== undefined) faults.add(source.at(path), "E_RANGE", wrong);
  }
  if (authored.kind === "boolean" && typeof value !== "boolean")
    faults.add(source.at(path), "E_TYPE", `${code} is true or false, not '${value}'`);
}
