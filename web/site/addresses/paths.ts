/** Every path of this application as the router knows it; a test compares the two. */
export const routePatterns = [
  "/",
  "/home",
  "/projects",
  "/itemsearch",
  "/itemsearch/$newprj",
  "/citemsearch",
  "/citemsearch/$newprj",
  "/configurator",
  "/configurator2d",
  "/configurator3d",
  "/configuratorFrame",
  "/configuratorFrameMobile",
  "/closetool",
  "/closetool/$idRow",
  "/configuratorMulticloset",
  "/offerview",
  "/offerview2",
  "/offerview3",
  "/summary",
  "/cart",
  "/customerinfo",
  "/servizi",
  "/allegati",
  "/references",
  "/renderfarm",
  "/jobview",
  "/inspiration",
  "/catalogues/tables",
  "/catalogues",
  "/people",
  "/o/$token",
  "/d/$token",
  "/arwebView/$prjID",
  "/resetpassword/$code",
  "/guestresetpassword/$code",
  "/guestregister/$code",
  "/rsalogin",
  "/rsalogin/$key",
  "/rsalogin/$key/$action",
  "/oidc",
  "/gdprprivacy",
  "/projectlog",
  "/usersettings",
  "/do/$action",
  "/logs",
  "/404",
] as const;
export type RoutePattern = (typeof routePatterns)[number];

/** The three views of one offer: the seller's, the client's, the dealer's grid (ux.md §5.12). */
export type OfferView = "work" | "present" | "order";

export type WorkspaceView = "split" | "2d" | "3d";

interface InProject {
  /** Number of a project on the server; absent: the one that is open, e.g. a guest's. */
  readonly projectId?: number | null;
}

const query = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
};

const offerPaths = { work: "/offerview", present: "/offerview2", order: "/offerview3" } as const;
const workspacePaths = { split: "/configurator", "2d": "/configurator2d", "3d": "/configurator3d" } as const;

/** Returns true for a path of the workspace. */
export const isWorkspace = (path: string): boolean => Object.values<string>(workspacePaths).includes(path);

/** Returns true for a page that shows one article to the page around it. */
export const isArticleFrame = (path: string): boolean => /^\/configuratorFrame(Mobile)?$/.test(path);

/** Returns true for the pages that somebody opens from a message. */
export const isClientLink = (path: string): boolean =>
  [
    "/o/$token",
    "/d/$token",
    "/arwebView/$prjID",
    "/resetpassword/$code",
    "/guestresetpassword/$code",
    "/guestregister/$code",
    "/rsalogin",
    "/oidc",
  ].some((pattern) => fits(pattern, path));

/** Addresses of the screens. Links are built here and nowhere typed. */
export const paths = {
  home: (reason: { readonly redirectFrom?: string } = {}) =>
    `/home${query({ redirectFrom: reason.redirectFrom })}`,
  projects: () => "/projects",
  workspace: ({ projectId, view = "split" }: InProject & { readonly view?: WorkspaceView } = {}) =>
    `${workspacePaths[view]}${query({ project: projectId })}`,
  /** One article for a web shop's page; `search` says which, with its question mark. */
  articleFrame: (search = "") => `/configuratorFrame${search}`,
  /** The closet wizard for a row of the project; without one, what to start with. */
  closet: ({ projectId, rowId }: InProject & { readonly rowId?: string } = {}) =>
    `/closetool${rowId === undefined ? "" : `/${encodeURIComponent(rowId)}`}${query({ project: projectId })}`,
  /** The closets of a project as one composition; `rowId` is the one that is chosen first. */
  multiCloset: ({ projectId, rowId }: InProject & { readonly rowId?: string } = {}) =>
    `/configuratorMulticloset${query({ closet: rowId, project: projectId })}`,
  /** `catalogue` is the one that is looked through first. */
  itemSearch: ({
    projectId,
    newProject,
    catalogue,
  }: InProject & { readonly newProject?: boolean; readonly catalogue?: string } = {}) =>
    `/itemsearch${newProject ? "/newprj" : ""}${query({ catalogue, project: projectId })}`,
  /** The custom item search, where it takes the place of the standard one (spec 1 §2). */
  customItemSearch: ({ projectId, newProject }: InProject & { readonly newProject?: boolean } = {}) =>
    `/citemsearch${newProject ? "/newprj" : ""}${query({ project: projectId })}`,
  offer: ({ projectId, view = "work" }: InProject & { readonly view?: OfferView } = {}) =>
    `${offerPaths[view]}${query({ project: projectId })}`,
  /** The last look before sending; `from` is where Back leads, `order` asks at once whether to order. */
  summary: ({ projectId, from, order }: InProject & { readonly from?: string; readonly order?: true } = {}) =>
    `/summary${query({ from, order: order && 1, project: projectId })}`,
  cart: ({ projectId }: InProject = {}) => `/cart${query({ project: projectId })}`,
  customerInfo: ({ projectId }: InProject = {}) => `/customerinfo${query({ project: projectId })}`,
  services: ({ projectId }: InProject = {}) => `/servizi${query({ project: projectId })}`,
  attachments: ({ projectId }: InProject = {}) => `/allegati${query({ project: projectId })}`,
  /** Pictures by the render farm. */
  renders: ({ projectId }: InProject = {}) => `/renderfarm${query({ project: projectId })}`,
  /** One picture of the farm, by its job. */
  render: ({ projectId, job }: InProject & { readonly job: string }) =>
    `/jobview${query({ job, project: projectId })}`,
  references: ({ projectId }: InProject = {}) => `/references${query({ project: projectId })}`,
  /** Galleries of all catalogues; `idea` is the one that is looked at, `CUCINA/G-LINE`. */
  inspiration: ({ idea }: { readonly idea?: string } = {}) => `/inspiration${query({ idea })}`,
  /** A manufacturer's tables become a catalogue, or new prices for the one with the code `prices`; for supervisors. */
  tableImport: ({ prices }: { readonly prices?: string } = {}) => `/catalogues/tables${query({ prices })}`,
  /** The site's catalogues, price lists and who sells what; for supervisors. */
  assortment: () => "/catalogues",
  /** Who signs in with which rights, and the shops; for supervisors. */
  people: () => "/people",
  /** The page of a signed key, which has left its address. */
  keySignIn: () => "/rsalogin",
  /** The page that the company's sign-in leads back to. */
  companyReturn: () => "/oidc",
  /** What may be done with one's data. */
  privacy: () => "/gdprprivacy",
  /** What has happened to a project: saves, statuses, offers. */
  projectLog: ({ projectId }: InProject = {}) => `/projectlog${query({ project: projectId })}`,
  /** The person's own settings; `tab` is the one that is shown first. */
  userSettings: ({ tab }: { readonly tab?: string } = {}) => `/usersettings${query({ tab })}`,
  /** A card that offers to do one thing, such as `uploadCRM`. */
  action: (action: string, { projectId }: InProject = {}) =>
    `/do/${encodeURIComponent(action)}${query({ project: projectId })}`,
  logs: () => "/logs",
  notFound: () => "/404",
} as const;

