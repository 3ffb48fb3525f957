import { NO_TERMS } from "@stanza/codecs";
import type { Profile, ProjectSummary } from "@stanza/contract";
import { contentHash, useSession } from "@stanza/web-site";
import { afterEach, beforeEach, vi } from "vitest";
import { closeProject, showNewProject, showProject, useProject } from "../project-store.ts";

export const fields = { terms: NO_TERMS, notes: "" };
export const dealer = { userId: "u1", kind: "pro", name: "Giulia" } as Profile;
export const guest = { userId: "g1", kind: "guest", name: "" } as Profile;
export const summary = { id: 7, isReadOnly: false, status: "assigned", description: "" } as ProjectSummary;

/** A request as it came. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: { readonly document: unknown };
}
/** The server that a test plays: what came to it, and its answers, one after the other; a text is a network failure. */
export const server: { sent: Sent[]; answers: (((request: Sent) => unknown) | string)[] } = {
  sent: [],
  answers: [],
};

export const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** Says that what came is stored as a revision. */
export async function savedAs(revision: number, request: Sent): Promise<Response> {
  const hash = await contentHash(request.body.document);
  return json(200, {
    revision,
    savedAt: "2026-11-20T10:00:00Z",
    contentHash: hash,
    replay: false,
    totals: { currency: "EUR", gross: "0.00", unpricedLines: 0, failedRows: [] },
  });
}

/** Plays the server for each test of a file, whose time passes as the test says. */
export function playServer(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    server.sent = [];
    server.answers = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      const request: Sent = {
        method: init.method ?? "",
        path: String(url),
        headers: new Headers(init.headers),
        body: JSON.parse(String(init.body ?? "{}")),
      };
      server.sent.push(request);
      const answer = server.answers.shift();
      if (typeof answer === "string" || answer === undefined)
        throw new TypeError(answer ?? "no answer prepared");
      return answer(request);
    });
    vi.stubGlobal("navigator", { onLine: true });
    useSession.setState({ status: "signed-in", profile: dealer, expired: false });
  });
  afterEach(() => {
    closeProject();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Opens a project that is stored as revision 3. */
export function openSaved(): void {
  showNewProject("Rossi", "u1", fields);
  const { open } = useProject.getState();
  showProject({
    document: open!.document,
    projectId: 7,
    revision: 3,
    summary,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: 1 },
  });
}
