/** One character of a pattern. */
interface Step {
  readonly accepts: (char: string) => boolean;
  /** True: the character may be missing. */
  readonly isOptional: boolean;
  /** True: the character may be repeated. */
  readonly repeats: boolean;
}

export type TextPattern = readonly Step[];

const MAX_STEPS = 400;
const CLASSES: Readonly<Record<string, (char: string) => boolean>> = {
  d: (char) => char >= "0" && char <= "9",
  w: (char) => /^[A-Za-z0-9_]$/.test(char),
  s: (char) => char === " ",
};

/**
 * Reads the pattern of a text variable: characters, `.`, `\d`, `\w`, `\s`, classes such as `[A-Z0-9-]` and `[^,]`, each with `?`, `*`, `+`,
 * `{n}` or `{n,m}`. The syntax is that of regular expressions without groups and alternatives, so that a text is matched in one pass: no
 * pattern that a catalogue can hold takes longer than pattern times text.
 */
export function parseTextPattern(
  source: string,
):
  | { readonly ok: true; readonly pattern: TextPattern }
  | { readonly ok: false; readonly offset: number; readonly message: string } {
  const chars = [...source];
  const steps: Step[] = [];
  const fail = (offset: number, message: string) => ({ ok: false, offset, message }) as const;
  for (let i = 0; i < chars.length; ) {
    const start = i;
    const char = chars[i]!;
    let accepts: (char: string) => boolean;
    if (char === "[") {
      const end = chars.indexOf("]", i + 2);
      if (end < 0) return fail(start, "'[' is never closed");
      const read = charClass(chars.slice(i + 1, end));
      if (!read) return fail(start, `[${chars.slice(i + 1, end).join("")}] is not a class of characters`);
      accepts = read;
      i = end + 1;
    } else if (char === "\\") {
      const next = chars[i + 1];
      if (next === undefined) return fail(start, "'\\' is followed by nothing");
      const known = CLASSES[next];
      if (!known && /[A-Za-z0-9]/.test(next)) return fail(start, `'\\${next}' is not part of a pattern`);
      accepts = known ?? ((other) => other === next);
      i += 2;
    } else if ("()|^$*+?{}".includes(char)) {
      return fail(start, `'${char}' is not part of a pattern here; a plain one is written \\${char}`);
    } else {
      accepts = char === "." ? () => true : (other) => other === char;
      i++;
    }
    const times = /^(?:([?*+])|\{(\d{1,3})(?:,(\d{1,3})?)?\})/.exec(chars.slice(i, i + 10).join(""));
    const [whole = "", sign, least, most] = times ?? [];
    i += whole.length;
    const min = sign === "+" ? 1 : sign ? 0 : Number(least ?? 1);
    const isOpen = sign === "*" || sign === "+" || (whole.includes(",") && most === undefined);
    const max = isOpen ? min : sign === "?" ? 1 : Number(most ?? min);
    if (max < min) return fail(start, `{${least},${most}} ends before it starts`);
    for (let n = 0; n < max; n++)
      steps.push({ accepts, isOptional: n >= min, repeats: isOpen && n === max - 1 });
    if (isOpen && max === 0) steps.push({ accepts, isOptional: true, repeats: true });
    if (steps.length > MAX_STEPS)
      return fail(start, `the pattern asks for more than ${MAX_STEPS} characters`);
  }
  return { ok: true, pattern: steps };
}

function charClass(chars: readonly string[]): ((char: string) => boolean) | undefined {
  const isNegated = chars[0] === "^";
  const items = isNegated ? chars.slice(1) : chars;
  const ranges: (readonly [string, string])[] = [];
  for (let i = 0; i < items.length; i++) {
    const from = items[i]!;
    const to = items[i + 1] === "-" ? items[i + 2] : undefined;
    if (from === "\\" || from === "[") return undefined;
    if (to !== undefined && to < from) return undefined;
    ranges.push([from, to ?? from]);
    if (to !== undefined) i += 2;
  }
  if (ranges.length === 0) return undefined;
  return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== isNegated;
}

/** Returns true when the whole text fits the pattern. */
export function matchesPattern(pattern: TextPattern, text: string): boolean {
  let reached = closure(pattern, [0]);
  for (const char of text) {
    const next: number[] = [];
    for (const at of reached) {
      const step = pattern[at];
      if (!step?.accepts(char)) continue;
      if (step.repeats) next.push(at);
      next.push(at + 1);
    }
    if (next.length === 0) return false;
    reached = closure(pattern, next);
  }
  return reached.has(pattern.length);
}

/** The positions that can be reached by skipping optional steps. */
function closure(pattern: TextPattern, starts: readonly number[]): ReadonlySet<number> {
  const reached = new Set<number>();
  for (let at of starts) {
    while (!reached.has(at)) {
      reached.add(at);
      if (!pattern[at]?.isOptional) break;
      at++;
    }
  }
  return reached;
}
