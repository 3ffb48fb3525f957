import { hideLoading } from "./frame/hide-loading.ts";
import { applyHostTheme } from "./frame/host-theme.ts";

/**
 * The application is inside another page: it takes that page's look before it shows anything.
 *
 * search   of the page's address
 * returns  how to begin taking the host's commands, once the application can carry them out; what carries them out comes with it
 */
export function meetHost(search: string): () => Promise<void> {
  applyHostTheme(search);
  hideLoading(search);
  return async () => {
    const { listenToHost } = await import("./frame/listen-to-host.ts");
    listenToHost()();
  };
}
