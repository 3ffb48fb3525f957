import { accepted, newProject, type Photo, putPhoto } from "@stanza/project";
import { useProject } from "@stanza/web-project";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { brokenPicture, pictureFile } from "../../testing/picture-file.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { firstLines } from "./first-lines.ts";
import { openPhotoMatch } from "./open-photo-match.ts";

const photosNow = () => useProject.getState().open?.document.project.photos ?? [];
const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);

const photo: Photo = {
  id: "photo1",
  name: "Old kitchen",
  sha: "b".repeat(64),
  widthPx: 400,
  heightPx: 300,
  wall: "room2",
  lengthMm: 4000,
  // Too short to tell a camera, so that no 3D picture has to be drawn.
  lines: {
    ...firstLines([400, 300]),
    alongA: [
      [10, 10],
      [10, 10],
    ],
  },
};
beforeEach(withoutWebGl);

const withPhoto = () => accepted(putPhoto(withRoom(), { photo }));

test("Furniture in a photograph keeps to the rules of dialogs", async () => {
  await renderApp(null, { project: withRoom() });
  await expectDialogRules({ title: "Furniture in a photograph", open: openPhotoMatch });
});

test("without a wall no photograph can be chosen", async () => {
  await renderApp(null, { project: newProject() });
  void openPhotoMatch();
  await expect.element(page.getByText("The furniture in the real room")).toBeVisible();
  await expect
    .element(page.getByRole("button", { name: "Choose a photograph", exact: false }))
    .toHaveAttribute("aria-disabled", "true");
});

test("a photograph is kept by the server and named in the project; what is no picture is a Missing image", async () => {
  await renderApp(null, {
    project: withRoom(),
    projectId: 7,
    answers: {
      addProjectPhoto: () => ({ status: 200, body: { sha: "c".repeat(64), widthPx: 400, heightPx: 300 } }),
    },
  });
  void openPhotoMatch();
  await expect.element(page.getByRole("button", { name: "Choose a photograph" })).toBeVisible();
  await choose(brokenPicture());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Missing image");
  await choose(await pictureFile("Kitchen before.png"));
  await expect.element(page.getByLabelText("Name of the photograph")).toHaveValue("Kitchen before");
  expect(photosNow().map(({ name, sha }) => [name, sha])).toEqual([["Kitchen before", "c".repeat(64)]]);
});

test("a known length that is none is given back, and Enter takes one that is", async () => {
  await renderApp(null, { project: withPhoto() });
  void openPhotoMatch();
  await expect.element(page.getByText("The photograph could not be loaded.").first()).toBeVisible();
  const length = page.getByLabelText("Known length", { exact: true });
  await userEvent.fill(length, "long");
  await userEvent.keyboard("{Enter}");
  await expect.element(length).toHaveValue("4000");
  await userEvent.fill(length, "3600");
  await userEvent.keyboard("{Enter}");
  expect(photosNow()[0]?.lengthMm).toBe(3600);
});

test("a photograph that the server does not have says so and cannot be saved", async () => {
  await renderApp(null, {
    project: withPhoto(),
    projectId: 7,
    answers: { getProjectPhoto: () => ({ status: 404, body: { error: "not-found", message: "gone" } }) },
  });
  void openPhotoMatch();
  await expect
    .element(page.getByRole("button", { name: "Save the picture", exact: false }))
    .toHaveAttribute("title", "The photograph could not be loaded.");
});

test("in a project that may only be read a photograph is looked at and not changed", async () => {
  await renderApp(null, { project: withPhoto(), isReadOnly: true });
  void openPhotoMatch();
  await expect
    .element(page.getByRole("button", { name: "Another photograph", exact: false }))
    .toHaveAttribute("title", "This project can be viewed but not changed.");
  await expect.element(page.getByLabelText("Known length")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Remove the photograph" })).not.toBeInTheDocument();
});
