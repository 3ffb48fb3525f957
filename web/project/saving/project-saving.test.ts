import { encodeProject, type ProjectDocument } from "@stanza/codecs";
import { accepted, addRow, rename, useCatalogue as takeIntoUse } from "@stanza/project";
import { contentHash, useSession } from "@stanza/web-site";
import { describe, expect, test, vi } from "vitest";
import { editAgreement, redo, transact, undo } from "../history/project-steps.ts";
import { isDirty, showNewProject, showProject, useProject } from "../project-store.ts";
import {
  dealer,
  fields,
  guest,
  json,
  openSaved,
  playServer,
  type Sent,
  savedAs,
  server,
  summary,
} from "../testing/played-server.ts";
import { saveAsOffer, saveNow } from "./project-saving.ts";

playServer();

/** The same with the rows `a` and `b`. */
function withRows(document: ProjectDocument): ProjectDocument {
  const catalogue = { catalogue: "C", version: "1", model: "M" };
  const placed = {
    ...catalogue,
    article: "A",
    choices: {},
    placement: { on: "room", at: [0, 0, 0], rotY: 0 },
  } as const;
  const project = ["a", "b"].reduce(
    (so, id) => accepted(addRow(so, { ...placed, id })),
    accepted(takeIntoUse(document.project, catalogue)),
  );
  return { ...document, project };
}
const inUse = (project: ProjectDocument["project"]) =>
  takeIntoUse(project, { catalogue: "C", version: "1", model: "M" });
/** What is saved, under a name that somebody else gave it. */
const theirs = (des: string) => ({ ...encodeProject(state().open!.savedDocument!), des });
const name = (description: string) => transact("rename", (p) => rename(p, { description }));
const state = () => useProject.getState();
/** Pauses pass at once; what is hashed between them takes real time, on a busy machine a good deal. */
const untilSaved = () =>
  vi.waitUntil(
    async () => {
      await vi.advanceTimersByTimeAsync(31_000);
      return state().saveState.kind === "saved";
    },
    { timeout: 20_000, interval: 5 },
  );

describe("the open project", () => {
  test("a change can be undone and redone, and a refused one changes nothing", () => {
    openSaved();
    name("Bianchi");
    expect(state().open?.document.project.description).toBe("Bianchi");
    undo();
    expect(state().open?.document.project.description).toBe("Rossi");
    redo();
    expect(state().open?.document.project.description).toBe("Bianchi");
    const before = state().open;
    const outcome = name("x".repeat(100_000));
    expect(outcome?.ok).toBe(false);
    expect(state().open).toBe(before);
  });

  test("undo takes back the project and leaves the agreement", () => {
    openSaved();
    editAgreement({ notes: "third floor" });
    name("Bianchi");
    undo();
    expect(state().open?.document).toMatchObject({ notes: "third floor", project: { description: "Rossi" } });
  });

  test("a read-only project does not change", () => {
    openSaved();
    useProject.setState({ saveState: { kind: "read-only" } });
    expect(name("Bianchi")).toBeNull();
    editAgreement({ notes: "no" });
    undo();
    expect(isDirty(state().open!)).toBe(false);
  });

  test("a new project without a choice has nothing to save", async () => {
    showNewProject("", "u1", fields);
    await saveNow();
    expect(server.sent).toEqual([]);
  });
});

