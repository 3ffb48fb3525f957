import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { filesBehind, type Place, unusedMethods, withoutPlaces, wordsOfSources } from "./lean-classes.ts";
import { withoutUntakenBranches } from "./shader-branches.ts";

/** Programs of materials that the viewer has none of. */
export const UNUSED_PROGRAMS = [
  "linedashed",
  "meshlambert",
  "meshmatcap",
  "meshnormal",
  "meshphong",
  "meshtoon",
  "points",
  "shadow",
  "sprite",
];

/**
 * Features of three that the viewer does not use, by a word that its sources would contain if they did, with the macros of shaders that
 * would be defined for them, or be more than 0.
 */
export const UNUSED_FEATURES: Readonly<Record<string, readonly string[]>> = {
  alphaHash: ["USE_ALPHAHASH"],
  alphaMap: ["USE_ALPHAMAP"],
  alphaToCoverage: ["ALPHA_TO_COVERAGE"],
  anisotropyRotation: ["USE_ANISOTROPY", "USE_ANISOTROPYMAP"],
  aoMap: ["USE_AOMAP"],
  BatchedMesh: ["USE_BATCHING", "USE_BATCHING_COLOR"],
  bumpMap: ["USE_BUMPMAP"],
  clearcoat: ["USE_CLEARCOAT", "USE_CLEARCOATMAP", "USE_CLEARCOAT_NORMALMAP", "USE_CLEARCOAT_ROUGHNESSMAP"],
  clippingPlanes: ["NUM_CLIPPING_PLANES"],
  diffuseRoughness: ["USE_DIFFUSE_ROUGHNESS", "USE_DIFFUSE_ROUGHNESSMAP"],
  dispersion: ["USE_DISPERSION"],
  displacementMap: ["USE_DISPLACEMENTMAP"],
  emissiveMap: ["USE_EMISSIVEMAP"],
  flatShading: ["FLAT_SHADED"],
  fog: ["USE_FOG", "FOG_EXP2"],
  InstancedMesh: ["USE_INSTANCING", "USE_INSTANCING_COLOR", "USE_INSTANCING_MORPH"],
  iridescence: ["USE_IRIDESCENCE", "USE_IRIDESCENCEMAP", "USE_IRIDESCENCE_THICKNESSMAP"],
  lightMap: ["USE_LIGHTMAP"],
  LightProbe: ["USE_LIGHT_PROBES", "NUM_LIGHT_PROBE_GRIDS"],
  logarithmicDepthBuffer: ["USE_LOGARITHMIC_DEPTH_BUFFER"],
  metalnessMap: ["USE_METALNESSMAP"],
  morphAttributes: ["USE_MORPHTARGETS", "USE_MORPHNORMALS", "USE_MORPHCOLORS"],
  normalMap: [
    "USE_NORMALMAP",
    "USE_NORMALMAP_OBJECTSPACE",
    "USE_NORMALMAP_TANGENTSPACE",
    "USE_PACKED_NORMALMAP",
  ],
  PhysicalMaterial: ["PHYSICAL", "IOR", "USE_SPECULAR"],
  RectAreaLight: ["NUM_RECT_AREA_LIGHTS"],
  retroreflection: ["USE_RETROREFLECTION"],
  reversedDepthBuffer: ["USE_REVERSED_DEPTH_BUFFER"],
  roughnessMap: ["USE_ROUGHNESSMAP"],
  sheen: ["USE_SHEEN", "USE_SHEEN_COLORMAP", "USE_SHEEN_ROUGHNESSMAP"],
  SkinnedMesh: ["USE_SKINNING"],
  specularMap: ["USE_SPECULARMAP", "USE_SPECULAR_COLORMAP", "USE_SPECULAR_INTENSITYMAP"],
  SpotLight: [
    "NUM_SPOT_LIGHTS",
    "NUM_SPOT_LIGHT_COORDS",
    "NUM_SPOT_LIGHT_MAPS",
    "NUM_SPOT_LIGHT_SHADOWS",
    "NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS",
  ],
  SunLight: ["NUM_SUN_LIGHTS", "NUM_SUN_LIGHT_SHADOWS"],
  computeTangents: ["USE_TANGENT"],
  thicknessMap: ["USE_THICKNESSMAP"],
  transmission: ["USE_TRANSMISSION", "USE_TRANSMISSIONMAP"],
  VideoTexture: ["DECODE_VIDEO_TEXTURE", "DECODE_VIDEO_TEXTURE_EMISSIVE"],
  VSMShadowMap: ["SHADOWMAP_TYPE_VSM"],
};
const NEVER_DEFINED = new Set(Object.values(UNUSED_FEATURES).flat());

/** Pieces that three's renderer includes by itself, beside its programs. */
const INCLUDED_BY_RENDERER = ["begin_vertex", "colorspace_pars_fragment", "common", "project_vertex"].concat(
  "tonemapping_pars_fragment",
);

