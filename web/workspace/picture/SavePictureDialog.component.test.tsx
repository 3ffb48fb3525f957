import { newProject } from "@stanza/project";
import { usePhotographer } from "@stanza/web-pictures";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { savedFiles } from "../../testing/saved-files.ts";
import { openSavePicture } from "./open-picture-dialogs.ts";

const project = newProject({ description: "Kitchen" });
const save = page.getByRole("button", { name: "Save picture", exact: false });
const offer = (by: () => Promise<Blob>) => usePhotographer.setState({ by });
const picture = async () => new Blob(["picture"], { type: "image/jpeg" });

afterEach(() => {
  usePhotographer.setState({ by: null });
  localStorage.removeItem("stanza.picture");
});

test("Save picture keeps to the rules of dialogs", async () => {
  await renderApp(null, { project });
  offer(picture);
  await expectDialogRules({ title: "Save picture…", open: openSavePicture });
});

test("Enter saves a picture of the size that was typed, also of a project that may only be read", async () => {
  const files = savedFiles();
  await renderApp(null, { project, isReadOnly: true });
  offer(picture);
  const closed = openSavePicture();
  await userEvent.selectOptions(page.getByLabelText("Size in pixels"), "Other size");
  await userEvent.fill(page.getByLabelText("Width"), "640");
  await userEvent.fill(page.getByLabelText("Height"), "480");
  await userEvent.keyboard("{Enter}");
  await closed;
  expect(files).toEqual(["Kitchen 640×480.jpg"]);
});

test("the next picture has the size of the last one", async () => {
  const files = savedFiles();
  await renderApp(null, { project });
  offer(picture);
  const first = openSavePicture();
  await userEvent.selectOptions(page.getByLabelText("Size in pixels"), "1920 × 1080");
  await save.click();
  await first;
  const second = openSavePicture();
  await save.click();
  await second;
  expect(files).toEqual(["Kitchen 1920×1080.jpg", "Kitchen 1920×1080.jpg"]);
});

test("a side that is no size is marked", async () => {
  await renderApp(null, { project });
  offer(picture);
  void openSavePicture();
  await userEvent.selectOptions(page.getByLabelText("Size in pixels"), "Other size");
  await userEvent.fill(page.getByLabelText("Width"), "5000");
  await expect.element(save).toHaveAttribute("title", "A whole number from 16 to 4096");
});

test("without a 3D view it says what to open first", async () => {
  await renderApp(null, { project });
  void openSavePicture();
  await expect.element(save).toHaveAttribute("title", "Pictures need the 3D view. Open it first.");
});

test("a picture that cannot be taken is said, and the dialog stays", async () => {
  await renderApp(null, { project });
  offer(() => Promise.reject(new Error("nothing but black")));
  void openSavePicture();
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/The picture could not be taken/);
});
