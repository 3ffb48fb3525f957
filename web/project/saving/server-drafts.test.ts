import { rename } from "@stanza/project";
import { expect, test, vi } from "vitest";
import { transact } from "../history/project-steps.ts";
import { showNewProject, useProject } from "../project-store.ts";
import { fields, json, openSaved, playServer, server } from "../testing/played-server.ts";
import { removeEntry, unsavedWork } from "./journal.ts";
import { keepJournal } from "./journal-keeping.ts";
import { saveChip } from "./save-chip.ts";

// Node has no IndexedDB, as a browser that keeps nothing has none for us.
playServer();
const name = (description: string) => transact("rename", (p) => rename(p, { description }));
const noContent = () => new Response(null, { status: 204 });
const drafts = () =>
  server.sent.map(({ method, body }) => [
    method,
    (body as { readonly draft?: { readonly description: string } }).draft?.description,
  ]);

test("[F10] [PR-17] a guest's work goes to the server where the device keeps nothing, each two seconds at most, and the page says so", async () => {
  showNewProject("Kitchen", "guest", fields);
  useProject.setState({ saveState: { kind: "on-device" }, journal: "device" });
  const stop = keepJournal();
  server.answers = [noContent, noContent];
  name("Kitchen 2");
  await vi.advanceTimersByTimeAsync(200);
  expect(drafts()).toEqual([["PUT", "Kitchen 2"]]);
  expect(server.sent[0]?.headers.get("x-draft-holder")).toMatch(/^[0-9a-f]{32}$/);
  const { saveState, journal } = useProject.getState();
  expect([journal, saveChip(saveState, journal)]).toEqual([
    "server",
    { key: "save.draft", tone: "quiet", action: "sign-in" },
  ]);
  for (const at of [3, 4, 5]) name(`Kitchen ${at}`);
  await vi.advanceTimersByTimeAsync(1900);
  expect(drafts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(drafts()).toEqual([
    ["PUT", "Kitchen 2"],
    ["PUT", "Kitchen 5"],
  ]);
  stop();
});

test("[F10] what was on its way to the server and stays here after all is kept without another edit", async () => {
  showNewProject("Kitchen", "guest", fields);
  useProject.setState({ saveState: { kind: "pending" }, journal: "device" });
  const stop = keepJournal();
  name("Kitchen 2");
  await vi.advanceTimersByTimeAsync(200);
  expect([drafts(), useProject.getState().journal]).toEqual([[], "nowhere"]);
  server.answers = [noContent];
  useProject.setState({ saveState: { kind: "on-device" } });
  await vi.advanceTimersByTimeAsync(2100);
  expect([drafts(), useProject.getState().journal]).toEqual([[["PUT", "Kitchen 2"]], "server"]);
  stop();
});

test("[F10] work that is on its way to the server makes no draft; one that the server does not take is in the page alone", async () => {
  openSaved();
  const stop = keepJournal();
  useProject.setState({ saveState: { kind: "pending" } });
  name("Rossi 2");
  await vi.advanceTimersByTimeAsync(2500);
  expect([drafts(), useProject.getState().journal]).toEqual([[], "nowhere"]);
  useProject.setState({ saveState: { kind: "refused", cause: "gone", message: "" } });
  server.answers = ["down"];
  name("Rossi 3");
  await vi.advanceTimersByTimeAsync(2500);
  expect([drafts(), useProject.getState().journal]).toEqual([[["PUT", "Rossi 3"]], "nowhere"]);
  stop();
});

test("[F10] what the server keeps is offered as what the device had kept would be, and leaves it when it is done with", async () => {
  const draft = {
    key: "p|gone",
    tab: "gone",
    projectId: null,
    projectKey: "p",
    revision: null,
    owner: "guest",
    description: "Kitchen",
    at: Date.now(),
    document: {},
    base: null,
  };
  server.answers = [() => json(200, { drafts: [draft, { ...draft, key: "q|gone", owner: "somebody" }] })];
  expect((await unsavedWork("guest")).map(({ key }) => key)).toEqual(["p|gone"]);
  server.answers = [noContent];
  await removeEntry("p|gone");
  expect(server.sent.map(({ method, path }) => [method, path])).toEqual([
    ["GET", "/api/drafts"],
    ["DELETE", "/api/drafts?key=p%7Cgone"],
  ]);
  await removeEntry("unknown|gone");
  expect(server.sent).toHaveLength(2);
});
