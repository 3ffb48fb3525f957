import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { chainsTo } from "./boundaries/browser-reach.ts";
import { MEDIAN_LINES, MOST_LINES, medianLines, tooLong } from "./boundaries/file-sizes.ts";
import { importCircles, importGraph } from "./boundaries/import-graph.ts";
import {
  FOLDER_OF_PACKAGE,
  MAY_IMPORT,
  manifestOf,
  ROOT,
  type SourceFile,
  sourcesOf,
  stylesOf,
} from "./boundaries/packages.ts";
import { blankComments, scanImports } from "./boundaries/scan-imports.ts";
import { SERVER_AREAS, serverAreaRefusal } from "./boundaries/server-areas.ts";
import { unknownClasses } from "./boundaries/style-classes.ts";
import { untestedDialogs } from "./boundaries/untested-dialogs.ts";
import { untestedViews } from "./boundaries/untested-views.ts";

const FOLDERS = Object.keys(MAY_IMPORT);
const sources = new Map(FOLDERS.map((folder) => [folder, sourcesOf(folder)]));
const everySource = [
  ...[...sources.values()].flat(),
  ...["tools", "bench", "examples", "e2e", "fixtures", "customers", "web/testing"].flatMap(sourcesOf),
];
const styles = ["web", "apps/web", "tools", "customers"].flatMap(stylesOf);
const testTools = new Set(Object.keys(manifestOf(".").devDependencies ?? {}));

/** Returns the fault of one import of `file`, or `null` when the import is allowed. */
function refusal(folder: string, file: SourceFile, specifier: string): string | null {
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(file.path), specifier);
    return target.startsWith(`${folder}/`) || file.isTest
      ? null
      : `reaches outside its package: ${specifier}`;
  }
  if (specifier.startsWith("node:")) {
    const mayUseNode = folder === "apps/server" || folder === "media/print" || file.isTest;
    return mayUseNode ? null : `${specifier} is not for ${folder}`;
  }
  const name = packageName(specifier);
  const manifest = manifestOf(folder);
  const target = FOLDER_OF_PACKAGE.get(name);
  if (target !== undefined) {
    const exported = specifier === name ? "." : `.${specifier.slice(name.length)}`;
    if (!(exported in (manifestOf(target).exports ?? {}))) return `${specifier} is no door of ${target}`;
    const allowed = MAY_IMPORT[folder]?.includes(name.replace("@stanza/", "")) || target === folder;
    return allowed || file.isTest ? null : `${folder} may not import ${name}`;
  }
  const declared = { ...manifest.dependencies, ...manifest.optionalDependencies };
  if (name in declared) return null;
  const ownTools = manifest.devDependencies ?? {};
  if (file.isTest && (testTools.has(name) || name in ownTools)) return null;
  return `${name} is not in the dependencies of ${folder}/package.json`;
}

function packageName(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? "");
}

function refusalsOf(folder: string, files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    scanImports(file.source).flatMap(({ specifier, line }) => {
      const reason = refusal(folder, file, specifier);
      return reason === null ? [] : [`${file.path}:${line} ${reason}`];
    }),
  );
}

describe("imports go one way", () => {
  test.each(FOLDERS)("%s imports only what the table allows", (folder) => {
    expect(refusalsOf(folder, sources.get(folder) ?? [])).toEqual([]);
  });

  test("every workspace package stands in the table", () => {
    const present = ["domain", "media", "wire", "web", "apps"].flatMap((area) =>
      readdirSync(`${ROOT}/${area}`)
        .map((name) => `${area}/${name}`)
        .filter((folder) => existsSync(`${ROOT}/${folder}/package.json`)),
    );
    expect(present.sort()).toEqual([...FOLDERS].sort());
  });
});

