import type { z } from "zod";
import type { FaultList } from "../source/fault-list.ts";
import { type Path, routed, type Source, within } from "../source/yaml-source.ts";
import { type Issue, report } from "./read-shape.ts";

/** The readable rest of a piece of YAML some of whose parts have no sound shape. */
export interface Pruned<T> {
  readonly shape: T;
  /** Leads to the places of values in the file, even after earlier entries were left out. */
  readonly source: Source;
  /** Top-level keys with entries that were left out, and the names of those entries. */
  readonly lost: ReadonlyMap<string, ReadonlySet<string>>;
}

const MAX_ROUNDS = 20;

/**
 * Checks a map against a schema and reports every mistake; then continues without the broken entries, so that mistakes elsewhere in the
 * file are found in the same run.
 *
 * placeholders  values for keys that cannot be left out
 */
export function pruneShape<S extends z.ZodType>(
  schema: S,
  value: unknown,
  source: Source,
  faults: FaultList,
  placeholders: Readonly<Record<string, unknown>>,
): Pruned<z.output<S>> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    const { error } = schema.safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? []) report(issue as Issue, source, faults);
    return undefined;
  }
  const left: Record<string, unknown> = { ...value };
  const kept = new Map<PropertyKey, readonly number[]>();
  const lost = new Map<string, Set<string>>();
  const located = routed(source, (key) => {
    const indexes = kept.get(key);
    const list = within(source, [key]);
    return (
      indexes && routed(list, (i) => (typeof i === "number" ? within(list, [indexes[i] ?? i]) : undefined))
    );
  });
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const result = schema.safeParse(left, { reportInput: true });
    if (result.success) return { shape: result.data, source: located, lost };
    const issues = result.error.issues as readonly Issue[];
    for (const issue of issues) report(issue, located, faults);
    for (const entry of entriesToDrop(issues)) drop(entry, left, kept, lost, placeholders);
  }
  return undefined;
}

/** The broken entries, as key or key and entry; later entries of a list first, so that earlier ones keep their index. */
function entriesToDrop(issues: readonly Issue[]): readonly Path[] {
  const entries = issues.flatMap((issue): readonly Path[] => {
    if (issue.code === "unrecognized_keys" && issue.path.length === 0)
      return (issue.keys ?? []).map((key) => [key]);
    return [issue.path.slice(0, 2)];
  });
  const unique = new Map(entries.map((entry) => [entry.map(String).join("\n"), entry]));
  return [...unique.values()].sort((a, b) => Number(b[1] ?? -1) - Number(a[1] ?? -1));
}

function drop(
  [key, entry]: Path,
  left: Record<string, unknown>,
  kept: Map<PropertyKey, readonly number[]>,
  lost: Map<string, Set<string>>,
  placeholders: Readonly<Record<string, unknown>>,
): void {
  if (key === undefined) return;
  const section = String(key);
  const names = lost.get(section) ?? new Set<string>();
  lost.set(section, names);
  const content = left[section];
  if (Array.isArray(content) && typeof entry === "number" && !(section in placeholders)) {
    for (const name of namesOf(content[entry])) names.add(name);
    const indexes = kept.get(section) ?? content.map((_, i) => i);
    kept.set(
      section,
      indexes.filter((_, i) => i !== entry),
    );
    left[section] = content.filter((_, i) => i !== entry);
  } else if (isMap(content) && entry !== undefined && !(section in placeholders)) {
    names.add(String(entry));
    const { [String(entry)]: _, ...rest } = content;
    left[section] = rest;
  } else if (section in placeholders) left[section] = placeholders[section];
  else delete left[section];
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function namesOf(item: unknown): readonly string[] {
  if (!isMap(item)) return typeof item === "string" ? [item] : [];
  return [item.cod, item.id].filter((name) => typeof name === "string");
}
