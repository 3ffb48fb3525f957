import { drawingOf, toDxf } from "@stanza/drawing";
import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { brokenPicture } from "../../testing/picture-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openPlanImport } from "./open-plan-import.ts";

const roomsNow = () => useProject.getState().open?.document.project.rooms ?? [];
const input = () => document.querySelector<HTMLInputElement>("input[data-file=plan]")!;

async function choose(file: File): Promise<void> {
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input(), file);
}

const wall = (x0: number, y0: number, x1: number, y1: number) =>
  ({
    type: "polygon",
    role: "wall",
    points: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  }) as const;

/** A room of 5,000 by 3,000 mm inside walls of 100 mm. */
const drawing = () =>
  new File(
    [
      toDxf(
        drawingOf("plan", "Küche", [
          wall(-100, -100, 5100, 0),
          wall(5000, 0, 5100, 3000),
          wall(-100, 3000, 5100, 3100),
          wall(-100, 0, 0, 3000),
        ]),
      ),
    ],
    "kitchen.dxf",
  );

test("Import a plan keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: newProject() });
  await expectDialogRules({ title: "Import a plan", open: openPlanImport });
});

test("a drawing is read, shown with its report, and inserted with Enter", async () => {
  await renderApp(null, { project: newProject() });
  const closed = openPlanImport();
  await choose(drawing());
  await expect.element(page.getByText("1 room, 15.0 m²").first()).toBeVisible();
  page.getByRole("button", { name: "Insert" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await closed;
  expect(roomsNow()).toHaveLength(1);
});

test("without a layer of walls nothing can be inserted", async () => {
  await renderApp(null, { project: newProject() });
  void openPlanImport();
  await choose(drawing());
  await expect.element(page.getByText("1 room, 15.0 m²").first()).toBeVisible();
  for (const layer of page.getByRole("checkbox", { checked: true }).elements()) await userEvent.click(layer);
  await expect
    .element(page.getByRole("button", { name: "Insert", exact: false }))
    .toHaveAttribute(
      "title",
      "No walls were found on these layers. Choose the layers that the walls are on.",
    );
});

test.each([
  [new File([""], "nothing.dxf"), "The file is empty."],
  [
    new File(["neither"], "notes.txt"),
    "This is neither a DXF drawing nor an IFC model nor a Sweet Home 3D home.",
  ],
  [brokenPicture(), "This is not a picture. PNG, JPEG and WebP are understood."],
])(
  "a file that is no plan is refused with a sentence, and another one can be chosen",
  async (file, sentence) => {
    await renderApp(null, { project: newProject() });
    void openPlanImport();
    await choose(file);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await page.getByRole("button", { name: "Other file" }).click();
    await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  },
);

test("a project that may only be read gets no plan", async () => {
  await renderApp(null, { project: newProject(), isReadOnly: true });
  const closed = openPlanImport();
  await choose(drawing());
  await page.getByRole("button", { name: "Insert" }).click();
  await closed;
  await expect
    .element(page.getByText("The plan could not be inserted. The project is unchanged."))
    .toBeVisible();
  expect(roomsNow()).toEqual([]);
});
