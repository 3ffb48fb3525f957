import type { CDPSession, Page } from "@playwright/test";

interface LoggedRequest {
  readonly url: string;
  /** Seconds of the browser's own clock. */
  readonly from: number;
  to: number;
  bytes: number;
}

/** The requests of a page to its server, as the network saw them: compressed, with their headers. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  /** True: nothing is under way, and nothing has been for so long. */
  isQuiet(ms: number): boolean;
  /** Addresses of what is under way. */
  readonly pending: readonly string[];
}

/** A page always waits at the server to hear of what happens next; such a request is no part of its start. */
const waitsForNews = (url: string): boolean => Number(new URL(url).searchParams.get("wait")) > 0;
/** The end of a worker's script is told to the worker's session, not to the page's. */
const isWorker = (url: string): boolean => /\.worker-[^/]*\.js$/.test(url);

/** latencyMs  a slow network, on which requests that wait for each other lie clearly one after another */
export async function logRequests(page: Page, latencyMs = 0): Promise<RequestLog> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  if (latencyMs > 0)
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const byId = new Map<string, LoggedRequest>();
  let heardAt = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url }, timestamp }) => {
    if (!url.startsWith("http") || waitsForNews(url) || isWorker(url)) return;
    heardAt = Date.now();
    byId.set(requestId, { url, from: timestamp, to: Number.NaN, bytes: 0 });
  });
  const end = (requestId: string, timestamp: number, bytes = 0): void => {
    const request = byId.get(requestId);
    if (!request) return;
    heardAt = Date.now();
    Object.assign(request, { to: timestamp, bytes });
  };
  session.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on("Network.loadingFailed", ({ requestId, timestamp }) => end(requestId, timestamp));
  return {
    get requests() {
      return [...byId.values()].filter(({ to }) => !Number.isNaN(to));
    },
    get pending() {
      return [...byId.values()].filter(({ to }) => Number.isNaN(to)).map(({ url }) => url);
    },
    isQuiet: (ms) => Date.now() - heardAt > ms && [...byId.values()].every(({ to }) => !Number.isNaN(to)),
  };
}

/** The longest chain of requests of which each began when the one before had ended, of those that were asked for `withinMs` of the first. */
export function longestChain(requests: readonly LoggedRequest[], withinMs: number): readonly string[] {
  const inOrder = requests.toSorted((one, other) => one.from - other.from);
  const until = (inOrder[0]?.from ?? 0) + withinMs / 1000;
  const chains: { readonly to: number; readonly urls: readonly string[] }[] = [];
  let longest: readonly string[] = [];
  for (const { url, from, to } of inOrder) {
    if (from > until) break;
    const before = chains
      .filter((chain) => chain.to <= from)
      .reduce<readonly string[]>((best, { urls }) => (urls.length > best.length ? urls : best), []);
    const urls = [...before, url];
    chains.push({ to, urls });
    if (urls.length > longest.length) longest = urls;
  }
  return longest;
}

/** A line for each request, in their order: when it began, ms after the first, its bytes and its address. */
export function waterfall(requests: readonly LoggedRequest[]): readonly string[] {
  const inOrder = requests.toSorted((one, other) => one.from - other.from);
  const start = inOrder[0]?.from ?? 0;
  return inOrder.map(
    ({ url, from, bytes }) =>
      `${((from - start) * 1000).toFixed(0).padStart(6)} ${String(bytes).padStart(7)} ${url}`,
  );
}
