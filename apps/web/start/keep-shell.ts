import { isFramed } from "@stanza/web-site";
import { log } from "@stanza/web-ui";

/** After the first picture, before the app is put on the device: what the person does first has the network for itself, ms. */
const REST = 4000;

/**
 * Has the browser keep the app on this device (apps/web/service-worker), so that it opens without a network. Never inside another page's
 * frame, nor where the connection is to be spared, nor while the app is being developed.
 */
export function keepShell(): void {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  if (!import.meta.env.PROD || isFramed() || !serviceWorker || connection?.saveData) return;
  setTimeout(() => {
    register(serviceWorker).catch((error: unknown) =>
      log("warning", `The app cannot be kept on this device: ${String(error)}`),
    );
  }, REST);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  const isFirst = container.controller === null;
  await container.register("/sw.js", { updateViaCache: "none" });
  const { active } = await container.ready;
  // What a page loaded before its worker was there is in the browser's own cache still.
  if (isFirst)
    active?.postMessage({ used: performance.getEntriesByType("resource").map(({ name }) => name) });
}
