import { newProject, type Project } from "@stanza/project";
import { expect, test, vi } from "vitest";
import type { EditNotice } from "../edit-notice.ts";
import { EditorDriver } from "../testing/editor-driver.ts";
import { Cad, type CadEventType, type PictureWish } from "./cad.ts";

function opened(picture: (wish: PictureWish, row?: string) => Promise<Blob | null> = async () => null) {
  const person = new EditorDriver();
  const listeners = new Set<() => void>();
  const noticed = new Set<(notice: EditNotice) => void>();
  const log = vi.fn();
  const open = vi.fn<(project: Project) => void>();
  const cad = new Cad({
    editor: person.editor,
    project: () => person.project,
    evaluated: () => person.evaluated,
    onProject: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice: (listener) => {
      noticed.add(listener);
      return () => noticed.delete(listener);
    },
    open,
    picture,
    log,
  });
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return { cad, person, log, open, changed };
}

test("[CD-10] the editor is driven from code as a person would: take, click, drag, turn, undo", () => {
  const { cad, person } = opened();
  person.take("BASE-1D-600");
  cad.driver.click(2000, 300).drag([2000, 300], [3500, 300]);
  expect(cad.driver.standing(0)).toEqual([3200, 0, 0]);
  cad.editor.arrange.array({ kind: "gap", direction: "left", gapMm: 0 }, 1);
  expect(cad.driver.standing(1)).toEqual([2600, 0, 0]);
  expect(cad.frameOf("row2")).toEqual({ at: [2600, 0, 0], rotY: 0 });
  expect(cad.rows.filter(({ automatic }) => !automatic)).toHaveLength(2);
});

test.each([
  ["nothing", undefined],
  ["a text", "project"],
  ["an empty object", {}],
  ["a project without rows", { ...newProject(), rows: undefined }],
])("[CD-10] %s is no project: Param must be an instance of Project", (_, value) => {
  const { cad, open } = opened();
  expect(() => cad.open(value)).toThrow(new TypeError("Param must be an instance of Project"));
  if (value !== undefined)
    expect(() => cad.walls(value)).toThrow(new TypeError("Param must be an instance of Project"));
  expect(open).not.toHaveBeenCalled();
});

test("[CD-10] a project instance is opened, and its walls are given with what is in them", () => {
  const { cad, person, open } = opened();
  cad.open(person.project);
  expect(open).toHaveBeenCalledWith(person.project);
  person.put("DOOR-800", { on: "wall", wall: "B", offset: 500, elevation: 0 });
  expect(cad.walls()).toMatchObject([
    { id: "A", name: "A", lengthMm: 5000, openings: [] },
    { id: "B", openings: ["row1"] },
    { id: "C" },
    { id: "D" },
  ]);
});

test("[CD-10] a callback must be a function; an unknown type logs 'Missing callback type'", () => {
  const { cad, log } = opened();
  expect(() => cad.on("selection", "no function" as never)).toThrow("CAD callback must be a function");
  const stop = cad.on("explosion" as CadEventType, () => undefined);
  expect(log).toHaveBeenCalledExactlyOnceWith("Missing callback type");
  expect(() => stop()).not.toThrow();
});

test("[CD-10] events are typed and sent until the listener stops", () => {
  const { cad, person, changed } = opened();
  person.put("BASE-1D-600", { on: "room", at: [1000, 0, 1000], rotY: 0 });
  const selected = vi.fn();
  const kinds: string[] = [];
  const projects: Project[] = [];
  const toggles = vi.fn();
  const stop = cad.on("selection", selected);
  cad.on("interaction", ({ kind }) => kinds.push(kind));
  cad.on("project", ({ project }) => projects.push(project));
  cad.on("toggles", toggles);
  cad.driver.click(1300, 1300);
  expect(selected).toHaveBeenCalledWith({ rows: ["row1"], wall: null });
  expect(kinds).toEqual(["pressing", "idle"]);
  cad.editor.setToggle("magicLinks", true);
  expect(toggles).toHaveBeenCalledWith(expect.objectContaining({ magicLinks: true }));
  changed();
  expect(projects).toEqual([person.project]);
  stop();
  selected.mockClear();
  cad.editor.select([]);
  expect(selected).not.toHaveBeenCalled();
  cad.dispose();
  changed();
  expect(projects).toHaveLength(1);
});

test("[CD-10] pictures have the sizes and angles of the specification; without an image it is a Missing image", async () => {
  const wishes: unknown[] = [];
  const { cad } = opened(async (wish, row) => {
    wishes.push([wish, row]);
    return row === "none" ? null : new Blob(["picture"]);
  });
  await cad.projectPicture();
  await cad.rowPhotoshot({ prjRow: "row1", width: 600, height: 600 });
  expect(wishes).toEqual([
    [{ width: 200, height: 200, fov: 45, angX: 20, angY: 20 }, undefined],
    [{ width: 600, height: 600, fov: 45, angX: 0, angY: 0 }, "row1"],
  ]);
  await expect(cad.rowPhotoshot({ prjRow: "none" })).rejects.toThrow("Missing image");
  expect(() => cad.projectPicture({})).toThrow("Param must be an instance of Project");
});
