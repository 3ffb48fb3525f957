import { editor } from "@stanza/web-project";
import { useConnection } from "@stanza/web-site";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { demoKitchen } from "../../testing/demo-kitchen.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { openExport3d } from "./open-export-3d.ts";

const choose = (format: string) =>
  userEvent.click(page.getByRole("radio", { name: new RegExp(`^${format}`) }));
const save = () => userEvent.click(page.getByRole("button", { name: "Save file" }));

test("3D files keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
  await expectDialogRules({ title: "3D files", open: openExport3d });
});

test.each(["GLB", "USDZ", "IFC", "DXF"])(
  "[CD-08] %s is written here and saved under the project's name",
  async (format) => {
    const files = savedFiles();
    const { calls } = await renderApp(null, { project: await demoKitchen(["BASE-2D-900"]) });
    void openExport3d();
    await expect.element(page.getByText(/^Things: \d+ · materials: \d+ · triangles: [\d,]+$/)).toBeVisible();
    await choose(format);
    await save();
    await expect.poll(() => files).toEqual([`Kitchen.${format.toLowerCase()}`]);
    expect(calls.filter(({ operation }) => operation === "exportObjSceneDownload")).toEqual([]);
  },
);

test.each([
  ["OBJ", "dump.zip"],
  ["IGX", "IGXfile.zip"],
])("[CD-08] %s is made by the server and called %s", async (format, name) => {
  const files = savedFiles();
  const { calls } = await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    answers: {
      exportObjSceneDownload: () => ({ status: 200, body: new Blob(["PK"], { type: "application/zip" }) }),
    },
  });
  void openExport3d();
  await choose(format);
  await save();
  await expect.poll(() => files).toEqual([name]);
  const asked = calls.find(({ operation }) => operation === "exportObjSceneDownload")?.body as Record<
    string,
    string
  >;
  expect(asked.expKey).toBe(format);
  const { nodes } = JSON.parse(asked.jsonScene!) as { nodes: readonly { id: string }[] };
  expect(nodes.map(({ id }) => id)).toContain("row1");
  if (format === "IGX") expect(JSON.parse(asked.jsonData!).rows).toHaveLength(1);
});

test("[CD-08] only what is selected is saved where that is chosen", async () => {
  await renderApp(null, { project: await demoKitchen(["BASE-2D-900"], ["BASE-1D-600"]) });
  editor.select(["row1"]);
  void openExport3d();
  await expect.element(page.getByText(/^Things: (?!1 )/)).toBeVisible();
  await userEvent.click(page.getByText("1 selected"));
  await expect.element(page.getByText(/^Things: 1 /)).toBeVisible();
});

test("[CD-08] an empty project, a missing network and a server that fails are said in words", async () => {
  await renderApp(null, {
    project: await demoKitchen(["BASE-2D-900"]),
    answers: {
      exportObjSceneDownload: () => ({ status: 413, body: { error: "too-large", message: "" } }),
    },
  });
  void openExport3d();
  await choose("OBJ");
  await save();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("It is larger than a file may be. Select a part of it.");
  useConnection.setState({ isAway: true });
  await expect
    .element(page.getByRole("button", { name: "Save file", exact: false }))
    .toHaveAttribute("title", "This format is made by the server and needs the network.");
  await choose("GLB");
  await expect
    .element(page.getByRole("button", { name: "Save file", exact: false }))
    .not.toHaveAttribute("title");
});

test("a project without anything to see has no file", async () => {
  await renderApp(null, { project: await demoKitchen() });
  void openExport3d();
  await expect.element(page.getByText("There is nothing in it that could be seen.").first()).toBeVisible();
});
