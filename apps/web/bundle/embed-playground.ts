import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const PAGE = new URL("../playground/embed-playground.html", import.meta.url);

/** Serves the playground for host pages at `/embed-playground`, in development alone. */
export function embedPlayground(): Plugin {
  return {
    name: "stanza-embed-playground",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/embed-playground", (_, response, next) => {
        readFile(PAGE, "utf8")
          .then((html) => server.transformIndexHtml("/embed-playground", html))
          .then((html) => response.setHeader("content-type", "text/html").end(html), next);
      });
    },
  };
}
