import type { TextTemplate } from "../bundle.ts";
import type { Closure } from "./closure.ts";
import { compileTree } from "./compile.ts";
import { numberText, withoutNoise } from "./functions.ts";
import type { Scope, Slot } from "./rule-type.ts";
import { countText } from "./step-count.ts";

/** Compiles a text with formulas inside. A condition reads `1` or `0`. */
export function compileTemplate(template: TextTemplate, scope: Scope): Closure<string> {
  const pieces = template.map((piece): Closure<string> => {
    if (typeof piece === "string") return () => piece;
    const { type, run } = compileTree(piece.formula.tree, scope);
    if (type.kind === "str") return run as Closure<string>;
    if (type.kind === "num" && piece.digits !== undefined) {
      const { digits, decimals = 0 } = piece;
      return (s) => padded(run(s) as number, digits, decimals);
    }
    return (s) => slotText(run(s));
  });
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const whole = (s: Slot[]) => {
    let text = "";
    for (const piece of pieces) text += piece(s);
    return text;
  };
  return scope.isBounded ? (s) => countText(s, whole(s)) : whole;
}

/** Formats a plain value for keys and variant pairs. */
export function slotText(value: Slot): string {
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}

function padded(value: number, digits: number, decimals: number): string {
  const scale = 10 ** decimals;
  const clean = withoutNoise(Math.abs(value));
  const scaled = numberText(Math.floor(withoutNoise(clean * scale) + 0.5)).padStart(digits + decimals, "0");
  const text = decimals === 0 ? scaled : `${scaled.slice(0, -decimals)}.${scaled.slice(-decimals)}`;
  return value < 0 && Number(scaled) !== 0 ? `-${text}` : text;
}
