import { expect, test } from "vitest";
import { earlyFiles } from "./early-files.ts";

const chunk = (
  fileName: string,
  facadeModuleId: string | null,
  imports: readonly string[] = [],
  css: readonly string[] = [],
) => ({
  fileName,
  facadeModuleId,
  imports: [...imports],
  viteMetadata: { importedCss: new Set(css) },
});
const build = [
  chunk("assets/workspace-page.js", "/x/web/workspace/frame/WorkspacePage.tsx", ["assets/workspace.js"]),
  chunk("assets/workspace.js", null, ["assets/lists.js"], ["assets/workspace.css"]),
  chunk("assets/lists.js", null, [], ["assets/lists.css"]),
  chunk("assets/header.js", "/x/apps/web/shell/Header.tsx"),
  chunk("assets/safety.js", "/x/apps/web/work-safety.ts"),
  chunk("assets/viewer.js", "/x/media/viewer/index.ts"),
  chunk("assets/offer-page.js", "/x/web/offer/page/OfferPage.tsx", ["assets/lists.js"]),
  chunk("assets/offer-screen.js", "/x/web/offer/page/OfferScreen.tsx", ["assets/sheet.js"]),
  chunk("assets/sheet.js", null, [], ["assets/sheet.css"]),
  chunk("assets/projects.js", "/x/web/projects/list/ProjectsPage.tsx"),
  chunk("assets/catalogue.js", "/x/web/catalogue/page/CataloguePage.tsx"),
  chunk("assets/it-4f.js", "/x/web/site/texts/it.json"),
];

test("asked for early are the texts by language and all that a screen begins with, styles too; never 3D", () => {
  const { texts, screens } = earlyFiles(build);
  const filesAt = (path: string) =>
    Object.entries(screens).find(([pattern]) => new RegExp(pattern).test(path))?.[1];
  expect(texts).toEqual({ it: "/assets/it-4f.js" });
  expect(filesAt("/home")).toBeUndefined();
  expect(filesAt("/offerview")?.toSorted()).toEqual([
    "/assets/lists.css",
    "/assets/lists.js",
    "/assets/offer-page.js",
    "/assets/offer-screen.js",
    "/assets/sheet.css",
    "/assets/sheet.js",
  ]);
  expect(filesAt("/configurator2d")?.toSorted()).toEqual([
    "/assets/header.js",
    "/assets/lists.css",
    "/assets/lists.js",
    "/assets/safety.js",
    "/assets/workspace-page.js",
    "/assets/workspace.css",
    "/assets/workspace.js",
  ]);
});

test("a screen that was renamed is missed by the build, not by the people", () => {
  expect(() => earlyFiles(build.slice(1))).toThrow("WorkspacePage");
});
