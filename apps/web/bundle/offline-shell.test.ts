import { expect, test } from "vitest";
import { offlineFiles } from "./offline-shell.ts";

const chunk = (
  name: string,
  facadeModuleId: string | null,
  change: { readonly imports?: string[]; readonly css?: string[]; readonly code?: string } = {},
) => ({
  type: "chunk" as const,
  fileName: `assets/${name}`,
  facadeModuleId,
  imports: (change.imports ?? []).map((one) => `assets/${one}`),
  dynamicImports: [],
  isEntry: name === "index.js",
  code: change.code ?? "",
  viteMetadata: { importedCss: new Set((change.css ?? []).map((one) => `assets/${one}`)) },
});
const asset = (name: string, source = "") => ({ type: "asset" as const, fileName: `assets/${name}`, source });

const build = [
  chunk("index.js", "/x/apps/web/index.html", {
    imports: ["libraries.js"],
    css: ["index.css"],
    code: `m.f||(m.f=["assets/summary-page.css"])`,
  }),
  chunk("libraries.js", null),
  chunk("workspace-page.js", "/x/web/workspace/frame/WorkspacePage.tsx", {
    imports: ["workspace.js"],
    code: `new Worker("/assets/evaluation.worker-1.js")`,
  }),
  chunk("workspace.js", null, { css: ["workspace.css"] }),
  chunk("viewer.js", "/x/media/viewer/index.ts", {
    code: `"/assets/studio_small_09-a.bin" "/assets/evening-b.bin"`,
  }),
  chunk("catalogue.js", "/x/web/catalogue/page/CataloguePage.tsx"),
  chunk("summary-page.js", "/x/web/offer/summary/SummaryPage.tsx", { css: ["summary-page.css"] }),
  chunk("people.js", "/x/web/people/PeoplePage.tsx"),
  chunk("it.js", "/x/web/site/texts/it.json"),
  chunk("plan.js", "/x/web/workspace/import-plan/PlanDialog.tsx"),
  asset("index.css", "@font-face{src:url(./inter-1.woff2)}"),
  asset("workspace.css"),
  asset("summary-page.css"),
  asset("inter-1.woff2"),
  asset("evaluation.worker-1.js"),
  asset("plan.worker-1.js"),
  asset("studio_small_09-a.bin"),
  asset("evening-b.bin"),
  { type: "asset" as const, fileName: "index.html", source: "" },
];

test("[PR-17] the shell has what workspace and item search need, with styles, fonts, workers and the usual light", () => {
  expect(offlineFiles(build)).toEqual(
    [
      "catalogue.js",
      "evaluation.worker-1.js",
      "index.css",
      "index.js",
      "inter-1.woff2",
      "libraries.js",
      "studio_small_09-a.bin",
      "viewer.js",
      "workspace-page.js",
      "workspace.css",
      "workspace.js",
    ].map((name) => `assets/${name}`),
  );
});

test("[PR-17] other screens, languages and readers of other programs' files are kept only once they were used", () => {
  const files = offlineFiles(build).join(" ");
  for (const name of ["summary-page", "people", "it.js", "plan", "evening"])
    expect(files).not.toContain(name);
});