/** GLSL without branches of unused features, comments, indentation and empty lines. Each directive keeps a line for itself. */
export function leanShader(glsl: string): string {
  return withoutUntakenBranches(glsl.replace(/\/\*[\s\S]*?\*\//g, ""), NEVER_DEFINED)
    .split("\n")
    .map((line) => line.replace(/\/\/.*/, "").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const INCLUDE = /#include <([\w.]+)>/g;
const includesOf = (glsl: string) => [...glsl.matchAll(INCLUDE)].map((match) => match[1]!);

/**
 * three's table of shaders without the unused programs, and without the pieces that nothing but those includes.
 *
 * table    source of `ShaderChunk.js`
 * textOf   GLSL of a file that the table imports, as the table names it
 */
export function leanShaderTable(table: string, textOf: (file: string) => string): string {
  const files = new Map(
    [...table.matchAll(/^import (?:\* as )?(\w+) from '([^']+)';$/gm)].map((match) => [match[1]!, match[2]!]),
  );
  const isProgram = (name: string) => files.get(name)?.includes("/ShaderLib/") ?? false;
  const waiting = [...files.keys()]
    .filter((name) => isProgram(name) && !UNUSED_PROGRAMS.includes(name))
    .concat(INCLUDED_BY_RENDERER);
  if (UNUSED_PROGRAMS.some((name) => !isProgram(name)) || waiting.length < 10)
    throw new Error("three's table of shaders is not written as it was.");
  const kept = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = files.get(name);
    if (file === undefined) throw new Error(`three has no shader ${name}.`);
    if (kept.has(name)) continue;
    kept.add(name);
    waiting.push(...includesOf(textOf(file)));
  }
  const lines = table.split("\n").filter((line) => {
    const name =
      /^import (?:\* as )?(\w+) from/.exec(line)?.[1] ?? /^\s+\w+: (\w+)(?:\.\w+)?,?$/.exec(line)?.[1];
    return name === undefined || kept.has(name);
  });
  return lines.join("\n");
}

/** In the place of three's WebXR manager, as its renderer asks it: there is no headset, and never a session. */
const NO_WEBXR = `import { EventDispatcher } from "../../core/EventDispatcher.js";
export class WebXRManager extends EventDispatcher {
  enabled = false;
  isPresenting = false;
  cameraAutoUpdate = false;
  getEnvironmentBlendMode() {}
  setAnimationLoop() {}
  dispose() {}
}`;

/** In the place of files of three's renderer that work for nobody here, by their path. */
export const EMPTIED: Readonly<Record<string, string>> = {
  "webxr/WebXRManager.js": NO_WEBXR,
  // Asked only for geometries with `morphAttributes` and for materials with `uniformsGroups`.
  "webgl/WebGLMorphtargets.js": "export const WebGLMorphtargets = class { update() {} };",
  "webgl/WebGLUniformsGroups.js":
    "export const WebGLUniformsGroups = class { bind() {} update() {} dispose() {} };",
};
const RENDERERS = "three/src/renderers/";

const emptied = (id: string): string | undefined =>
  Object.entries(EMPTIED).find(([file]) => id.endsWith(RENDERERS + file))?.[1];

const rooted = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** The only package that imports three; a test sees to it. */
export const VIEWER_SOURCES = rooted("media/viewer");

/** What of three's classes the viewer cannot call, by file. */
export function unusedOfThree(
  door = rooted("node_modules/three/src/Three.js"),
): ReadonlyMap<string, readonly Place[]> {
  const { words, taken } = wordsOfSources(VIEWER_SOURCES, "three");
  const files = filesBehind(door, taken, (file) => emptied(file) ?? readFileSync(file, "utf8"));
  const scripts = [...files].filter(([file]) => !file.endsWith(".glsl.js"));
  return unusedMethods(new Map(scripts), words);
}

const SHADERS = /three\/src\/renderers\/shaders\//;

/**
 * three.js from its sources, without what the viewer has no use for: shaders of other materials, their comments, WebXR, morphs, groups of
 * uniforms, methods that nobody calls.
 */
export function leanThree(): Plugin {
  let unused: ReturnType<typeof unusedOfThree> = new Map();
  return {
    name: "stanza-lean-three",
    apply: "build",
    enforce: "pre",
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: "three/src/Three.js" }] } }),
    buildStart() {
      unused = unusedOfThree();
    },
    load: emptied,
    transform(code, id) {
      const places = unused.get(id);
      if (places) return { code: withoutPlaces(code, places), map: null };
      if (!SHADERS.test(id)) return undefined;
      if (id.endsWith("/ShaderChunk.js")) {
        const textOf = (file: string) => leanShader(readFileSync(join(dirname(id), file), "utf8"));
        return { code: leanShaderTable(code, textOf), map: null };
      }
      if (!id.endsWith(".glsl.js")) return undefined;
      const lean = code.replace(/`([^`]*)`/g, (_, glsl: string) => `\`${leanShader(glsl)}\n\``);
      return { code: lean, map: null };
    },
  };
}
