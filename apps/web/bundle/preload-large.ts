import type { Plugin, Rolldown } from "vite";

/** Characters of a chunk before compression from which it is asked for ahead. */
export const LARGE = 20_000;

/**
 * The files of a lazy part that are asked for together with it. Small ones are left to the browser, which finds them in the imports of the
 * part while the large ones are under way.
 *
 * files    names of scripts in the build
 * sizeOf   characters of each; undefined: not known
 */
export function preloaded(
  files: readonly string[],
  sizeOf: (file: string) => number | undefined,
): readonly string[] {
  return files.filter((file) => (sizeOf(file) ?? LARGE) >= LARGE);
}

/**
 * Keeps the lists of what goes with each lazy part short. In every chunk that loads something later, Vite writes the names of all files
 * that this will import: names with a hash, which do not compress, 7 KB of the workspace's first picture.
 */
export function preloadLarge(): Plugin {
  const sizes = new Map<string, number>();
  return {
    name: "stanza-preload-large",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files) => [...preloaded(files, (one) => sizes.get(one))],
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_options, bundle: Rolldown.OutputBundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") sizes.set(file.fileName, file.code.length);
      },
    },
  };
}
