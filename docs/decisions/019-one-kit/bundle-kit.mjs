// Bundles a candidate with its page, or alone without React, to be shown and weighed.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const own = (name) => fileURLToPath(new URL(name, import.meta.url));
const stubs = {
  "react-i18next": own("i18n-stub.ts"),
  "@stanza/quantities": own("quantities-stub.ts"),
  "@stanza/web-ui": own("web-ui-stub.ts"),
};
// One React for the candidate and for our own sources.
const oneReact = { react: own("node_modules/react"), "react-dom": own("node_modules/react-dom") };
const options = {
  bundle: true,
  minify: true,
  write: false,
  outdir: "out",
  format: "esm",
  jsx: "automatic",
  platform: "browser",
  target: "es2023",
  alias: { ...stubs, ...oneReact },
  define: { "process.env.NODE_ENV": '"production"' },
  legalComments: "none",
  loader: { ".css": "css", ".module.css": "local-css" },
  absWorkingDir: import.meta.dirname,
};

export async function bundle(kit, isAlone) {
  const page = `import { kit } from "./${kit}.tsx"; import { show } from "./screen.tsx"; show(kit);`;
  const contents = isAlone ? `export { kit } from "./${kit}.tsx";` : page;
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: import.meta.dirname, loader: "tsx" },
    ...(isAlone ? { external: ["react", "react-dom", "react/*", "react-dom/*"], alias: stubs } : {}),
  });
  const text = (ending) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text)
      .join("\n");
  return { js: text(".js"), css: text(".css") };
}
