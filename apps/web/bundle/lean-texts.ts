import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const lean = (name: string) => fileURLToPath(new URL(`lean-texts/${name}.ts`, import.meta.url));

/**
 * The interface's texts without i18next, whose namespaces, nesting, formats, loaders and detection nobody uses here: 16 KB of every first
 * page. The application imports it by its own name and types; what runs is a hundred lines of ours.
 */
export function leanTexts(): Plugin {
  return {
    name: "stanza-lean-texts",
    config: () => ({
      resolve: {
        alias: ["i18next", "react-i18next"].map((name) => ({
          find: new RegExp(`^${name}$`),
          replacement: lean(name),
        })),
      },
    }),
  };
}
