import type { Row } from "@stanza/project";
import { expect, test } from "vitest";
import { unsavedArticles } from "./article-keeping.ts";

const row = (id: string, change: Partial<Row> = {}): Row => ({
  id,
  catalogue: "C",
  model: "M",
  article: "A",
  choices: { W: 600 },
  placement: { on: "room", at: [0, 0, 0], rotY: 0 },
  quantity: 1,
  ...change,
});

test("[PR-13] an article is unsaved when it is new or chosen otherwise, not when it is moved or chosen back", () => {
  const kept = new Map([row("same"), row("moved"), row("changed"), row("back")].map((one) => [one.id, one]));
  const rows = [
    row("same"),
    row("moved", { placement: { on: "room", at: [1, 0, 0], rotY: 0 }, quantity: 3 }),
    row("changed", { choices: { W: 700 } }),
    row("back", { choices: { W: 600 } }),
    row("new"),
  ];
  expect(unsavedArticles({ rows }, kept).map(({ row: { id }, before }) => [id, before?.choices])).toEqual([
    ["changed", { W: 600 }],
    ["new", undefined],
  ]);
});
