import type { ProjectSummary } from "@stanza/contract";
import { useConnection } from "../client/use-connection.ts";
import { type Copy, copiesUnder, findCopy, ownerOfCopies } from "./copies.ts";

const SESSION = "/api/session";
const PROJECTS = "/api/projects";
/** As long as the server's own sessions: whoever was away longer signs in again. */
const SESSION_MS = 7 * 86_400_000;

/** The person at the page. */
let reader: string | undefined;

/** Says who is at the page now: nobody else's answers are given. */
export function readAs(userId: string | undefined): void {
  reader = userId;
}

/**
 * What the server answered before, for a server that cannot be reached; undefined where this device does not have it. Only the person to
 * whom it was said hears it again.
 */
export async function answerOfBefore(url: string): Promise<Response | undefined> {
  useConnection.setState({ isAway: true });
  const owner = await ownerOfCopies();
  if (owner === undefined) return undefined;
  if (url === SESSION) {
    const session = await findCopy(url);
    if (!session || Date.now() - session.at >= SESSION_MS) return undefined;
    readAs(owner);
    return answerOf(session);
  }
  if (reader !== owner) return undefined;
  const { pathname, searchParams } = new URL(url, location.origin);
  if (pathname === PROJECTS) {
    const copies = await copiesUnder(`${PROJECTS}/`);
    return answerOf({ url, body: listOf(copies, searchParams), at: copies[0]?.at ?? Date.now() });
  }
  const copy = await findCopy(url);
  return copy && answerOf(copy);
}

const answerOf = ({ body, at }: Copy): Response =>
  new Response(JSON.stringify(body), {
    headers: { "content-type": "application/json", "x-kept-at": String(at) },
  });

/** The projects that were opened on this device, as a list that a person asked for. */
export function listOf(copies: readonly Copy[], asked: URLSearchParams) {
  const words = (asked.get("search") ?? "").toLowerCase().split(/\s+/);
  const status = asked.get("status");
  const limit = Number(asked.get("limit")) || copies.length;
  const found = copies
    .map(({ body }) => (body as { readonly summary: ProjectSummary }).summary)
    .filter(({ description, customerName }) => {
      const said = `${description}\n${customerName}`.toLowerCase();
      return words.every((word) => said.includes(word));
    });
  const counts: Partial<Record<ProjectSummary["status"], number>> = {};
  for (const one of found) counts[one.status] = (counts[one.status] ?? 0) + 1;
  const projects = found
    .filter((one) => status === null || one.status === status)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return { projects: projects.slice(0, limit), next: null, counts, moreOf: [] };
}
