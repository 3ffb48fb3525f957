import type { Catalogue } from "@stanza/catalogue";
import { expect, test } from "vitest";
import { withNamedPictures } from "../../../apps/server/catalogues/catalogue-pictures.ts";
import { editedPictures } from "./edited-pictures.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1]);
const JPG = new Uint8Array([0xff, 0xd8, 0xff, 2]);

/** A catalogue of two galleries with a picture each, as the server names these. */
const named = (standIns: ReadonlyMap<string, Uint8Array>) =>
  withNamedPictures(
    {
      models: [],
      articles: {},
      optionLists: {},
      galleries: [{ image: "images/A.png" }, { image: "images/B.JPEG" }],
    } as unknown as Catalogue,
    standIns,
  ).catalogue.galleries.map(({ image = "" }) => image);

test("[EM-16] the server names what stands in for a picture as the page knows it, and another picture otherwise", async () => {
  const first = await editedPictures(
    new Map([
      ["images/A.png", PNG],
      ["images/B.JPEG", JPG],
    ]),
  );
  expect(named(first.standIns)).toEqual([...first.pictures.keys()]);
  expect([...first.pictures.values()].map(({ type, size }) => [type, size])).toEqual([
    ["image/png", 5],
    ["image/jpeg", 4],
  ]);
  expect([...first.standIns.values()].every(({ length }) => length === 64)).toBe(true);
  const second = await editedPictures(new Map([["images/A.png", new Uint8Array([...PNG, 7])]]));
  expect([...second.pictures.keys()]).not.toContain([...first.pictures.keys()][0]);
});

test("[EM-16] [T02] a picture is what its bytes are; a model is only said to be there", async () => {
  const { standIns, pictures, wrong } = await editedPictures(
    new Map([
      ["images/A.png", new TextEncoder().encode("<svg onload=…>")],
      ["images/B.webp", JPG],
      ["meshes/tap.glb", new Uint8Array(9)],
    ]),
  );
  expect(wrong).toEqual(["images/A.png"]);
  expect([...pictures.values()].map(({ type }) => type)).toEqual(["image/jpeg"]);
  expect([...standIns.keys()]).toContain("meshes/tap.glb");
});