/** The picture of a project; the revision lets the browser keep it until it changes. */
export const pictureUrl = (projectId: number, revision: number) =>
  `/api/projects/${projectId}/picture?v=${revision}`;
export const attachmentUrl = (projectId: number, attachmentId: number) =>
  `/api/projects/${projectId}/attachments/${attachmentId}`;
export const orderFileUrl = (orderId: number) => `/api/orders/${orderId}/file`;
export const offerPdfUrl = (offerId: number) => `/api/offers/${offerId}/pdf`;
/** The changes from one offer to another, as a PDF. */
export const changeOrderUrl = (offerId: number, laterId: number) =>
  `/api/offers/${offerId}/difference/${laterId}/pdf`;

/** The pattern that an address path follows; undefined: no screen has this address. */
export const patternOf = (path: string): RoutePattern | undefined =>
  routePatterns.find((pattern) => fits(pattern, path));

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith("$") || part === given[i])
  );
}

/**
 * A `redirectFrom` that may be followed: a path of our own router on our own origin, as given; undefined for anything else, so that no
 * foreign address or script can be smuggled in (reliability.md T23).
 */
export function safeRedirect(value: unknown, origin: string): string | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  // Browsers drop tabs and line feeds and read a backslash as a slash: neither has a place in our paths.
  if (!value.startsWith("/") || value.startsWith("//") || /[\\\p{Cc}\s]/u.test(value)) return undefined;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== origin || url.pathname !== value.split(/[?#]/)[0]) return undefined;
  const known = patternOf(url.pathname) !== undefined;
  // Nor to what signs somebody in: a link would make one person another.
  const leadsNowhere = /^\/($|home$|404$|oidc$|rsalogin(\/|$))/.test(url.pathname);
  return known && !leadsNowhere ? url.pathname + url.search : undefined;
}

/** The people that a screen is for; the server refuses everybody else whatever the page shows. */
export type Audience = "everybody" | "professionals" | "supervisors";

/** Whom the screen of an address is for, guests and customers counted as everybody. */
export function audienceOf(address: string): Audience {
  const path = address.split(/[?#]/)[0] ?? "";
  if (path.startsWith("/catalogues") || path === "/people") return "supervisors";
  return ["/summary", "/servizi", "/renderfarm", "/jobview"].includes(path) ? "professionals" : "everybody";
}

/** The name of a page in the sentence "Sign in to open …". */
export function screenOf(
  path: string,
): "projects" | "offer" | "workspace" | "itemSearch" | "inspiration" | "settings" | "other" {
  const name = path.split(/[/?]/)[1] ?? "";
  if (name === "projects") return "projects";
  if (name === "usersettings") return "settings";
  if (name.startsWith("offerview") || name === "summary") return "offer";
  if (name === "inspiration") return "inspiration";
  if (name.startsWith("configurator")) return "workspace";
  return name === "itemsearch" || name === "citemsearch" ? "itemSearch" : "other";
}
