import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import * as React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { build, type Plugin } from "vite";

/** What screens of a customer take from the page they run in, by the name that they import (apps/web/kit/offer-kit.ts). */
const FROM_PAGE: Readonly<Record<string, { readonly part: string; readonly names: readonly string[] }>> = {
  react: { part: "react", names: Object.keys(React) },
  "react/jsx-runtime": { part: "jsxRuntime", names: Object.keys(jsxRuntime) },
  "@stanza/web/kit": { part: "kit", names: ["kit"] },
};

/** The file that a customer's screens begin with. */
export const screensOf = (folder: string): string => join(folder, "screens/screens.tsx");

/**
 * Builds the customer's own screens, `screens/screens.tsx`, into `dist/screens.js` and `dist/screens.css` beside its config.json. React and
 * the application's parts are not in them: they come from the page, so the core needs no building for a customer.
 */
export async function buildScreens(folder: string): Promise<void> {
  if (!existsSync(screensOf(folder))) return;
  await build({
    configFile: false,
    root: folder,
    base: "./",
    publicDir: false,
    logLevel: "warn",
    css: { postcss: { plugins: [] } },
    plugins: [react(), fromPage()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: join(folder, "dist"),
      emptyOutDir: true,
      target: "es2023",
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: {
        input: { screens: screensOf(folder) },
        preserveEntrySignatures: "exports-only",
        output: {
          format: "es",
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css")) ? "screens.css" : "[name]-[hash][extname]",
        },
      },
    },
  });
}

/** Replaces imports of React and of the kit by what the page offers. */
function fromPage(): Plugin {
  return {
    name: "stanza-from-page",
    enforce: "pre",
    resolveId: (id) => (Object.hasOwn(FROM_PAGE, id) ? `\0page:${id}` : null),
    load(id) {
      const found = id.startsWith("\0page:") ? FROM_PAGE[id.slice(6)] : undefined;
      if (!found) return null;
      const { part, names } = found;
      const page = `globalThis.stanzaKit.${part}`;
      const own = names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default");
      const lines = own.map((name) => `export const ${name} = page.${name};`);
      const last = part === "kit" ? [`export const kit = ${page};`] : [...lines, "export default page;"];
      return [`const page = ${page};`, ...last].join("\n");
    },
  };
}
