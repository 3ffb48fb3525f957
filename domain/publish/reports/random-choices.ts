import { type DclassView, newRow, repairRows, type Value, type VariableView } from "@stanza/catalogue";

/** Lehmer's generator, 0 up to 1, seeded by a text: the same numbers on every machine. */
export function randomFrom(seed: string): () => number {
  let state = 1;
  for (const char of seed) state = (state * 31 + (char.codePointAt(0) ?? 0)) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A value that the panel would let a person choose; `undefined` when there is none, and for texts. */
export function randomValue(
  { kind, options, range, list, refusedValues = [] }: VariableView,
  random: () => number,
): Value | undefined {
  if (kind === "boolean") {
    const wanted = random() < 0.5;
    return refusedValues.some(({ value }) => value === wanted) ? !wanted : wanted;
  }
  if (kind === "option") {
    const allowed = (options ?? []).filter(({ refusal }) => !refusal);
    return allowed[Math.floor(random() * allowed.length)]?.code;
  }
  if (kind === "dclass") return list && randomRows(list, random);
  if (kind !== "number" || !range) return undefined;
  if (range.values) return range.values[Math.floor(random() * range.values.length)];
  const { min = 0, max = min + 1000, step = 1 } = range;
  return min + step * Math.floor((random() * (max - min + step)) / step);
}

/** The present records with one changed, added or removed, as an editor does. Unlimited numbers are at most doubled or halved. */
function randomRows(list: DclassView, random: () => number): Value {
  const rows = list.rows.map((row) => ({ ...row }));
  const at = Math.floor(random() * rows.length);
  const kind = random();
  if (kind < 0.25 || rows.length === 0) rows.splice(at, 0, { ...(rows[at] ?? newRow(list)) });
  else if (kind < 0.5) rows.splice(at, 1);
  const row = rows[Math.floor(random() * rows.length)];
  const field = list.fields[Math.floor(random() * list.fields.length)];
  if (row && field) {
    const { name, type, options = [], min, max } = field;
    const present = Number(row[name]) || 0;
    const [low, high] = [min ?? Math.floor(present / 2), max ?? (present === 0 ? 1000 : present * 2)];
    if (type === "num") row[name] = Math.round(low + random() * (high - low));
    if (type === "bool") row[name] = random() < 0.5;
    if (type === "option") row[name] = options[Math.floor(random() * options.length)]!.code;
  }
  return repairRows(list, rows).text;
}
