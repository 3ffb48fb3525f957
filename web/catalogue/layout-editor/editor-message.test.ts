import { expect, test } from "vitest";
import { readEditorMessage } from "./editor-message.ts";

const load = (catalog: unknown) => readEditorMessage({ action: "loadCatalog", catalog });

test("[EM-16] loadCatalog carries a catalogue's name, and its files where they are to be shown", () => {
  expect(load({ name: "CUCINA" })).toEqual({ name: "CUCINA" });
  const files = { "catalogue.yaml": "code: CUCINA", "articles/BASE.yaml": "" };
  expect(load({ name: "CUCINA", files })).toEqual({ name: "CUCINA", files: new Map(Object.entries(files)) });
});

test("[EM-16] pictures and models come as bytes, in either of the two ways in which messages carry them", () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  const files = { "catalogue.yaml": "", "images/A.PNG": bytes, "meshes/tap.glb": bytes.slice().buffer };
  expect(load({ name: "CUCINA", files })).toEqual({
    name: "CUCINA",
    files: new Map([["catalogue.yaml", ""]]),
    bytes: new Map([
      ["images/A.PNG", bytes],
      ["meshes/tap.glb", bytes],
    ]),
  });
});

const picture = (length: number) => ({ "a.png": new Uint8Array(length) });

test.each([
  ["text", "loadCatalog"],
  ["a picture that is none", { action: "loadCatalog", catalog: { name: "C", files: { "a.png": [1, 2] } } }],
  ["a script", { action: "loadCatalog", catalog: { name: "C", files: { "a.js": new Uint8Array(9) } } }],
  [
    "a drawing with scripts",
    { action: "loadCatalog", catalog: { name: "C", files: { "a.svg": new Uint8Array(9) } } },
  ],
  ["a picture of 9 MB", { action: "loadCatalog", catalog: { name: "C", files: picture(9_000_000) } }],
  ["nothing", null],
  ["another action", { action: "save", catalog: { name: "CUCINA" } }],
  ["no catalogue", { action: "loadCatalog" }],
  ["a list", { action: "loadCatalog", catalog: [] }],
  ["no name", { action: "loadCatalog", catalog: { name: "" } }],
  ["a name that is none", { action: "loadCatalog", catalog: { name: ["C"] } }],
  ["a long name", { action: "loadCatalog", catalog: { name: "C".repeat(61) } }],
  ["no files", { action: "loadCatalog", catalog: { name: "C", files: {} } }],
  ["a path upwards", { action: "loadCatalog", catalog: { name: "C", files: { "../x.yaml": "" } } }],
  ["a path from the root", { action: "loadCatalog", catalog: { name: "C", files: { "/etc/passwd": "" } } }],
  ["a file that is no text", { action: "loadCatalog", catalog: { name: "C", files: { "a.yaml": 1 } } }],
  ["17 MB", { action: "loadCatalog", catalog: { name: "C", files: { "a.yaml": "x".repeat(17_000_000) } } }],
])("[EM-16] [T02] %s is refused", (_, data) => {
  expect(readEditorMessage(data)).toBeNull();
});
