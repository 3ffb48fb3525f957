import { automaticIdRefusal, LIMITS, textRefusal } from "../limits.ts";
import type { ProjectProblem } from "./project-problem.ts";

/**
 * The first fault that makes a value unsafe to walk, store or send: deeper than 64, more than 200,000 nodes, a number that is not finite,
 * text that no database accepts, something that is not JSON. `null` for sound data.
 *
 * Walks without recursion, so that no depth can overflow the stack, and ends on cyclic values. Source: reliability.md T29.
 */
export function checkTree(root: unknown): ProjectProblem | null {
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: root, path: "", depth: 1 },
  ];
  let nodes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    nodes += 1;
    if (nodes > LIMITS.maxNodes) return { path: "", message: `expected at most ${LIMITS.maxNodes} values` };
    if (typeof value !== "object" || value === null) {
      const message = leafFault(value);
      if (message) return { path, message };
      continue;
    }
    if (depth > LIMITS.maxDepth) return { path, message: `expected at most ${LIMITS.maxDepth} levels` };
    if (!Array.isArray(value)) {
      const unfit = Object.keys(value).find((key) => key !== "" && automaticIdRefusal(key, "") !== null);
      if (unfit !== undefined) return { path, message: "expected field names without broken characters" };
    }
    for (const [key, child] of Object.entries(value)) {
      waiting.push({ value: child, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
    }
  }
  return null;
}

function leafFault(value: unknown): string | null {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value) ? null : "expected a finite number";
    case "string":
      return textRefusal(value, "", 0, Number.MAX_SAFE_INTEGER)?.message ?? null;
    case "boolean":
    case "object":
    case "undefined":
      return null;
    default:
      return `expected plain data, got ${typeof value}`;
  }
}
