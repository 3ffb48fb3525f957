import { newProject, type WallId } from "@stanza/project";
import type { PictureRequest } from "@stanza/viewer";
import { expect, test } from "vitest";
import { sampleKitchen, sampleMaterials, sampleRoom } from "../../../media/drawing/testing/sample-kitchen.ts";
import { type GeneratedView, generateViews } from "./generate-views.ts";

const project = { ...newProject(), rooms: [sampleRoom] };
const walls = sampleRoom.walls.length;
const failures: string[] = [];
const input = {
  project,
  evaluated: sampleKitchen,
  material: sampleMaterials as (code: string) => undefined,
  language: "de",
  failed: (what: string) => void failures.push(what),
};
const kinds = (views: readonly GeneratedView[], kind: GeneratedView["kind"]): number =>
  views.filter((view) => view.kind === kind).length;

test("[PR-10] generate views makes the plan, each wall's elevation and, unless mode2D is on, perspectives", async () => {
  const asked: PictureRequest[] = [];
  const photograph = async (request: PictureRequest) => {
    asked.push(request);
    return new Blob(["picture"]);
  };
  const flat = await generateViews({ ...input, photograph, mode2D: true });
  expect([kinds(flat, "plan"), kinds(flat, "perspective")]).toEqual([1, 0]);
  expect(kinds(flat, "elevation")).toBeGreaterThan(0);
  expect(kinds(flat, "elevation")).toBeLessThanOrEqual(walls);
  expect(asked).toEqual([]);
  for (const { blob } of flat) expect(await blob.text()).toMatch(/^<svg/);
  const all = await generateViews({ ...input, photograph, mode2D: false });
  expect(kinds(all, "perspective")).toBe(3);
  expect(asked.map(({ view }) => view)).toEqual(["eye", "corner", "iso"]);
});

test("[PR-10] a view that fails is reported and the others are made; without 3D there are the drawings", async () => {
  const photograph = async ({ view }: PictureRequest) => {
    if (view === "corner") throw new Error("black");
    return new Blob(["picture"]);
  };
  const views = await generateViews({ ...input, photograph, mode2D: false });
  expect(kinds(views, "perspective")).toBe(2);
  expect(failures).toEqual(["perspective corner"]);
  expect(kinds(await generateViews({ ...input, mode2D: false }), "perspective")).toBe(0);
});

test("[PR-10] a chain that is hidden in the project is in none of its views", async () => {
  const texts = async (hiddenChains: readonly WallId[]) => {
    const views = await generateViews({ ...input, project: { ...project, hiddenChains }, mode2D: true });
    return Promise.all(views.map(async ({ kind, blob }) => ({ kind, length: (await blob.text()).length })));
  };
  const shown = await texts([]);
  const hidden = await texts(sampleRoom.walls.map(({ id }) => id));
  // A wall that nothing stands at has no chain to hide.
  const shorter = hidden.filter(({ length }, i) => length < (shown[i]?.length ?? 0)).map(({ kind }) => kind);
  expect(shorter).toEqual(expect.arrayContaining(["plan", "elevation"]));
});
