/** What the service worker has to know of a request. */
export interface Asked {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  /** The browser's word: `navigate` for a page. */
  readonly mode: string;
  readonly wantsPart: boolean;
}

/**
 * How a request is answered.
 *
 * `untouched`  by the browser, as if there were no worker
 * `page`       from the network; from the shell where there is none
 * `build`      a file of a build, whose name is its content: from the device, else from the network
 * `article`    a catalogue or a picture of one, which never changes: as `build`, and gone from the device with the next sign-out
 * `site`       what the deployment says to everybody: from the network, from the device where there is none
 */
export type Treatment = "untouched" | "page" | "build" | "article" | "site";

/** What the server answers that is no page of the app (apps/server/http/web-app.ts). */
const NO_PAGE = /^\/(api|config|assets|hdr|healthz|readyz)(\/|$)/;
/** A file and no page of the app. */
const FILE = /\.[^/]+$/;
/** Pages whose address is a secret: the server answers them with headers of their own, and each is about one moment. */
const SECRET =
  /^\/([od]|arwebView|(kitchen|kitchenSingle|window|door)Ar|rsalogin|oidc|(guest)?(resetpassword|register))(\/|$)/;
const ARTICLE = /^\/api\/catalogues\/[^/]+\/(versions\/[^/]+|pictures\/[^/]+)$/;
const SITE = /^\/(config\/(config\.json|texts\.json|walls\.json|brand\/.+|screens\/.+)|hdr\/.+|icon\.svg)$/;

/** How this worker answers a request; `origin` is its own. Everything that may say something about a person is untouched. */
export function treatmentOf({ method, url, mode, wantsPart }: Asked, origin: string): Treatment {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin || wantsPart) return "untouched";
  const { pathname, searchParams } = address;
  if (mode === "navigate")
    return NO_PAGE.test(pathname) || FILE.test(pathname) || SECRET.test(pathname) ? "untouched" : "page";
  if (pathname.startsWith("/assets/") || (pathname === "/boot.js" && searchParams.has("v"))) return "build";
  if (ARTICLE.test(pathname)) return "article";
  return SITE.test(pathname) ? "site" : "untouched";
}

/** The address under which an answer is kept: the page asks for what the deployment says with the time, so that no cache answers. */
export function keptAs(url: string): string {
  const address = new URL(url);
  address.searchParams.delete("t");
  return address.href;
}

/** What the service worker has to know of an answer. */
export interface Answered {
  readonly status: number;
  /** The browser's word: `basic` is of our own server and was not led elsewhere. */
  readonly type: string;
  readonly isRedirected: boolean;
  readonly cacheControl: string;
  readonly contentType: string;
}

/** Returns true when the answer may be kept on the device: whole, our own server's, and for catalogues what never changes. */
export function mayKeep(
  treatment: Treatment,
  { status, type, isRedirected, cacheControl, contentType }: Answered,
): boolean {
  if (status !== 200 || type !== "basic" || isRedirected) return false;
  // The page of a hotel's network is no file of ours.
  const isPage = contentType.startsWith("text/html");
  if (treatment === "build" || treatment === "site") return !isPage;
  return treatment === "article" && !isPage && cacheControl.includes("immutable");
}

/** Returns true for an answer of somebody who stands before a server that is away. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;
