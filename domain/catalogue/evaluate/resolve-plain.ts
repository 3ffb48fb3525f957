import type { TextVariable } from "../bundle.ts";
import type { Closure } from "../rules/closure.ts";
import { compileFormula } from "../rules/compile.ts";
import type { Scope, Slot } from "../rules/rule-type.ts";
import { matchesPattern, parseTextPattern } from "../rules/text-pattern.ts";
import { CHOOSE_ONE, notUnderstood, tooLong } from "./problem-texts.ts";
import { given, type Resolved, type Resolver, refused } from "./resolver.ts";

export function resolverOfText(rule: TextVariable, scope: Scope): Resolver {
  const authored = rule.default ?? "";
  const fallback: Closure<string> =
    typeof authored === "string" ? () => authored : (compileFormula(authored, scope) as Closure<string>);
  const parsed = rule.pattern === undefined ? undefined : parseTextPattern(rule.pattern);
  const pattern = parsed?.ok ? parsed.pattern : undefined;
  const byDefault = (slots: Slot[]): Resolved => {
    const value = fallback(slots);
    return given(value, value);
  };
  return (slots, input) => {
    const wanted = input === undefined ? fallback(slots) : String(input.value);
    if (wanted === "" && rule.mandatory)
      return {
        slot: "",
        value: "",
        problems: [
          { code: `${rule.code}_MISSING`, severity: "error", variable: rule.code, because: CHOOSE_ONE },
        ],
      };
    // By code points, so that cutting never leaves half a character.
    const letters = [...wanted];
    if (letters.length <= rule.maxLength) {
      if (!input || wanted === "" || !pattern || matchesPattern(pattern, wanted))
        return given(wanted, wanted);
      return refused(
        rule,
        input,
        given(wanted, wanted),
        () => byDefault(slots),
        rule.because ?? notUnderstood(wanted),
      );
    }
    const cut = letters.slice(0, rule.maxLength).join("");
    if (!input) return given(cut, cut);
    return refused(
      rule,
      input,
      given(wanted, wanted),
      () => given(cut, cut),
      rule.because ?? tooLong(rule.maxLength),
    );
  };
}
