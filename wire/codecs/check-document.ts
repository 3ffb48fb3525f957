import { increaseProblems, limitSentence, termsLimitProblems } from "@stanza/pricing";
import { checkProject } from "@stanza/project";
import { decodeProject } from "./decode-project.ts";
import type { DecodedProject } from "./project-codec.ts";

/**
 * A document from JSON of any known format that may be worked on and stored: its shape, every value within its bounds, relations that
 * hold, and terms within their limits.
 *
 * problems   the first kind of fault that it has, each with its place
 */
export function checkDocument(value: unknown): DecodedProject {
  const decoded = decodeProject(value);
  if (!decoded.ok) return decoded;
  const project = checkProject(decoded.document.project);
  if (!project.ok) return project;
  const { terms, head } = decoded.document;
  const limits = [...increaseProblems(head.pricesIncrease), ...termsLimitProblems(terms)];
  if (limits.length === 0) return decoded;
  return { ok: false, problems: limits.map((limit) => ({ path: limit.at, message: limitSentence(limit) })) };
}
