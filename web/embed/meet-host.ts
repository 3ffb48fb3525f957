import { hideLoading } from "./frame/hide-loading.ts";
import { applyHostTheme } from "./frame/host-theme.ts";
import { useHostSession } from "./host-session.ts";

/** As long as a line that a command brings. */
const LONGEST_LINE = 300;

/** A line that the page around wants above the work; `hideheader` needs nothing here, as a frame has no header. */
function takeHeader(search: string): void {
  const line = new URLSearchParams(search).get("headercontent")?.trim() ?? "";
  if (line.length <= LONGEST_LINE) useHostSession.setState({ headerContent: line });
}

/**
 * The application is inside another page: it takes that page's look before it shows anything.
 *
 * search   of the page's address
 * returns  how to begin taking the host's commands, once the application can carry them out; what carries them out comes with it
 */
export function meetHost(search: string): () => Promise<void> {
  applyHostTheme(search);
  hideLoading(search);
  takeHeader(search);
  return async () => {
    const { listenToHost } = await import("./frame/listen-to-host.ts");
    await listenToHost()();
  };
}
