import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { afterwardsOf, layerOf } from "./chunk-layers.ts";
import type { ModuleLinks } from "./module-links.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const page = (path: string) => `${root}web/${path}.tsx`;

const imports: Readonly<Record<string, readonly string[]>> = {
  [page("workspace/frame/WorkspacePage")]: ["hand", "view", "table", "card"],
  [page("offer/page/OfferPage")]: ["view", "sums"],
  [page("projects/list/ProjectsPage")]: ["table", "card"],
  [page("catalogue/page/CataloguePage")]: ["card"],
  dialog: ["hand", "words"],
  view: ["words"],
};
const lazily: Readonly<Record<string, readonly string[]>> = { [page("offer/page/OfferPage")]: ["dialog"] };
const asked = new Set<string>();
const linksOf = (id: string): ModuleLinks => {
  asked.add(id);
  return {
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: lazily[id] ?? [],
    dynamicImporters: Object.keys(lazily).filter((from) => lazily[from]?.includes(id)),
  };
};

test("a module of the first picture lies in the layer of the lightest screen that needs it", () => {
  const layer = layerOf(linksOf);
  expect(["card", "table", "view", "words", "hand", "sums", "dialog"].map(layer)).toEqual([
    "articles",
    "lists",
    "project",
    "project",
    "dialogs",
    null,
    null,
  ]);
});

test("what comes after the first picture lies together, without what came before it", () => {
  const sections = `${root}web/workspace/room/room-sections.ts`;
  const standing = `${root}web/workspace/canvas/standing-parts.ts`;
  const links: Readonly<Record<string, readonly string[]>> = {
    ...imports,
    [sections]: ["field", "view", "borrowed"],
    [standing]: ["mark", "field"],
    borrowed: ["sums"],
  };
  const afterwards = afterwardsOf((id) => ({
    importedIds: links[id] ?? [],
    dynamicallyImportedIds: [],
    dynamicImporters: [sections, standing].includes(id) ? ["somebody"] : [],
  }));
  expect(["field", "mark", "view", "borrowed", sections].map(afterwards)).toEqual([
    "room",
    "standing",
    null,
    null,
    null,
  ]);
});

test("the screens that the layers are made from exist", () => {
  layerOf(linksOf);
  afterwardsOf(linksOf);
  const files = [...asked].filter((id) => id.startsWith(root));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file)).map((file) => relative(root, file))).toEqual([]);
});