describe("saving", () => {
  test("[AU-10] a change is saved on the revision it started from, and 'saved' is said of exactly what was sent", async () => {
    openSaved();
    name("Bianchi");
    expect(state().saveState.kind).toBe("pending");
    server.answers = [(request) => savedAs(4, request)];
    await saveNow();
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toMatchObject({ method: "PUT", path: "/api/projects/7" });
    expect(server.sent[0]!.headers.get("if-match")).toBe('"3"');
    expect(server.sent[0]!.body.document).toEqual(
      JSON.parse(JSON.stringify(encodeProject(state().open!.document))),
    );
    expect(state()).toMatchObject({ saveState: { kind: "saved" }, open: { revision: 4 } });
    expect(isDirty(state().open!)).toBe(false);
  });

  test("a lost answer is asked for again with the same save id and document, then the newer edits follow", async () => {
    openSaved();
    name("Bianchi");
    server.answers = ["connection reset"];
    await saveNow();
    expect(state().saveState.kind).toBe("retrying");
    name("Bianchi 2");
    server.answers = [(request) => savedAs(4, request), (request) => savedAs(5, request)];
    await saveNow();
    expect(server.sent[1]!.headers.get("x-save-id")).toBe(server.sent[0]!.headers.get("x-save-id"));
    expect(server.sent[1]!.body).toEqual(server.sent[0]!.body);
    expect(state().saveState.kind).toBe("pending");
    await saveNow();
    expect(server.sent[2]!.headers.get("if-match")).toBe('"4"');
    expect(server.sent[2]!.headers.get("x-save-id")).not.toBe(server.sent[0]!.headers.get("x-save-id"));
    expect(server.sent[2]!.body.document).toMatchObject({ des: "Bianchi 2" });
    expect(state().saveState.kind).toBe("saved");
  });

  test("failures are tried again by themselves until one succeeds", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [
      "down",
      () => new Response("<html>portal</html>", { status: 200 }),
      () => json(503, {}),
      (r) => savedAs(4, r),
    ];
    await saveNow();
    await untilSaved();
    expect(server.sent).toHaveLength(4);
  });

  test("a stored content that differs is not called saved", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [
      () =>
        json(200, {
          revision: 4,
          savedAt: "2026-11-20T10:00:00Z",
          contentHash: "0".repeat(64),
          replay: false,
          totals: { currency: "EUR", gross: "0.00", unpricedLines: 0, failedRows: [] },
        }),
    ];
    await saveNow();
    expect(state().saveState.kind).toBe("retrying");
    expect(isDirty(state().open!)).toBe(true);
    expect(state().open?.revision).toBe(4);
  });

  test("a revision that somebody else made since is a conflict, and nothing is sent again by itself", async () => {
    openSaved();
    name("Bianchi");
    const details = { current: 5, by: "Marco", at: "2026-11-20T10:00:00Z" };
    server.answers = [
      () => json(412, { error: "stale-revision", message: "", details }),
      () => json(200, { summary, document: theirs("Verdi"), revision: 5, contentHash: "theirs" }),
    ];
    await saveNow();
    expect(state().saveState).toEqual({ kind: "conflict", ...details });
    await saveNow();
    expect(server.sent.map(({ method }) => method)).toEqual(["PUT", "GET"]);
    expect(isDirty(state().open!)).toBe(true);
  });

  test("[F07] what somebody else has saved of other things joins the work that is open, is saved with it, and can be undone", async () => {
    openSaved();
    transact("edit.header", inUse);
    const details = { current: 5, by: "Marco", at: "2026-11-20T10:00:00Z" };
    server.answers = [
      () => json(412, { error: "stale-revision", message: "", details }),
      () => json(200, { summary, document: theirs("Verdi"), revision: 5, contentHash: "theirs" }),
      (request) => savedAs(6, request),
    ];
    await saveNow();
    expect(state().open?.document.project.description).toBe("Verdi");
    await untilSaved();
    expect(server.sent.map(({ method }) => method)).toEqual(["PUT", "GET", "PUT"]);
    expect(server.sent[2]?.headers.get("if-match")).toBe('"5"');
    expect(JSON.stringify(server.sent[2]?.body.document)).toContain('"des":"Verdi"');
    undo();
    expect(state().open?.document.project).toMatchObject({
      description: "Rossi",
      catalogues: { C: { model: "M" } },
    });
  });

  test("a newer revision with exactly our content is our own late save, not a conflict", async () => {
    openSaved();
    name("Bianchi");
    const details = { current: 5, by: "Giulia", at: "2026-11-20T10:00:00Z" };
    const own = await contentHash(encodeProject(state().open!.document));
    server.answers = [
      () => json(412, { error: "stale-revision", message: "", details }),
      () => json(200, { summary, document: {}, revision: 5, contentHash: own }),
    ];
    await saveNow();
    expect(state()).toMatchObject({ saveState: { kind: "saved" }, open: { revision: 5 } });
  });

  test("[QU-14] options that a client took meanwhile join the work that is open; anything else is a conflict", async () => {
    for (const isOther of [false, true]) {
      const rows = ["a", "b"].map((id) => [
        id,
        { needsPhoto: false, reference: "", optional: true as const },
      ]);
      openSaved();
      const document = { ...withRows(state().open!.document), rows: Object.fromEntries(rows) };
      const saveState = { kind: "saved", at: 1 } as const;
      showProject({ document, projectId: 7, revision: 3, summary, owner: "u1", isSaved: true, saveState });
      const stored = encodeProject(state().open!.document);
      const [first, second] = stored.rows;
      const { optional: _, ...plain } = first!;
      const theirs = { ...stored, rows: [plain, second!], ...(isOther ? { des: "Changed" } : {}) };
      name("Bianchi");
      server.sent = [];
      const details = { current: 5, by: "Giulia", at: "2026-11-20T10:00:00Z" };
      const hash = await contentHash(theirs);
      server.answers = [
        () => json(412, { error: "stale-revision", message: "", details }),
        () => json(200, { summary, document: theirs, revision: 5, contentHash: hash }),
        (request) => savedAs(6, request),
      ];
      await saveNow();
      if (isOther) {
        expect(state().saveState).toEqual({ kind: "conflict", ...details });
        continue;
      }
      await untilSaved();
      expect(server.sent.map(({ method }) => method)).toEqual(["PUT", "GET", "PUT"]);
      expect(server.sent[2]?.headers.get("if-match")).toBe('"5"');
      expect(server.sent[2]?.body.document).toMatchObject({
        des: "Bianchi",
        rows: [{ uniqueid: "a" }, { optional: true }],
      });
      expect(JSON.stringify(server.sent[2]?.body.document)).toContain(JSON.stringify(second));
      expect(state().open?.document.rows).toEqual({
        a: { needsPhoto: false, reference: "" },
        b: { needsPhoto: false, reference: "", optional: true },
      });
    }
  });

  test("[F11] a session that ended keeps the edits for the one who made them", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [() => json(401, { error: "not-signed-in", message: "" })];
    await saveNow();
    expect(state().saveState.kind).toBe("signed-out");
    useSession.setState({ profile: { ...dealer, userId: "u2" } });
    await saveNow();
    expect(server.sent).toHaveLength(1);
    useSession.setState({ profile: dealer });
    server.answers = [(request) => savedAs(4, request)];
    await saveNow();
    expect(state().saveState.kind).toBe("saved");
  });

  test("a guest's edits stay on the device and become the user's own project at sign-in", async () => {
    useSession.setState({ profile: guest });
    showNewProject("Rossi", "guest", fields);
    name("Guest kitchen");
    await saveNow();
    expect(server.sent).toEqual([]);
    expect(state().saveState.kind).toBe("on-device");
    useSession.setState({ profile: dealer });
    server.answers = [
      (request) =>
        json(201, {
          summary: { ...summary, id: 12 },
          document: { ...(request.body.document as object), status: "assigned" },
          revision: 1,
          contentHash: "",
        }),
    ];
    await saveNow();
    expect(server.sent[0]).toMatchObject({ method: "POST", path: "/api/projects" });
    expect(state()).toMatchObject({
      saveState: { kind: "saved" },
      open: { projectId: 12, revision: 1, owner: "u1", document: { head: { status: "assigned" } } },
    });
  });

  test("[AU-10] without the right to save the edits stay and it says why", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [() => json(403, { error: "forbidden", message: "No." })];
    await saveNow();
    expect(state().saveState).toMatchObject({ kind: "refused", cause: "forbidden" });
    expect(accepted(rename(state().open!.document.project, { description: "x" })).description).toBe("x");
  });
});

