import { accessScreens, takeCompanyAnswer, takeKey } from "@stanza/web-access";
import { catalogueScreens } from "@stanza/web-catalogue";
import { clientLinkScreens } from "@stanza/web-client-link";
import { offerScreens } from "@stanza/web-offer";
import { HomePage, projectsScreens } from "@stanza/web-projects";
import {
  enterAsGuest,
  isUser,
  paths,
  safeRedirect,
  sells,
  useConfig,
  useSession,
  usesCustomItemSearch,
} from "@stanza/web-site";
import { workspaceScreens } from "@stanza/web-workspace";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from "@tanstack/react-router";
import { RouteError } from "./shell/RouteError.tsx";
import { Shell } from "./shell/Shell.tsx";

/** Search of the screens that work on a project: which one, so that a reload and a bookmark keep the place. */
interface ProjectSearch {
  readonly project?: number;
}

function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const project = Number(search.project);
  return Number.isSafeInteger(project) && project > 0 ? { project } : {};
}

/** One short text of the address, such as the code of a catalogue. */
const textSearch =
  <K extends string>(name: K) =>
  (search: Record<string, unknown>): { readonly [key in K]?: string } => {
    const text = search[name];
    return (typeof text === "string" && text.length <= 200 ? { [name]: text } : {}) as {
      [key in K]?: string;
    };
  };

interface Guarded {
  readonly location: ParsedLocation;
}

/** Guard checkUserLoggedIn (spec 2 §2): users only; everyone else signs in on Home first and comes back. */
function requireUser({ location }: Guarded): void {
  if (!isUser(useSession.getState().profile))
    throw redirect({ href: paths.home({ redirectFrom: location.href }) });
}

/**
 * The summary and the services are the seller's work; people who sell nothing see the same project as their design.
 */
function requireSeller({ location, search }: Guarded & { readonly search: ProjectSearch }): void {
  requireUser({ location });
  if (!sells(useSession.getState().profile))
    throw redirect({ href: paths.offer({ projectId: search.project }), replace: true });
}

/** The shop's catalogues are its supervisors' work; the server refuses everybody else. */
function requireSupervisor({ location }: Guarded): void {
  requireUser({ location });
  if (!useSession.getState().profile?.isAdmin) throw redirect({ href: paths.home(), replace: true });
}

/** Guard checkUID (spec 2 §2): anybody with a profile. Where guests are admitted, coming here is entering as one. */
async function requireProfile({ location }: Guarded): Promise<void> {
  if (useSession.getState().profile) return;
  const admitted = useConfig.getState().guestsAdmitted && (await enterAsGuest()) === "signed-in";
  if (!admitted) throw redirect({ href: paths.home({ redirectFrom: location.href }) });
}

const NotFoundPage = lazyRouteComponent(() => import("./pages/not-found/NotFoundPage.tsx"), "NotFoundPage");

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteError,
});

