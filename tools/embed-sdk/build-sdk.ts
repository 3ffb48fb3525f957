import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const ROOT = new URL("../..", import.meta.url).pathname;
const SOURCE = join(ROOT, "wire/stanza-embed");

/** The files of the SDK that a host's page may load. */
export const SDK_FILES = { module: "stanza-embed.js", script: "stanza-embed.iife.js" } as const;

/** Builds the SDK into a folder: one ES module, and one script for pages without modules. */
export async function buildSdk(outDir: string): Promise<void> {
  await bundle(outDir, "index.ts", "es", SDK_FILES.module);
  await bundle(outDir, "script.ts", "iife", SDK_FILES.script);
}

async function bundle(outDir: string, entry: string, format: "es" | "iife", fileName: string): Promise<void> {
  await build({
    configFile: false,
    root: SOURCE,
    logLevel: "warn",
    css: { postcss: { plugins: [] } },
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      minify: true,
      lib: { entry: join(SOURCE, entry), formats: [format], name: "stanzaEmbed", fileName: () => fileName },
    },
  });
}

/** Writes the types of the SDK beside it, and the manifest with which it is a package of its own. */
export function writePackage(outDir: string): void {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  execFileSync(
    process.execPath,
    [tsc, "-p", join(SOURCE, "tsconfig.build.json"), "--outDir", join(outDir, "types")],
    {
      stdio: "inherit",
    },
  );
  const { name, version } = JSON.parse(readFileSync(join(SOURCE, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
  };
  const manifest = {
    name,
    version,
    type: "module",
    sideEffects: false,
    exports: { ".": { types: "./types/index.d.ts", default: `./${SDK_FILES.module}` } },
  };
  writeFileSync(join(outDir, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(outDir, "README.md"), readFileSync(join(SOURCE, "README.md")));
}
