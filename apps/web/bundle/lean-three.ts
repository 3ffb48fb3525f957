import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

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

/** What three's renderer includes by itself, beside its programs. */
const INCLUDED_BY_RENDERER = ["begin_vertex", "colorspace_pars_fragment", "common", "project_vertex"].concat(
  "tonemapping_pars_fragment",
);

/** GLSL without comments, indentation and empty lines; lines stay lines, since directives end with theirs. */
export function leanShader(glsl: string): string {
  return glsl
    .replace(/\/\*[\s\S]*?\*\//g, "")
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

const SHADERS = /three\/src\/renderers\/shaders\//;

/** three.js from its sources, without what the viewer has no use for: shaders of other materials, their comments, WebXR. */
export function leanThree(): Plugin {
  return {
    name: "stanza-lean-three",
    apply: "build",
    enforce: "pre",
    config: () => ({ resolve: { alias: [{ find: /^three$/, replacement: "three/src/Three.js" }] } }),
    load: (id) => (id.endsWith("three/src/renderers/webxr/WebXRManager.js") ? NO_WEBXR : undefined),
    transform(code, id) {
      if (!SHADERS.test(id)) return undefined;
      if (id.endsWith("/ShaderChunk.js")) {
        const textOf = (file: string) => readFileSync(join(dirname(id), file), "utf8");
        return { code: leanShaderTable(code, textOf), map: null };
      }
      if (!id.endsWith(".glsl.js")) return undefined;
      const lean = code.replace(/`([^`]*)`/g, (_, glsl: string) => `\`${leanShader(glsl)}\n\``);
      return { code: lean, map: null };
    },
  };
}