describe("saving as an offer", () => {
  const offered = { status: "offer", isOffer: true };
  async function asOffer(revision: number, request: Sent): Promise<Response> {
    const answer = await savedAs(revision, request);
    return json(200, { ...(await answer.json()), status: "offer", isOffer: true });
  }
  const marks = () => server.sent.map(({ body }) => (body as { as?: string }).as);

  test("[PR-05] what is not saved yet is saved first, then the project as an offer, and its summary says so", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [(request) => savedAs(4, request), (request) => asOffer(5, request)];
    await saveAsOffer();
    expect(marks()).toEqual([undefined, "offer"]);
    expect(server.sent[1]!.headers.get("if-match")).toBe('"4"');
    expect(server.sent[1]!.body.document).toEqual(server.sent[0]!.body.document);
    expect(state()).toMatchObject({ saveState: { kind: "saved" }, open: { revision: 5, summary: offered } });
    await saveNow();
    expect(server.sent).toHaveLength(2);
  });

  test("[PR-05] a lost answer is asked for again by itself with the same save id, though nothing has been edited", async () => {
    openSaved();
    server.answers = ["connection reset", (request) => asOffer(4, request)];
    expect((await saveAsOffer()).kind).toBe("retrying");
    expect(state().open?.summary?.isOffer).toBeFalsy();
    await untilSaved();
    expect(marks()).toEqual(["offer", "offer"]);
    expect(server.sent[1]!.headers.get("x-save-id")).toBe(server.sent[0]!.headers.get("x-save-id"));
    expect(state().open?.summary).toMatchObject(offered);
  });

  test("[PR-05] a project that cannot be saved is not made an offer, and a refused one is not asked for again", async () => {
    openSaved();
    name("Bianchi");
    server.answers = [() => json(403, { error: "forbidden", message: "No." })];
    expect((await saveAsOffer()).kind).toBe("refused");
    expect(marks()).toEqual([undefined]);

    openSaved();
    server.sent = [];
    server.answers = [() => json(403, { error: "forbidden", message: "No." })];
    expect((await saveAsOffer()).kind).toBe("refused");
    useProject.setState({ saveState: { kind: "saved", at: 1 } });
    await saveNow();
    expect(marks()).toEqual(["offer"]);
  });
});
