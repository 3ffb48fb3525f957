import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { afterwardsOf, layerOf, sheetOf } from "./chunk-layers.ts";
import type { ModuleLinks } from "./module-links.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const page = (path: string) => `${root}web/${path}.tsx`;

const ICON = `${root}node_modules/@tabler/icons-react/dist/esm/icons/IconMaximize.mjs`;
const imports: Readonly<Record<string, readonly string[]>> = {
  [page("workspace/frame/WorkspacePage")]: ["hand", "view", "table", "card", "find", "door", "field"],
  [page("offer/page/OfferPage")]: ["view", "sums"],
  [page("projects/list/ProjectsPage")]: ["table", "card"],
  [page("catalogue/page/CataloguePage")]: ["card", "find"],
  [page("workspace/article-frame/ArticleFramePage")]: ["door", "words", "card", ICON],
  [page("workspace/article-frame/FrameVariants")]: ["door", "field"],
  dialog: ["hand", "words", "door"],
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
  const layers = {
    card: "core",
    words: "core",
    find: "articles",
    table: "lists",
    view: "project",
    door: "single",
    [ICON]: "single",
    field: "beside",
    hand: "dialogs",
    sums: null,
    dialog: null,
  };
  for (const [id, name] of Object.entries(layers)) expect(layer(id), id).toBe(name);
});

test("the frame with one article loads nothing that only other screens need", () => {
  const layer = layerOf(linksOf);
  const ofFrame = ["card", "words", "door", ICON].map(layer);
  for (const id of ["find", "table", "view", "field", "hand"]) expect(ofFrame).not.toContain(layer(id));
});

test("what comes after the first picture lies together by who else needs it, without what came before it", () => {
  const sections = `${root}web/workspace/room/room-sections.ts`;
  const standing = `${root}web/workspace/canvas/standing-parts.ts`;
  const overlays = `${root}apps/web/shell/Overlays.tsx`;
  const links: Readonly<Record<string, readonly string[]>> = {
    ...imports,
    [`${root}media/viewer/index.ts`]: ["solid"],
    [page("catalogue/page/CataloguePage")]: ["card", "found", "book"],
    [page("projects/list/ProjectsPage")]: ["table", "card", "switch"],
    [sections]: ["pane", "view", "sums", "asked", "switch", "solid", "choice", "a.module.css"],
    [page("workspace/article-frame/ArticleFramePage")]: ["solid", "chosen", "strip", "book"],
    [page("workspace/article-frame/FrameVariants")]: ["choice", "solid", "why"],
    [standing]: ["mark", "pane", "found", "said"],
    [overlays]: ["toast"],
    dialog: ["hand", "words", "said", "chosen"],
  };
  const afterwards = afterwardsOf((id) => ({
    importedIds: links[id] ?? [],
    dynamicallyImportedIds: lazily[id] ?? [],
    dynamicImporters: [sections, standing, overlays, "asked"].includes(id) ? ["somebody"] : [],
  }));
  const groups = {
    frame: [overlays, "toast"],
    sheets: ["a.module.css"],
    search: ["found", "book"],
    solids: ["solid"],
    article: ["chosen"],
    pages: ["switch", "sums"],
    variants: ["choice"],
    choices: ["why"],
    shared: ["said"],
    standing: [sections, standing, "pane", "mark"],
  };
  for (const [group, files] of Object.entries(groups))
    expect(files.map(afterwards)).toEqual(files.map(() => group));
  // One came before, one is asked for, one is of the frame's own screen.
  expect(["view", "asked", "strip"].map(afterwards)).toEqual([null, null, null]);
});

test("the offer's screen begins with one file of its own and few that others share", () => {
  const screen = page("offer/page/OfferScreen");
  const dialog = page("workspace/checks/PreflightDialog");
  const discounts = page("offer/totals/discounts/DiscountsDialog");
  const links: Readonly<Record<string, readonly string[]>> = {
    ...imports,
    [screen]: ["view", "row", "size", "icon", "mark"],
    [page("projects/list/ProjectsPage")]: ["table", "icon"],
    [page("workspace/article-frame/ArticleFramePage")]: ["mark"],
    [dialog]: ["size"],
    [discounts]: ["row"],
  };
  const sheet = sheetOf((id) => ({
    importedIds: links[id] ?? [],
    dynamicallyImportedIds: id.endsWith("/apps/web/main.tsx") ? [screen, dialog, discounts] : [],
    dynamicImporters: [screen, dialog, discounts].includes(id) ? ["somebody"] : [],
  }));
  expect(["row", "size", "icon", "mark", "view", screen].map(sheet)).toEqual([
    "sheet",
    "sheet-parts",
    "sheet-lists",
    "sheet-frame",
    null,
    null,
  ]);
});

test("the screens that the layers are made from exist", () => {
  layerOf(linksOf);
  afterwardsOf(linksOf);
  sheetOf(linksOf);
  const files = [...asked].filter((id) => id.startsWith(root));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file)).map((file) => relative(root, file))).toEqual([]);
});
