import { newDocument } from "@stanza/codecs";
import type { ProjectSummary, SiteConfig } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import { newProject, type Project } from "@stanza/project";
import { closeProject, setEvaluation, showProject, useProject } from "@stanza/web-project";
import { useConfig } from "@stanza/web-site";
import { clearLogs, useLogs } from "@stanza/web-ui";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPictures, NO_SCENE, offerPictures, type Photographer, takePicture } from "./project-picture.ts";

const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
const summary = { id: 7, revision: 3 } as ProjectSummary;
const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: "image/jpeg" });
let sent: { readonly url: string; readonly init: RequestInit }[] = [];
let stops: (() => void)[] = [];
let answer = () => new Response(null, { status: 204 });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  useConfig.setState({ config: { saveprjpicture: true } as SiteConfig["config"] });
  showProject({
    document: newDocument(newProject({ description: "" }), fields),
    projectId: 7,
    revision: 3,
    summary,
    owner: "u1",
    isSaved: true,
    saveState: { kind: "saved", at: 1 },
  });
  stops = [keepPictures()];
});
afterEach(() => {
  for (const stop of stops) stop();
  closeProject();
  clearLogs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The open project with a change that has just been saved. */
async function saved(change: Partial<Project>): Promise<void> {
  const { open } = useProject.getState();
  const document = { ...open!.document, project: { ...open!.document.project, ...change } };
  useProject.setState({ open: { ...open!, document }, saveState: { kind: "saving" } });
  useProject.setState({
    open: { ...open!, document, savedDocument: document },
    saveState: { kind: "saved", at: 2 },
  });
  await vi.advanceTimersByTimeAsync(0);
}

test("[PR-05] a save with the 3D view shown sends a 200 by 200 picture, fov 45, 20 degrees each way; no more than one in 30 s", async () => {
  const by = vi.fn<Photographer>(async () => jpeg);
  stops.push(offerPictures(by));
  await saved({ rows: [] });
  expect(by).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ width: 200, height: 200, fov: 45, angX: 20, angY: 20 }),
  );
  expect(sent.map(({ url, init }) => [init.method, url])).toEqual([["PUT", "/api/projects/7/picture"]]);
  await saved({ rows: [] });
  await saved({ rooms: [] });
  expect(by).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(by).toHaveBeenCalledTimes(2);
  await saved({ description: "renamed" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(by).toHaveBeenCalledTimes(2);
});

test("[PR-05] without the 3D view, or with saveprjpicture off, there is no picture", async () => {
  await saved({ rows: [] });
  useConfig.setState({ config: { saveprjpicture: false } as SiteConfig["config"] });
  const by = vi.fn<Photographer>(async () => jpeg);
  stops.push(offerPictures(by));
  await saved({ rows: [] });
  expect(by).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("[PR-05] the picture waits until the view shows what was saved", async () => {
  const by = vi.fn<Photographer>(async () => jpeg);
  stops.push(offerPictures(by));
  setEvaluation({ updating: true });
  await saved({ rows: [] });
  expect(by).not.toHaveBeenCalled();
  setEvaluation({ updating: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(by).toHaveBeenCalledTimes(1);
});

test("[PR-05] a picture that fails, black or refused, is logged and the save stays saved", async () => {
  const stop = offerPictures(async () => {
    throw new Error("The picture came back empty.");
  });
  await saved({ rows: [] });
  expect(useLogs.getState().entries[0]?.message).toContain("came back empty");
  expect(useProject.getState().saveState.kind).toBe("saved");
  expect(sent).toEqual([]);
  stop();
  stops.push(offerPictures(async () => jpeg));
  answer = () => new Response(JSON.stringify({ error: "forbidden", message: "No." }), { status: 403 });
  await vi.advanceTimersByTimeAsync(30_000);
  await saved({ rows: [] });
  expect(useLogs.getState().entries[0]?.message).toContain("403 No.");
  expect(useProject.getState().saveState.kind).toBe("saved");
});

test("[EM-10] a host's picture is 1000 by 1000 of what is shown, of another size where asked, and needs the 3D view", async () => {
  await expect(takePicture()).rejects.toThrow(NO_SCENE);
  const asked: object[] = [];
  stops.push(
    offerPictures(async (request) => {
      asked.push(request);
      return new Blob(["picture"]);
    }),
  );
  await takePicture();
  await takePicture({ width: 4096, height: 2048 });
  expect(asked).toEqual([
    { view: "current", width: 1000, height: 1000 },
    { view: "current", width: 4096, height: 2048 },
  ]);
});

test("[EM-10] a picture that comes back black is an error, logged, and never a picture", async () => {
  stops.push(offerPictures(async () => Promise.reject(new Error("The picture came back empty."))));
  await expect(takePicture()).rejects.toThrow("empty");
  expect(
    useLogs.getState().entries.some(({ message }) => message.includes("No picture of 1000 × 1000")),
  ).toBe(true);
});
