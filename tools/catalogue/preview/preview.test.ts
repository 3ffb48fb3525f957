import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { startPreviewServer } from "./preview-server.ts";
import type { PreviewState } from "./preview-state.ts";
import { type WatchedFolder, watchFolder } from "./watched-folder.ts";

const DEMO = join(import.meta.dirname, "../../../domain/catalogue/testing/demo-home");
const root = mkdtempSync(join(tmpdir(), "stanza-preview-"));
let dir = "";
let folder: WatchedFolder;
beforeEach(() => {
  dir = mkdtempSync(join(root, "demo-"));
  cpSync(DEMO, dir, { recursive: true });
  folder = watchFolder(dir);
});
afterEach(() => folder.close());
afterAll(() => rmSync(root, { recursive: true }));

/** Saves a change, and gives the state that follows. */
function save(name: string, from: string, to: string): Promise<PreviewState> {
  const path = join(dir, name);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  return new Promise((resolve) => {
    const stop = folder.onChange(() => {
      stop();
      resolve(folder.state());
    });
    writeFileSync(path, text.replace(from, to));
  });
}

test("[CA-08] the preview follows every save, and keeps what was sound last while a file is broken", async () => {
  const first = folder.state();
  expect(first).toMatchObject({ isCurrent: true, faults: [], tests: { passed: 5, failed: 0 } });
  const sound = await save("prices/LIST01/items.csv", "HB160,14.50", "HB160,15.50");
  expect(sound.shown?.version).not.toBe(first.shown?.version);
  expect(folder.sound()?.priceLists[0]?.items.HB160).toBe("15.50");

  const broken = await save("articles/WT-LIN.yaml", "LEN / 1000", "LENN / 1000");
  expect(broken.isCurrent).toBe(false);
  expect(broken.faults[0]).toMatchObject({
    place: expect.stringMatching(/^articles\/WT-LIN\.yaml:\d+:\d+$/),
    suggestion: "LEN",
  });
  expect(broken.shown).toMatchObject({ code: "DEMO", at: sound.shown?.at });
  expect(folder.sound()?.priceLists[0]?.items.HB160).toBe("15.50");

  const mended = await save("articles/WT-LIN.yaml", "LENN / 1000", "LEN / 1000");
  expect(mended).toMatchObject({ isCurrent: true, faults: [] });
});

test("[CA-08] golden tests that fail are reported, and the cause is shown", async () => {
  const state = await save("prices/LIST01/items.csv", "GOLA,38.00", "GOLA,39.00");
  expect(state).toMatchObject({ isCurrent: true, tests: { failed: 1 } });
  expect(state.tests.differences.map(({ place }) => place)).toContain("tests/base-1d.yaml:16:12");
  expect(folder.sound()?.priceLists[0]?.items.GOLA).toBe("39.00");
});

test("the page's server answers on this machine what the web app asks for, and says when a file was saved", async () => {
  const server = await startPreviewServer(folder, 0);
  try {
    expect(new URL(server.url).hostname).toBe("127.0.0.1");
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, server.url));
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const { version = "" } = folder.state().shown ?? {};
    expect((await get("/api/session")).body).toMatchObject({
      profile: { shop: { priceLists: { DEMO: "LIST01" } } },
    });
    expect((await get("/api/catalogues")).body).toMatchObject({
      catalogues: [{ code: "DEMO", version, isPriced: true }],
    });
    expect((await get(`/api/catalogues/DEMO/versions/${version}`)).body).toMatchObject({
      code: "DEMO",
      format: 1,
    });
    expect((await get(`/api/catalogues/DEMO/versions/${version}/prices`)).body).toMatchObject({
      code: "LIST01",
    });
    expect((await get("/api/catalogues/DEMO/versions/preview-0")).status).toBe(404);
    expect((await get("/api/projects")).status).toBe(404);
    const unknown = await fetch(new URL("/preview/list/NONE", server.url), { method: "POST" });
    expect(unknown.status).toBe(404);

    const page = await (await fetch(server.url)).text();
    expect(page).toContain('src="./main.tsx"');
    const events = await fetch(new URL("/preview/events", server.url));
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain("open");
    await save("prices/LIST01/items.csv", "HB160,14.50", "HB160,16.50");
    expect((await reader?.read())?.value).toContain("changed");
    await reader?.cancel();
  } finally {
    await server.close();
  }
});