describe("the areas of the server", () => {
  test("each imports only what its table allows", () => {
    const faults = (sources.get("apps/server") ?? [])
      .filter((file) => !file.isTest)
      .flatMap((file) =>
        scanImports(file.source).flatMap(({ specifier, line }) => {
          if (!specifier.startsWith(".")) return [];
          const reason = serverAreaRefusal(file.path, posix.join(posix.dirname(file.path), specifier));
          return reason === null ? [] : [`${file.path}:${line} ${reason}`];
        }),
      );
    expect(faults).toEqual([]);
  });

  test("the table names only areas that stand above, and every folder of the server", () => {
    const areas = Object.keys(SERVER_AREAS);
    for (const [area, allowed] of Object.entries(SERVER_AREAS))
      for (const one of allowed)
        expect(areas.indexOf(one), `${area}: ${one}`).toBeLessThan(areas.indexOf(area));
  });

  test("an area may not reach up, sideways or into the operations of another", () => {
    const reason = (from: string, to: string) =>
      serverAreaRefusal(`apps/server/${from}`, `apps/server/${to}`);
    expect(reason("http/errors.ts", "offers/offer-record.ts")).toBe("http may not import offers");
    expect(reason("projects/revisions.ts", "offers/offer-record.ts")).toBe("projects may not import offers");
    expect(reason("offers/freeze-offer.ts", "offers/api/get-offer.ts")).toContain("root of the server alone");
    expect(reason("offers/api/get-offer.ts", "offers/api/list-offers.ts")).toContain("root of the server");
    expect(reason("db/pool.ts", "start-server.ts")).toBe("db may not import apps/server/start-server.ts");
    expect(reason("offers/freeze-offer.ts", "nowhere/x.ts")).toBe("nowhere is not in the table");
    expect(reason("projects/api/set-project-status.ts", "orders/place-order.ts")).toBeNull();
    expect(reason("offers/jobs/offer-clock.ts", "offers/jobs/pending-pdfs.ts")).toBeNull();
    expect(reason("start-server.ts", "offers/jobs/offer-job.ts")).toBeNull();
  });
});

