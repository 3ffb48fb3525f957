import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { MAY_IMPORT, ROOT } from "../boundaries/packages.ts";
import { textsBelow } from "./repository-texts.ts";

const FOLDERS = "apps|bench|catalogues|customers|docs|domain|e2e|examples|fixtures|media|tools|web|wire";

/** A path in backquotes from the root, maybe with a line, a `*` or a trailing slash. Placeholders such as `<name>` are none. */
const NAMED = new RegExp(`\`((?:${FOLDERS})/[^\`\\s<{…]*)\``, "g");
const LINK = /\]\(([^)\s]+)\)/g;

interface NamedPath {
  readonly in: string;
  readonly named: string;
  /** From the root. */
  readonly path: string;
}

function pathsIn(document: string, text: string): NamedPath[] {
  const named = [...text.matchAll(NAMED)].map(([, name = ""]) => ({ named: name, path: name }));
  const links = [...text.matchAll(LINK)]
    .filter(([, target = ""]) => !/^(https?:|#|mailto:)/.test(target))
    .map(([, target = ""]) => ({ named: target, path: join(dirname(document), target.replace(/#.*/, "")) }));
  return [...named, ...links].map((found) => ({ in: document, ...found }));
}

const exists = ({ path }: NamedPath): boolean => {
  const bare = path.replace(/:\d+$/, "").replace(/\/$/, "");
  return bare.includes("*") ? globSync(bare, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, bare));
};

const documents = [
  ...textsBelow("docs").filter(({ path }) => path.endsWith(".md")),
  ...textsBelow("").filter(({ path }) => /^[A-Z_]+\.md$/.test(path) && path !== "CHANGELOG.md"),
];

test("every path and link of the documents leads somewhere", () => {
  const missing = documents
    .flatMap(({ path, text }) => pathsIn(path, text))
    .filter((found) => !exists(found));
  expect(missing.map((found) => `${found.in}: ${found.named}`)).toEqual([]);
});

test("every document that a source names exists", () => {
  const sources = textsBelow("").filter(
    ({ path }) => /\.tsx?$/.test(path) && !path.startsWith("tools/docs/"),
  );
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/.])docs\/[\w./-]+\.(?:md|json)\b/g)].map(([name]) => ({
      in: path,
      named: name,
      path: name,
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((found) => !exists(found)).map((found) => `${found.in}: ${found.named}`)).toEqual([]);
});

test("architecture.md names every package, and the README every one of domain, media, wire and web", () => {
  const architecture = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  const readme = readFileSync(join(ROOT, "README.md"), "utf8");
  const packages = Object.keys(MAY_IMPORT).filter((folder) => /^(domain|media|wire|web|apps)\//.test(folder));
  expect(packages.filter((folder) => !architecture.includes(`\`${folder}\``))).toEqual([]);
  expect(packages.filter((folder) => !readme.includes(`\`${folder.split("/")[1]}\``))).toEqual([]);
});

test("each function that architecture.md names stands in the file beside it", () => {
  const text = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  const named = [...text.matchAll(/`(\w+)`(?:'s evaluation)?\s+\(`([^`]+)`/g)].map(
    ([, name = "", path = ""]) => ({ name, path }),
  );
  expect(named.length).toBeGreaterThan(30);
  const isIn = ({ name, path }: (typeof named)[number]): boolean =>
    new RegExp(`\\b${name}\\b`).test(readFileSync(join(ROOT, path), "utf8"));
  expect(named.filter((one) => existsSync(join(ROOT, one.path)) && !isIn(one))).toEqual([]);
});

test("the guard is awake: it reads the documents, and a path and a link to nowhere are missed", () => {
  expect(documents.length).toBeGreaterThan(35);
  expect(documents.flatMap(({ path, text }) => pathsIn(path, text)).length).toBeGreaterThan(120);
  const text =
    "`docs/nowhere.md` [there](nowhere.md) `tools/docs/paths.test.ts` `tools/docs/*.test.ts` [here](README.md#the-tree)";
  expect(pathsIn("README.md", text).filter((found) => !exists(found))).toHaveLength(2);
  expect(pathsIn("README.md", text)).toHaveLength(5);
});
