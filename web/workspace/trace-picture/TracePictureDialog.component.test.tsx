import { newProject } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { brokenPicture, pictureFile } from "../../testing/picture-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { openTracePicture } from "./open-trace-picture.ts";

const SHA = "a".repeat(64);
const pictureNow = () => useProject.getState().open?.document.project.tracePicture;
const kept: ServerAnswers = {
  putTracePicture: () => ({ status: 200, body: { sha: SHA, widthPx: 400, heightPx: 300 } }),
};

test("Picture under the plan keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: newProject() });
  const file = await pictureFile();
  await expectDialogRules({ title: "Picture under the plan", open: () => openTracePicture(file) });
});

test("two points and their distance give the scale; Enter lays the picture under the plan", async () => {
  await renderApp(null, { project: newProject(), projectId: 7, answers: kept });
  const placed = openTracePicture(await pictureFile());
  await expect.element(page.getByLabelText("Length between the points")).toHaveFocus();
  await userEvent.keyboard("2 m");
  await expect.element(page.getByText("The picture will be 4 m × 3 m")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await placed;
  expect(pictureNow()).toMatchObject({ sha: SHA, name: "room.png", mmPerPixel: 10 });
});

test("a point is moved with the arrow keys, which changes the scale", async () => {
  await renderApp(null, { project: newProject(), projectId: 7, answers: kept });
  const placed = openTracePicture(await pictureFile());
  await expect.element(page.getByLabelText("Length between the points")).toHaveFocus();
  await userEvent.keyboard("2,2 m");
  page.getByRole("button", { name: "Point 2; arrow keys move it" }).element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await page.getByRole("button", { name: "Lay under the plan" }).click();
  await placed;
  expect(pictureNow()?.mmPerPixel).toBeCloseTo(10, 6);
});

test("no length, or one that is none, is refused", async () => {
  await renderApp(null, { project: newProject() });
  void openTracePicture(await pictureFile());
  await page.getByRole("button", { name: "Lay under the plan" }).click();
  await expect.element(page.getByText("Type a length, for example 4000 or 4 m")).toBeVisible();
});

test("what is no picture is refused before the dialog opens", async () => {
  await renderApp(null, { project: newProject() });
  await openTracePicture(brokenPicture());
  await expect.element(page.getByText("This is not a picture.", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a picture that the server does not keep changes nothing", async () => {
  await renderApp(null, {
    project: newProject(),
    projectId: 7,
    answers: { putTracePicture: () => ({ status: 413, body: { error: "too-large", message: "too large" } }) },
  });
  const placed = openTracePicture(await pictureFile());
  await expect.element(page.getByLabelText("Length between the points")).toHaveFocus();
  await userEvent.keyboard("2000{Enter}");
  await placed;
  await expect
    .element(page.getByText("The picture could not be kept on the server.", { exact: false }))
    .toBeVisible();
  expect(pictureNow()).toBeUndefined();
});

test("a project that may only be read gets no picture, and says so before anything is measured", async () => {
  await renderApp(null, { project: newProject(), projectId: 7, isReadOnly: true, answers: kept });
  await openTracePicture(await pictureFile());
  await expect.element(page.getByText("This project can be viewed but not changed")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(pictureNow()).toBeUndefined();
});

test("[CD-02] a distance of 3.5 mm is asked about, and Enter takes 3.5 m", async () => {
  await renderApp(null, { project: newProject(), projectId: 7, answers: kept });
  const placed = openTracePicture(await pictureFile());
  await expect.element(page.getByLabelText("Length between the points")).toHaveFocus();
  await userEvent.keyboard("3.5{Enter}");
  await expect.element(page.getByRole("button", { name: "Use 3.5 m" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Length between the points")).toHaveValue("3.5 m");
  await userEvent.keyboard("{Enter}");
  await placed;
  expect(pictureNow()).toBeDefined();
});
