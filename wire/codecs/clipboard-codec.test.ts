import { newProject, type Row } from "@stanza/project";
import { expect, test } from "vitest";
import { encodeClipboard } from "./clipboard-codec.ts";
import { decodeClipboard } from "./decode-clipboard.ts";

const row: Row = {
  id: "a",
  catalogue: "CUCINA",
  model: "ARIA",
  article: "BASE",
  choices: { W: 600, SIDE: "R", SOFT: true },
  placement: { on: "room", at: [1, 2, 3], rotY: 90 },
  quantity: 2,
  note: "left",
  group: "g",
};
const project = {
  ...newProject({
    catalogues: {
      CUCINA: { version: "1", priceList: "IT", model: "ARIA", headers: { ARIA: { FIN: "OAK" } } },
      MURI: { version: "2", model: "STD", headers: {} },
    },
  }),
  rows: [row, { ...row, id: "b" }],
};

test("[CD-03] rows survive the clipboard with their choices, and bring only their own catalogues", () => {
  expect(decodeClipboard(encodeClipboard(project, ["a"], { a: [600, 880, 560], b: [1, 2, 3] }))).toEqual({
    rows: [row],
    boxes: { a: [600, 880, 560] },
    catalogues: { CUCINA: project.catalogues.CUCINA },
  });
});

test.each([
  ["ordinary text", "Base unit 600"],
  ["other JSON", '{"rows": []}'],
  ["no rows", '{"type": "stanza.rows", "format": 1, "rows": [], "catalogues": {}}'],
  ["a future format", encodeClipboard(project, ["a"]).replace('"format":1', '"format":2')],
  ["broken JSON", '{"type": "stanza.rows"'],
  ["a placement that is none", encodeClipboard(project, ["a"]).replace('"x":1', '"x":"one"')],
])("[CD-03] the clipboard with %s has nothing to paste", (_, text) => {
  expect(decodeClipboard(text)).toBeNull();
});
