import type { Catalogue } from "@stanza/catalogue";
import { cataloguePicture } from "@stanza/web-pictures";
import { useCatalogues, useProject, useViews, watchRows } from "@stanza/web-project";
import { bytesHash } from "@stanza/web-site";
import { useLogs } from "@stanza/web-ui";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { demoCatalogue } from "../../testing/demo-catalogues.ts";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { evaluationReady } from "../../testing/evaluation-ready.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { SUPERVISOR } from "../../testing/people.ts";
import { pictureFile } from "../../testing/picture-file.ts";
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

/** The kitchens with another colour of a front and a picture of it, named as the server names it. */
async function repainted(color: string, picture: Uint8Array<ArrayBuffer>): Promise<Catalogue> {
  const { bundle } = await demoCatalogue("cucina");
  const standIn = new TextEncoder().encode(await bytesHash(picture));
  const image = `${(await bytesHash(standIn))?.slice(0, 32)}.png`;
  const lists = Object.entries(bundle.optionLists).map(
    ([key, list]) =>
      [
        key,
        {
          ...list,
          options: list.options.map((one) => (one.code === "M01" ? { ...one, color, image } : one)),
        },
      ] as const,
  );
  return { ...bundle, optionLists: Object.fromEntries(lists) };
}

test("[EM-16] a picture that the editor sends is shown from this page, another swatch is seen at once, and both go with the preview", async () => {
  const picture = new Uint8Array(await (await pictureFile()).arrayBuffer());
  let color = "#12ab34";
  let sent = 0;
  const { told, says } = await withEditor({
    previewSource: async ({ body }) => {
      sent = (body as Blob).size;
      return {
        status: 200,
        body: { code: "CUCINA", faults: [], catalogue: await repainted(color, picture), priceLists: [] },
      };
    },
  });
  await evaluationReady();
  const row = useProject.getState().open?.document.project.rows[0]?.id ?? "";
  watchRows([row]);
  const swatch = () => {
    const front = useViews.getState().rows[row]?.views.find(({ code }) => code === "FIN");
    return front?.options?.find(({ code }) => code === "M01");
  };
  await expect.poll(swatch).toBeDefined();
  const published = swatch()?.color;
  says({ action: "loadCatalog", catalog: { name: "CUCINA", files: { ...FILES, "images/a.png": picture } } });
  await expect.poll(() => swatch()?.color).toBe(color);
  const address = cataloguePicture("CUCINA", swatch()?.image ?? "");
  expect(address).toMatch(/^blob:/);
  const shown = await fetch(address);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(picture);
  // Not the picture went to the server, but its hash.
  expect(sent).toBeLessThan(picture.length + 600);

  color = "#ab1234";
  says({ action: "loadCatalog", catalog: { name: "CUCINA", files: { ...FILES, "images/a.png": picture } } });
  await expect.poll(() => swatch()?.color).toBe(color);
  expect(cataloguePicture("CUCINA", swatch()?.image ?? "")).toBe(address);

  const nothing = new TextEncoder().encode("<svg/>");
  says({ action: "loadCatalog", catalog: { name: "CUCINA", files: { ...FILES, "images/a.png": nothing } } });
  await expect.poll(() => told.at(-1)).toEqual({ name: "error", data: "No PNG, JPEG or WebP: images/a.png" });

  await page.getByRole("button", { name: "Leave the preview" }).click();
  await expect.poll(() => swatch()?.color).toBe(published);
  await expect(fetch(address)).rejects.toThrow();
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
