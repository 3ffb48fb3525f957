import type { Catalogue } from "@stanza/catalogue";
import { useCatalogues } from "@stanza/web-project";
import { useLogs } from "@stanza/web-ui";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { demoCatalogue } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sendToEditor, setEditorWindow } from "./editor-window.ts";
import { forgetLayoutEditor, useLayoutEditor } from "./layout-editor-store.ts";
import { leavePreview } from "./live-preview.ts";
import { openLayoutEditor } from "./open-layout-editor.ts";
import { PreviewBanner } from "./PreviewBanner.tsx";

const EDITOR = "https://editor.example";
const FILES = { "catalogue.yaml": "code: CUCINA" };

/** Opens the editor in a window that a frame stands for; what it is told is noted. */
async function withEditor(answers: ServerAnswers, hosts: readonly string[] = [EDITOR]) {
  await renderApp(<PreviewBanner />, {
    project: await demoKitchen(["BASE-1D-600"]),
    profile: SUPERVISOR,
    config: { layouteditor: `${EDITOR}/editor.html`, hosts: [...hosts] },
    answers,
  });
  const frame = document.body.appendChild(document.createElement("iframe"));
  const editor = frame.contentWindow!;
  const told: { readonly name: string; readonly data: unknown }[] = [];
  vi.spyOn(editor, "postMessage").mockImplementation(((message: never, origin: string) => {
    if (origin === EDITOR) told.push(message);
  }) as never);
  vi.spyOn(window, "open").mockReturnValue(editor);
  onTestFinished(() => {
    leavePreview();
    forgetLayoutEditor();
    setEditorWindow(null);
    frame.remove();
    vi.restoreAllMocks();
  });
  openLayoutEditor();
  const says = (data: unknown, from: { readonly origin?: string; readonly source?: Window } = {}) =>
    dispatchEvent(new MessageEvent("message", { data, origin: EDITOR, source: editor, ...from }));
  return { told, says };
}

/** The kitchens with one article less. */
async function edited(): Promise<Catalogue> {
  const { bundle } = await demoCatalogue("cucina");
  const [dropped = ""] = Object.keys(bundle.articles);
  const { [dropped]: _, ...articles } = bundle.articles;
  return { ...bundle, articles };
}

test("[EM-16] the editor is told who works with it and what the site has; its files are shown, their mistakes told, and left", async () => {
  const { bundle } = await demoCatalogue("cucina");
  const smaller = await edited();
  let faults: { file: string; line: number; column: number; code: string; message: string }[] = [];
  const { told, says } = await withEditor({
    previewSource: () => ({
      status: 200,
      body:
        faults.length > 0
          ? { code: "", faults, priceLists: [] }
          : { code: "CUCINA", faults, catalogue: smaller, priceLists: [] },
    }),
  });
  const shown = () => useCatalogues.getState().loaded.get("CUCINA")?.bundle.articles;
  says({ action: "ready" });
  expect(told).toEqual([{ name: "profile", data: expect.objectContaining({ shop: "MILANO" }) }]);
  says({ action: "loadCatalog", catalog: { name: "cucina" } });
  await expect.poll(() => told.at(-1)).toMatchObject({ name: "catalog", data: { name: "CUCINA" } });
  expect(useLayoutEditor.getState().layerActiveCatalog).toBe("CUCINA");
  says({ action: "loadCatalog", catalog: { name: "CUCINA", files: FILES } });
  await expect.element(page.getByRole("status", { name: "Preview of a catalogue" })).toBeVisible();
  expect(told.at(-1)).toMatchObject({
    name: "preview",
    data: { articles: Object.keys(smaller.articles).length },
  });
  expect(Object.keys(shown() ?? {})).toHaveLength(Object.keys(smaller.articles).length);

  faults = [
    {
      file: "articles/BASE-1D.yaml",
      line: 7,
      column: 3,
      code: "E_NAME",
      message: "No variable is named HH.",
    },
  ];
  says({ action: "loadCatalog", catalog: { name: "CUCINA", files: FILES } });
  await expect
    .element(
      page.getByText(/articles\/BASE-1D\.yaml:7 No variable is named HH\. ?1 mistake in the layout editor/),
    )
    .toBeVisible();
  expect(told.at(-1)).toEqual({ name: "faults", data: faults });
  expect(Object.keys(shown() ?? {})).toHaveLength(Object.keys(smaller.articles).length);

  await page.getByRole("button", { name: "Leave the preview" }).click();
  expect(Object.keys(shown() ?? {})).toHaveLength(Object.keys(bundle.articles).length);
  await expect.element(page.getByRole("status", { name: "Preview of a catalogue" })).not.toBeInTheDocument();
});

test("[EM-16] [T01] [T02] other windows and origins are not heard, what is no message is answered once, and an origin that nobody listed opens nothing", async () => {
  const { told, says } = await withEditor({});
  const load = { action: "loadCatalog", catalog: { name: "NONE" } };
  says(load, { origin: "https://hostile.example" });
  says(load, { origin: "null" });
  says(load, { source: window });
  expect(told).toEqual([]);
  says({ action: "drop" });
  says("loadCatalog");
  expect(told).toEqual([
    { name: "error", data: "Unknown action" },
    { name: "error", data: "Unknown action" },
  ]);
  says(load);
  await expect.poll(() => told.at(-1)).toEqual({ name: "error", data: "Catalog not found" });
  expect(useLayoutEditor.getState().livePreview).toBeNull();
  vi.mocked(window.open).mockClear();
  await withEditor({}, []);
  expect(window.open).not.toHaveBeenCalled();
});

test("[EM-16] without the editor's window what would be sent is logged as an error", async () => {
  await renderApp(<PreviewBanner />);
  sendToEditor("catalog", {});
  expect(useLogs.getState().entries[0]).toMatchObject({
    level: "error",
    message: expect.stringContaining("No window of the layout editor"),
  });
});
