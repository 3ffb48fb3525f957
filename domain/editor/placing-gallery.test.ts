import { planGallery } from "@stanza/evaluation";
import { addGallery, newProject } from "@stanza/project";
import { expect, test } from "vitest";
import { demoCatalogue } from "../../fixtures/demo-catalogues.ts";
import { galleryToPlace } from "./gallery-to-place.ts";
import { EditorDriver } from "./testing/editor-driver.ts";

const { open } = demoCatalogue("cucina");

function taken(code: string) {
  const gallery = open.galleries.find((one) => one.code === code);
  if (!gallery) throw new Error(`cucina has no gallery ${code}`);
  return galleryToPlace(planGallery(newProject(), open, gallery), open);
}

test("[CA-05] a gallery in hand snaps to the wall as one thing, and one click puts all of it down as one change", () => {
  const driver = new EditorDriver();
  const gallery = taken("G-LINE");
  driver.editor.use("placing", gallery);
  driver.moveTo(2400, 300);
  const interaction = driver.editor.state.interaction;
  expect(interaction).toMatchObject({ kind: "placing", ghost: { reasons: [{ kind: "wall", name: "A" }] } });
  driver.click(2400, 300);
  expect(driver.project.rows.length).toBe(gallery.members.length);
  expect(driver.editor.state.selection.length).toBe(gallery.members.length);
  const backs = driver.project.rows.slice(0, 7).map(({ placement }) => placement);
  for (const placement of backs)
    expect(placement).toMatchObject({ on: "room", at: [expect.any(Number), 0, 0] });
  driver.undo();
  expect(driver.project.rows).toEqual([]);
  expect(driver.project.catalogues[open.code]?.headers[gallery.model]).toBeUndefined();
});

test("[CA-05] turning a held gallery turns all of it about its middle", () => {
  const driver = new EditorDriver();
  driver.editor.use("placing", taken("G-CORNER"));
  driver.moveTo(2500, 2500, { alt: true });
  driver.editor.rotate(1);
  driver.click(2500, 2500, { alt: true });
  const angles = new Set(
    driver.project.rows.map(({ placement }) => placement.on === "room" && placement.rotY),
  );
  expect([...angles].sort()).toEqual([180, 90]);
});

test("[CA-05] only its articles bump into things: the middle of an L is free", () => {
  const driver = new EditorDriver();
  driver.take("APP-FRIDGE-600").click(3000, 3000);
  const gallery = taken("G-CORNER");
  driver.editor.use("placing", gallery);
  driver.moveTo(gallery.box[0] / 2, gallery.box[2] / 2);
  expect(driver.editor.state.interaction).toMatchObject({ ghost: { collidesWith: null } });
});

test("[CA-05] Esc gives the gallery up and the project stays as it was", () => {
  const driver = new EditorDriver();
  driver.editor.use("placing", taken("G-LINE"));
  driver.moveTo(2500, 300);
  driver.editor.cancel();
  expect(driver.editor.state.interaction.kind).toBe("idle");
  expect(driver.project.rows).toEqual([]);
});

test("[CA-05] a gallery whose rows cannot be added adds nothing", () => {
  const rows = [
    { id: "a", article: "WT-FREE", placement: { on: "room", at: [0, 0, 0], rotY: 0 } },
    { id: "a", article: "WT-FREE", placement: { on: "room", at: [0, 0, 0], rotY: 0 } },
  ] as const;
  const outcome = addGallery(newProject(), { catalogue: "X", version: "1", model: "M", rows });
  expect(outcome).toMatchObject({ ok: false, refusal: { cause: "duplicateId" } });
});
