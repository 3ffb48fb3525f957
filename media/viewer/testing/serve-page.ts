import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/**
 * Serves test pages on loopback; `page` is a module of `folder`.
 *
 * folder  from the root of the repository
 */
export async function servePage(folder = "media/viewer/testing"): Promise<{
  readonly url: (page: string) => string;
  readonly close: () => Promise<void>;
}> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const server = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "error",
    cacheDir: "node_modules/.vite/viewer-testing",
    optimizeDeps: { include: ["three", "three/addons/loaders/HDRLoader.js"] },
    server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: "viewer-test-page",
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const url = new URL(request.url ?? "/", "http://page");
            if (!url.pathname.startsWith("/page/")) return next();
            response.setHeader("content-type", "text/html");
            response.end(
              `<!doctype html><meta name="viewport" content="width=device-width"><title>viewer</title><link rel="icon" href="data:,"><body><script type="module" src="/${folder}/${url.pathname.slice(6)}.ts"></script>`,
            );
          });
        },
      },
    ],
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("The page server has no port.");
  return {
    url: (page) => `http://127.0.0.1:${address.port}/page/${page}`,
    close: () => server.close(),
  };
}
