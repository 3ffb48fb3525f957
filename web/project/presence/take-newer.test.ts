import { encodeProject } from "@stanza/codecs";
import { rename } from "@stanza/project";
import { useToasts } from "@stanza/web-ui";
import { expect, test } from "vitest";
import { transact, undo } from "../history/project-steps.ts";
import { isDirty, useProject } from "../project-store.ts";
import { json, openSaved, playServer, server, summary } from "../testing/played-server.ts";
import { takeNewer } from "./take-newer.ts";

playServer();

const open = () => useProject.getState().open!;
const answerNewer = (revision = 5) => {
  const document = { ...encodeProject(open().document), des: "Verdi" };
  const told = { ...summary, updatedBy: "Marco", crmOrder: "" };
  server.answers = [() => json(200, { summary: told, document, revision, contentHash: "theirs" })];
};

test("[AU-10] what somebody else has saved is shown where nothing waits here, is saved, and undo takes it back", async () => {
  openSaved();
  answerNewer();
  await takeNewer(open());
  expect(open()).toMatchObject({ revision: 5, document: { project: { description: "Verdi" } } });
  expect(isDirty(open())).toBe(false);
  expect(useToasts.getState().toasts.map(({ key }) => key)).toContain("merged");
  undo();
  expect(open().document.project.description).toBe("Rossi");
});

test("[AU-10] where something waits to be saved nothing is asked: that save brings both together", async () => {
  openSaved();
  answerNewer();
  transact("edit.rename", (project) => rename(project, { description: "Bianchi" }));
  await takeNewer(open());
  expect(server.sent).toEqual([]);
  expect(open().document.project.description).toBe("Bianchi");
});

test("[AU-10] an edit that is made while it is on its way is kept", async () => {
  openSaved();
  answerNewer();
  const taken = takeNewer(open());
  transact("edit.rename", (project) => rename(project, { description: "Bianchi" }));
  await taken;
  expect(open()).toMatchObject({ revision: 3, document: { project: { description: "Bianchi" } } });
});