const index = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: () => {
    throw redirect({ href: paths.home(), replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/home",
  validateSearch: (search): { readonly redirectFrom?: string } =>
    typeof search.redirectFrom === "string" ? { redirectFrom: search.redirectFrom } : {},
  component: HomePage,
});

const projects = createRoute({
  getParentRoute: () => root,
  path: "/projects",
  beforeLoad: requireUser,
  component: lazyRouteComponent(projectsScreens.projects, "ProjectsPage"),
});

/** One screen under three addresses: the views of one offer. People who sell nothing see their design there, guests too. */
const offerScreen = createRoute({
  getParentRoute: () => root,
  id: "offer",
  validateSearch: projectSearch,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(offerScreens.offer, "OfferPage"),
});
const offerOptions = { getParentRoute: () => offerScreen } as const;
const offer = createRoute({ ...offerOptions, path: "/offerview" });
const offerPresent = createRoute({ ...offerOptions, path: "/offerview2" });
const offerOrder = createRoute({ ...offerOptions, path: "/offerview3" });

const summary = createRoute({
  getParentRoute: () => root,
  path: "/summary",
  validateSearch: (search): ProjectSearch & { readonly from?: string; readonly order?: 1 } => {
    const from = safeRedirect(search.from, window.location.origin);
    return {
      ...projectSearch(search),
      ...(from === undefined ? {} : { from }),
      ...(Number(search.order) === 1 ? { order: 1 } : {}),
    };
  },
  beforeLoad: requireSeller,
  component: lazyRouteComponent(offerScreens.summary, "SummaryPage"),
});

const cart = createRoute({
  getParentRoute: () => root,
  path: "/cart",
  validateSearch: projectSearch,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(offerScreens.cart, "CartPage"),
});

const customerInfo = createRoute({
  getParentRoute: () => root,
  path: "/customerinfo",
  validateSearch: projectSearch,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(() => import("./screens/CustomerScreen.tsx"), "CustomerScreen"),
});

const listOptions = {
  getParentRoute: () => root,
  validateSearch: projectSearch,
  beforeLoad: requireUser,
} as const;
const services = createRoute({
  ...listOptions,
  beforeLoad: requireSeller,
  path: "/servizi",
  component: lazyRouteComponent(offerScreens.services, "ServicesPage"),
});
const attachments = createRoute({
  ...listOptions,
  path: "/allegati",
  component: lazyRouteComponent(offerScreens.attachments, "AttachmentsPage"),
});
const references = createRoute({
  ...listOptions,
  path: "/references",
  component: lazyRouteComponent(offerScreens.references, "ReferencesPage"),
});

/** One screen under three addresses: it stays as it is while its view changes. */
const workspaceScreen = createRoute({
  getParentRoute: () => root,
  id: "workspace",
  validateSearch: projectSearch,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(workspaceScreens.workspace, "WorkspacePage"),
});
const workspaceOptions = { getParentRoute: () => workspaceScreen } as const;
const workspace = createRoute({ ...workspaceOptions, path: "/configurator" });
const workspace2d = createRoute({ ...workspaceOptions, path: "/configurator2d" });
const workspace3d = createRoute({ ...workspaceOptions, path: "/configurator3d" });

/** The custom item search takes the place of the standard one in a frame and where the site prefers it (spec 1 §2). */
async function standardOrCustom({
  location,
  params,
  search,
}: Guarded & { readonly params: { readonly newprj?: string }; readonly search: ProjectSearch }) {
  if (usesCustomItemSearch(useConfig.getState().config, window.parent !== window))
    throw redirect({
      href: paths.customItemSearch({ projectId: search.project, newProject: params.newprj !== undefined }),
      replace: true,
    });
  await requireProfile({ location });
}

const catalogueOptions = {
  getParentRoute: () => root,
  validateSearch: (search: Record<string, unknown>) => ({
    ...projectSearch(search),
    ...textSearch("catalogue")(search),
  }),
  component: lazyRouteComponent(catalogueScreens.catalogue, "CataloguePage"),
} as const;
const itemSearch = createRoute({ ...catalogueOptions, beforeLoad: standardOrCustom, path: "/itemsearch" });
const itemSearchNew = createRoute({
  ...catalogueOptions,
  beforeLoad: standardOrCustom,
  path: "/itemsearch/$newprj",
});

const customOptions = {
  ...catalogueOptions,
  beforeLoad: requireProfile,
  component: lazyRouteComponent(catalogueScreens.catalogue, "CustomCataloguePage"),
} as const;
const customItemSearch = createRoute({ ...customOptions, path: "/citemsearch" });
const customItemSearchNew = createRoute({ ...customOptions, path: "/citemsearch/$newprj" });

const inspiration = createRoute({
  getParentRoute: () => root,
  path: "/inspiration",
  validateSearch: textSearch("idea"),
  beforeLoad: requireProfile,
  component: lazyRouteComponent(() => import("./screens/InspirationScreen.tsx"), "InspirationScreen"),
});

const tableImport = createRoute({
  getParentRoute: () => root,
  path: "/catalogues/tables",
  validateSearch: textSearch("prices"),
  beforeLoad: requireSupervisor,
  component: lazyRouteComponent(catalogueScreens.tableImport, "ImportPage"),
});

const assortment = createRoute({
  getParentRoute: () => root,
  path: "/catalogues",
  beforeLoad: requireSupervisor,
  component: lazyRouteComponent(catalogueScreens.assortment, "AssortmentPage"),
});

/** Pages that a client opens from a message; the link is the key, so nobody signs in. */
const offerLink = createRoute({
  getParentRoute: () => root,
  path: "/o/$token",
  component: lazyRouteComponent(clientLinkScreens.offerLink, "OfferLinkPage"),
});

const designLink = createRoute({
  getParentRoute: () => root,
  path: "/d/$token",
  component: lazyRouteComponent(() => import("./screens/DesignLinkScreen.tsx"), "DesignLinkScreen"),
});

/** Pages that a mailed code opens (spec 1 §2): guestresetpassword shows the reset-password screen. */
const codeOptions = {
  getParentRoute: () => root,
  component: lazyRouteComponent(accessScreens.accountCode, "AccountCodePage"),
} as const;
const resetPassword = createRoute({ ...codeOptions, path: "/resetpassword/$code" });
const guestResetPassword = createRoute({ ...codeOptions, path: "/guestresetpassword/$code" });
const guestRegister = createRoute({ ...codeOptions, path: "/guestregister/$code" });

/** A key leaves the address before anything else is done (reliability.md T20); so does the answer of the company's provider. */
const keySignIn = createRoute({
  getParentRoute: () => root,
  path: "/rsalogin",
  component: lazyRouteComponent(accessScreens.keySignIn, "KeySignInPage"),
});
const keepKey = ({
  params,
}: {
  readonly params: { readonly key: string; readonly action?: string };
}): never => {
  takeKey({ key: params.key, action: params.action });
  throw redirect({ href: paths.keySignIn(), replace: true });
};
const keyOptions = { getParentRoute: () => root, beforeLoad: keepKey } as const;
const keyOnly = createRoute({ ...keyOptions, path: "/rsalogin/$key" });
const keyAndAction = createRoute({ ...keyOptions, path: "/rsalogin/$key/$action" });
const companyReturn = createRoute({
  getParentRoute: () => root,
  path: "/oidc",
  beforeLoad: () => {
    // As the browser has it: the router would read a code such as 1e5 as a number.
    const { search } = window.location;
    if (!search) return;
    takeCompanyAnswer(search);
    throw redirect({ href: paths.companyReturn(), replace: true });
  },
  component: lazyRouteComponent(accessScreens.companyReturn, "CompanyReturnPage"),
});

const logs = createRoute({
  getParentRoute: () => root,
  path: "/logs",
  component: lazyRouteComponent(() => import("./pages/logs/LogsPage.tsx"), "LogsPage"),
});

const missing = createRoute({ getParentRoute: () => root, path: "/404", component: NotFoundPage });

/** Any path that no route knows goes to /404 (spec 1 §2). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: () => {
    throw redirect({ href: paths.notFound(), replace: true });
  },
});

export const routeTree = root.addChildren([
  index,
  home,
  projects,
  workspaceScreen.addChildren([workspace, workspace2d, workspace3d]),
  itemSearch,
  itemSearchNew,
  customItemSearch,
  customItemSearchNew,
  offerScreen.addChildren([offer, offerPresent, offerOrder]),
  summary,
  cart,
  customerInfo,
  services,
  attachments,
  references,
  inspiration,
  tableImport,
  assortment,
  offerLink,
  designLink,
  resetPassword,
  guestResetPassword,
  guestRegister,
  keySignIn,
  keyOnly,
  keyAndAction,
  companyReturn,
  logs,
  missing,
  unknown,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPendingMs: 300,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