describe("no circles", () => {
  const graph = importGraph(everySource);

  test("no group of files imports each other in a circle, type-only and dynamic imports included", () => {
    expect(importCircles(graph)).toEqual([]);
  });

  test("a circle is found through relative imports, doors of packages, type-only and dynamic imports", () => {
    const file = (path: string, source: string): SourceFile => ({ path, source, isTest: false });
    const circle = [
      file("domain/catalogue/a.ts", 'import type { B } from "./b.ts";'),
      file("domain/catalogue/b.ts", 'const c = import("@stanza/geometry");'),
      file("domain/geometry/index.ts", 'export { a } from "../catalogue/a.ts";'),
    ];
    const apart = [file("domain/catalogue/d.ts", 'import { a } from "./a.ts";')];
    expect(importCircles(importGraph([...circle, ...apart]))).toEqual([
      circle.map(({ path }) => path).sort(),
    ]);
  });

  test("it followed real imports", () => {
    expect([...graph.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeGreaterThan(3000);
  });
});

describe("files are short", () => {
  test(`no file has more than ${MOST_LINES} lines, tests and style sheets included`, () => {
    expect(tooLong([...everySource, ...styles])).toEqual([]);
  });

  test(`the median file has at most ${MEDIAN_LINES} lines`, () => {
    expect(everySource.length).toBeGreaterThan(2000);
    expect(medianLines(everySource)).toBeLessThanOrEqual(MEDIAN_LINES);
  });

  test("a file of one line too many is found, unless a program wrote it", () => {
    const file = (path: string, lines: number): SourceFile => ({
      path,
      source: "x\n".repeat(lines),
      isTest: false,
    });
    const files = [file("a.ts", MOST_LINES), file("b.ts", MOST_LINES + 1), file("c.generated.ts", 9999)];
    expect(tooLong(files)).toEqual([`b.ts has ${MOST_LINES + 1} lines`]);
    expect(medianLines(files)).toBe(MOST_LINES + 1);
  });
});

describe("style sheets", () => {
  test("every class that a component takes from one stands in it", () => {
    expect(styles.length).toBeGreaterThan(80);
    const sound = everySource.filter(({ isTest }) => !isTest);
    expect(unknownClasses(sound, styles)).toEqual([]);
  });

  test("a class that is not there and a sheet that is not there are found, the key of a text is none", () => {
    const file = (path: string, source: string): SourceFile => ({ path, source, isTest: false });
    const used = 'import css from "./A.module.css";\nconst a = [css.here, css.gone, t("css.title")];';
    const sheet = file("web/a/A.module.css", "/* .gone */ .here > p { color: red; }");
    expect(unknownClasses([file("web/a/A.tsx", used)], [sheet])).toEqual([
      "web/a/A.tsx: ./A.module.css has no .gone",
    ]);
    expect(unknownClasses([file("web/b/B.tsx", used)], [sheet])).toEqual([
      "web/b/B.tsx: there is no ./A.module.css",
    ]);
  });
});

describe("what a person sees is tested", () => {
  test("every dialog, panel, page and screen has a component test beside it", () => {
    expect(untestedViews(everySource)).toEqual([]);
  });

  test("[CD-15] every dialog is opened by a test that keeps it to the rules, axe in both schemes among them", () => {
    expect(untestedDialogs(everySource)).toEqual([]);
  });

  test("a dialog that no test opens is found", () => {
    const of = (path: string, source: string, isTest: boolean): SourceFile => ({ path, source, isTest });
    const dialog = "export const aDialog: Dialog<Props, void> = {\n  options: () => ({}),";
    const files = [
      of("web/a/ADialog.tsx", dialog, false),
      of("web/a/b.tsx", dialog, false),
      of("web/a/ADialog.component.test.tsx", "await expectDialogRules({ open });", true),
    ];
    expect(untestedDialogs(files)).toEqual(["web/a: 2 dialogs, 1 checked"]);
  });

  test("a dialog without one is found, and one that is tested through its opener is not", () => {
    const paths = ["web/a/ADialog.tsx", "web/a/BDialog.tsx", "web/a/BDialog.component.test.tsx"];
    const shown = ["apps/web/shell/AccountPanel.tsx", "apps/web/shell/AccountMenu.component.test.tsx"];
    const files = [...paths, ...shown].map((path): SourceFile => ({ path, source: "", isTest: false }));
    expect(untestedViews(files)).toEqual(["web/a/ADialog.tsx"]);
  });
});

/** Web files that read documents or messages which nobody has checked: they load Zod on purpose, and the app loads them only when it must. */
const READ_UNCHECKED = ["decode-unchecked.ts", "RecoveryDialog.tsx", "listen-to-host.ts"];

describe("the browser loads no parser of catalogues and no schema by accident", () => {
  const sound = [...sources.values()].flat().filter(({ isTest }) => !isTest);
  const isWeb = ({ path }: SourceFile) => /^(apps\/web|web)\//.test(path);

  test("neither YAML, CEL nor Zod is reached from a file of the web", () => {
    const files = sound.filter(({ path }) => !READ_UNCHECKED.includes(posix.basename(path)));
    const roots = files.filter(isWeb).map(({ path }) => path);
    expect(roots.length).toBeGreaterThan(500);
    expect(chainsTo(["yaml", "@marcbachmann/cel-js", "zod"], files, roots)).toEqual([]);
  });

  test("a chain is found through doors by name, and type-only imports are none", () => {
    const file = (path: string, source: string): SourceFile => ({ path, source, isTest: false });
    const files = [
      file("domain/publish/index.ts", 'export { a } from "./a.ts";\nexport { type B, b } from "./b.ts";'),
      file("domain/publish/a.ts", 'import { parse } from "yaml";'),
      file("domain/publish/b.ts", 'import type { z } from "zod";\nimport { type z as Z } from "zod";'),
    ];
    const chains = (source: string) =>
      chainsTo(["yaml", "zod"], [...files, file("web/x.ts", source)], ["web/x.ts"]);
    expect(chains('import { a } from "@stanza/publish";')).toEqual(["web/x.ts → domain/publish/a.ts → yaml"]);
    expect(chains('const a = await import("@stanza/publish");')).toHaveLength(1);
    expect(chains('import { b } from "@stanza/publish";')).toEqual([]);
    expect(chains('import type { a } from "@stanza/publish";')).toEqual([]);
  });
});

const IMPURE = [
  { what: "the clock", pattern: /\bDate\.now\b|new Date\(\s*\)|performance\.now/ },
  { what: "randomness", pattern: /\bMath\.random\b|crypto\.(randomUUID|getRandomValues)/ },
  { what: "the network", pattern: /\bfetch\s*\(|XMLHttpRequest|WebSocket\b/ },
  { what: "the process", pattern: /\bprocess\.(env|cwd|argv|exit)|\bconsole\./ },
  { what: "timers", pattern: /\bset(Timeout|Interval|Immediate)\s*\(/ },
  { what: "a DOM or UI library", pattern: /from "(three|react|react-dom|jsdom)/ },
];

describe("domain packages are pure", () => {
  test.each(FOLDERS.filter((folder) => folder.startsWith("domain/")))(
    "%s touches nothing outside",
    (folder) => {
      const faults = (sources.get(folder) ?? [])
        .filter((file) => !file.isTest)
        .flatMap((file) => {
          const code = blankComments(file.source);
          return IMPURE.filter(({ pattern }) => pattern.test(code)).map(
            ({ what }) => `${file.path} uses ${what}`,
          );
        });
      expect(faults).toEqual([]);
    },
  );
});

describe("the guard is awake", () => {
  test("it sees every form of import, type-only and relative ones included", () => {
    const source = [
      'import a from "one";',
      'import type { B } from "two";',
      'import { type C } from "./three.ts";',
      'export { d } from "../four/index.ts";',
      'export type { E } from "five";',
      'import "six";',
      'const f = await import("seven");',
      'type G = import("eight").G;',
      'const h = require("nine");',
      'import {\n  i,\n  j,\n} from "ten";',
      '// import k from "comment";',
      '/* import l from "block"; */',
    ].join("\n");
    expect(new Set(scanImports(source).map((found) => found.specifier))).toEqual(
      new Set([
        "one",
        "two",
        "./three.ts",
        "../four/index.ts",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
      ]),
    );
  });

  test("it refuses a forbidden package, a type-only one, a reach outside and an undeclared library", () => {
    const file = (source: string): SourceFile[] => [{ path: "domain/geometry/x.ts", source, isTest: false }];
    const faults = (source: string) => refusalsOf("domain/geometry", file(source));
    expect(faults('import { x } from "@stanza/project";')).toHaveLength(1);
    expect(faults('import type { X } from "@stanza/project";')).toHaveLength(1);
    expect(faults('export type { X } from "../project/project.ts";')).toHaveLength(1);
    expect(faults('import * as THREE from "three";')).toHaveLength(1);
    expect(faults('import { readFileSync } from "node:fs";')).toHaveLength(1);
    expect(faults('import { x } from "@stanza/geometry/vec.ts";')).toHaveLength(1);
    expect(faults('import { add2 } from "./vec.ts";')).toHaveLength(0);
  });

  test("it read real files with real imports in every package", () => {
    for (const [folder, files] of sources) expect(files.length, folder).toBeGreaterThan(0);
    const all = [...sources.values()].flat();
    const edges = all
      .flatMap((file) => scanImports(file.source))
      .filter((found) => found.specifier.startsWith("@stanza/"));
    expect(all.length).toBeGreaterThan(40);
    expect(edges.length).toBeGreaterThan(10);
  });
});
