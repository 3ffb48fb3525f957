import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EMPTIED, leanShader, leanShaderTable, UNUSED_FEATURES, UNUSED_PROGRAMS } from "./lean-three.ts";

const three = fileURLToPath(new URL("../../../node_modules/three/src", import.meta.url));
const shaders = join(three, "renderers/shaders");
const table = readFileSync(join(shaders, "ShaderChunk.js"), "utf8");
const lean = leanShaderTable(table, (file) => readFileSync(join(shaders, file), "utf8"));
const viewer = fileURLToPath(new URL("../../../media/viewer", import.meta.url));
const sources = globSync("**/*.ts", { cwd: viewer })
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(viewer, file), "utf8"))
  .join("\n");

test("the programs of unused materials go, with what nobody else includes", () => {
  expect(lean).toContain("meshphysical_frag");
  expect(lean).toContain("lights_physical_fragment");
  for (const gone of ["meshtoon_frag", "lights_toon_fragment", "sprite_vert"]) {
    expect(table).toContain(gone);
    expect(lean).not.toContain(gone);
  }
});

test("everything that the viewer and three's renderer include is there", () => {
  const renderer = globSync(["renderers/*.js", "renderers/webgl/*.js", "extras/*.js"], { cwd: three });
  const texts = [sources, ...renderer.map((file) => readFileSync(join(three, file), "utf8"))].join("\n");
  const asked = [...texts.matchAll(/#include <(\w+)>|ShaderChunk(?:\.(?!js)|\[ ')(\w+)/g)].map(
    (match) => match[1] ?? match[2]!,
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const name of asked) expect(lean, name).toMatch(new RegExp(`\\b${name}:`));
});

test("the viewer has none of the materials whose programs are left out", () => {
  const made = [...sources.matchAll(/new (\w+)Material\(/g)].map((match) => match[1]!.toLowerCase());
  expect(made).toContain("meshstandard");
  expect(made.filter((kind) => UNUSED_PROGRAMS.includes(kind))).toEqual([]);
  expect(sources).not.toMatch(/\.xr\b/);
});

test("the viewer uses none of the features whose branches are left out of the shaders", () => {
  const used = Object.keys(UNUSED_FEATURES).filter((word) => new RegExp(`${word}\\b`).test(sources));
  expect(used).toEqual([]);
});

test("what stands in the place of a file of three's renderer exports the same, and the viewer needs no more of it", () => {
  const exportsOf = (code: string) =>
    [...code.matchAll(/export (?:class|const) (\w+)|export \{ (\w+) \}/g)].map(
      (match) => match[1] ?? match[2],
    );
  for (const [file, instead] of Object.entries(EMPTIED))
    expect(exportsOf(instead)).toEqual(exportsOf(readFileSync(join(three, "renderers", file), "utf8")));
  expect(sources).not.toMatch(/uniformsGroups|UniformsGroup|morphAttributes/);
});

test("each macro of an unused feature is one of three's", () => {
  const texts = globSync("Shader*/*.glsl.js", { cwd: shaders }).map((file) =>
    readFileSync(join(shaders, file), "utf8"),
  );
  const known = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
  expect(
    Object.values(UNUSED_FEATURES)
      .flat()
      .filter((macro) => !known.has(macro)),
  ).toEqual([]);
});

test("a shader loses its comments and keeps its lines", () => {
  expect(leanShader("#define A 1 // one\n\n/* two\nlines */\n\tfloat b = 2.0;\n")).toBe(
    "#define A 1\nfloat b = 2.0;",
  );
});
