import type { ProjectRefusal } from "../outcome.ts";
import type { ProjectProblem } from "./project-problem.ts";

/** Adds the faults of a value at a path to the problems. */
export type Check = (value: unknown, path: string, problems: ProjectProblem[]) => void;

/** A record with these fields; a field named `x?` may be absent, and unknown fields are allowed. */
export function recordWith(fields: Readonly<Record<string, Check>>): Check {
  const entries = Object.entries(fields).map(([name, check]) => ({
    name: name.replace(/\?$/, ""),
    optional: name.endsWith("?"),
    check,
  }));
  return (value, path, problems) => {
    if (!isRecord(value)) return fault(problems, path, "expected an object");
    for (const { name, optional, check } of entries) {
      if (!optional || value[name] !== undefined) check(value[name], join(path, name), problems);
    }
  };
}

export function recordOf(key: Check, check: Check): Check {
  return (value, path, problems) => {
    if (!isRecord(value)) return fault(problems, path, "expected an object");
    for (const [name, one] of Object.entries(value)) {
      key(name, join(path, name), problems);
      check(one, join(path, name), problems);
    }
  };
}

export function listOf(check: Check, bounds: { readonly min?: number; readonly max?: number } = {}): Check {
  const { min = 0, max = Infinity } = bounds;
  return (value, path, problems) => {
    if (!Array.isArray(value)) return fault(problems, path, "expected a list");
    if (value.length < min)
      return fault(problems, path, `expected at least ${min} entries, got ${value.length}`);
    if (value.length > max)
      return fault(problems, path, `expected at most ${max} entries, got ${value.length}`);
    for (const [i, one] of value.entries()) check(one, join(path, i), problems);
  };
}

/** One of several kinds of record, distinguished by a field. */
export function eitherBy(field: string, kinds: Readonly<Record<string, Check>>): Check {
  return (value, path, problems) => {
    if (!isRecord(value)) return fault(problems, path, "expected an object");
    const kind = value[field];
    const check = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!check) return fault(problems, join(path, field), `expected ${Object.keys(kinds).join(" or ")}`);
    check(value, path, problems);
  };
}

/** Reports the refusal of a change as a problem. */
export function unless(refusal: (value: unknown, at: string) => ProjectRefusal | null): Check {
  return (value, path, problems) => {
    const found = refusal(value, path);
    if (found) fault(problems, path, found.message);
  };
}

export const isBoolean: Check = (value, path, problems) => {
  if (typeof value !== "boolean") fault(problems, path, "expected true or false");
};

export function orNull(check: Check): Check {
  return (value, path, problems) => {
    if (value !== null) check(value, path, problems);
  };
}

export function fault(problems: ProjectProblem[], path: string, message: string): void {
  problems.push({ path, message });
}

const join = (path: string, name: string | number): string => (path === "" ? `${name}` : `${path}.${name}`);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
