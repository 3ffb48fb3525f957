import { accessScreens, takeCompanyAnswer, takeKey } from "@stanza/web-access";
import { catalogueScreens } from "@stanza/web-catalogue";
import { clientLinkScreens } from "@stanza/web-client-link";
import { closetScreens } from "@stanza/web-closet";
import { offerScreens } from "@stanza/web-offer";
import { peopleScreens } from "@stanza/web-people";
import { privacyScreens } from "@stanza/web-privacy";
import { HomePage, projectsScreens } from "@stanza/web-projects";
import { renderScreens } from "@stanza/web-renders";
import { isFramed, paths, type RoutePattern, useConfig, usesCustomItemSearch } from "@stanza/web-site";
import { workspaceScreens } from "@stanza/web-workspace";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import { CustomerRouteScreen } from "./customer/CustomerRouteScreen.tsx";
import { customerRoute } from "./customer/customer-screens.ts";
import { letCustomersReplace } from "./customer/replaceable.tsx";
import { checkOf, type Guarded, guardOf } from "./guards.ts";
import {
  type ProjectSearch,
  projectAndText,
  projectSearch,
  sellersElseDesign,
  summarySearch,
  textSearch,
} from "./route-search.ts";
import { RouteError } from "./shell/RouteError.tsx";
import { loadHeader, Shell } from "./shell/Shell.tsx";

/** A route of the table with its guard. */
const at = <P extends RoutePattern>(path: P) => ({ path, beforeLoad: guardOf(path) });

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
  ...at("/projects"),
  component: lazyRouteComponent(projectsScreens.projects, "ProjectsPage"),
});

/** One screen under three addresses: the views of one offer. People who sell nothing see their design there, guests too. */
const offerScreen = createRoute({
  getParentRoute: () => root,
  id: "offer",
  validateSearch: projectSearch,
  component: lazyRouteComponent(offerScreens.offer, "OfferPage"),
});
const offerOptions = { getParentRoute: () => offerScreen } as const;
const offer = createRoute({ ...offerOptions, ...at("/offerview") });
const offerPresent = createRoute({ ...offerOptions, ...at("/offerview2") });
const offerOrder = createRoute({ ...offerOptions, ...at("/offerview3") });

const summary = createRoute({
  getParentRoute: () => root,
  path: "/summary",
  validateSearch: summarySearch,
  beforeLoad: sellersElseDesign("/summary"),
  component: lazyRouteComponent(offerScreens.summary, "SummaryPage"),
});

const cart = createRoute({
  getParentRoute: () => root,
  ...at("/cart"),
  validateSearch: projectSearch,
  component: lazyRouteComponent(offerScreens.cart, "CartPage"),
});

const customerInfo = createRoute({
  getParentRoute: () => root,
  ...at("/customerinfo"),
  validateSearch: projectSearch,
  component: lazyRouteComponent(() => import("./screens/CustomerScreen.tsx"), "CustomerScreen"),
});

const listOptions = { getParentRoute: () => root, validateSearch: projectSearch } as const;
const services = createRoute({
  ...listOptions,
  path: "/servizi",
  beforeLoad: sellersElseDesign("/servizi"),
  component: lazyRouteComponent(offerScreens.services, "ServicesPage"),
});
const attachments = createRoute({
  ...listOptions,
  ...at("/allegati"),
  component: lazyRouteComponent(offerScreens.attachments, "AttachmentsPage"),
});
const references = createRoute({
  ...listOptions,
  ...at("/references"),
  component: lazyRouteComponent(offerScreens.references, "ReferencesPage"),
});
const renders = createRoute({
  ...listOptions,
  ...at("/renderfarm"),
  component: lazyRouteComponent(renderScreens.renders, "RendersPage"),
});
const render = createRoute({
  getParentRoute: () => root,
  ...at("/jobview"),
  validateSearch: projectAndText("job"),
  component: lazyRouteComponent(renderScreens.render, "RenderPage"),
});

/** One screen under three addresses: it stays as it is while its view changes. */
const workspaceScreen = createRoute({
  getParentRoute: () => root,
  id: "workspace",
  validateSearch: projectSearch,
  component: lazyRouteComponent(async () => {
    const [screen] = await Promise.all([workspaceScreens.workspace(), loadHeader()]);
    return screen;
  }, "WorkspacePage"),
});
const workspaceOptions = { getParentRoute: () => workspaceScreen } as const;
const workspace = createRoute({ ...workspaceOptions, ...at("/configurator") });
const workspace2d = createRoute({ ...workspaceOptions, ...at("/configurator2d") });
const workspace3d = createRoute({ ...workspaceOptions, ...at("/configurator3d") });

/** One screen under two addresses; the second is a phone's also where there is room for more. */
const articleFrameScreen = createRoute({
  getParentRoute: () => root,
  id: "articleFrame",
  component: lazyRouteComponent(workspaceScreens.articleFrame, "ArticleFramePage"),
});
const frameOptions = { getParentRoute: () => articleFrameScreen } as const;
const articleFrame = createRoute({ ...frameOptions, ...at("/configuratorFrame") });
const articleFrameMobile = createRoute({ ...frameOptions, ...at("/configuratorFrameMobile") });
const closetOptions = {
  getParentRoute: () => root,
  validateSearch: projectSearch,
  component: lazyRouteComponent(closetScreens.wizard, "ClosetPage"),
} as const;
const closet = createRoute({ ...closetOptions, ...at("/closetool") });
const closetOfRow = createRoute({ ...closetOptions, ...at("/closetool/$idRow") });
const multiCloset = createRoute({
  getParentRoute: () => root,
  ...at("/configuratorMulticloset"),
  validateSearch: projectAndText("closet"),
  component: lazyRouteComponent(closetScreens.composition, "CompositionPage"),
});

/** The custom item search takes the place of the standard one in a frame and where the site prefers it (spec 1 §2). */
async function standardOrCustom({
  location,
  params,
  search,
}: Guarded & { readonly params: { readonly newprj?: string }; readonly search: ProjectSearch }) {
  if (usesCustomItemSearch(useConfig.getState().config, isFramed()))
    throw redirect({
      href: paths.customItemSearch({ projectId: search.project, newProject: params.newprj !== undefined }),
      replace: true,
    });
  await guardOf("/itemsearch")({ location });
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
  component: lazyRouteComponent(catalogueScreens.catalogue, "CustomCataloguePage"),
} as const;
const customItemSearch = createRoute({ ...customOptions, ...at("/citemsearch") });
const customItemSearchNew = createRoute({ ...customOptions, ...at("/citemsearch/$newprj") });

const inspiration = createRoute({
  getParentRoute: () => root,
  ...at("/inspiration"),
  validateSearch: textSearch("idea"),
  component: lazyRouteComponent(() => import("./screens/InspirationScreen.tsx"), "InspirationScreen"),
});

const tableImport = createRoute({
  getParentRoute: () => root,
  ...at("/catalogues/tables"),
  validateSearch: textSearch("prices"),
  component: lazyRouteComponent(catalogueScreens.tableImport, "ImportPage"),
});

const assortment = createRoute({
  getParentRoute: () => root,
  ...at("/catalogues"),
  component: lazyRouteComponent(catalogueScreens.assortment, "AssortmentPage"),
});

const people = createRoute({
  getParentRoute: () => root,
  ...at("/people"),
  validateSearch: textSearch("tab"),
  component: lazyRouteComponent(peopleScreens.people, "PeoplePage"),
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

const arView = createRoute({
  getParentRoute: () => root,
  path: "/arwebView/$prjID",
  validateSearch: textSearch("key"),
  component: lazyRouteComponent(clientLinkScreens.ar, "ArPage"),
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

const projectLog = createRoute({
  ...listOptions,
  ...at("/projectlog"),
  component: lazyRouteComponent(projectsScreens.log, "ProjectLogPage"),
});

const userSettings = createRoute({
  getParentRoute: () => root,
  ...at("/usersettings"),
  validateSearch: textSearch("tab"),
  component: lazyRouteComponent(() => import("./screens/SettingsScreen.tsx"), "SettingsScreen"),
});

const doAction = createRoute({
  getParentRoute: () => root,
  ...at("/do/$action"),
  validateSearch: projectSearch,
  component: lazyRouteComponent(() => import("./pages/do/DoPage.tsx"), "DoPage"),
});

const privacy = createRoute({
  getParentRoute: () => root,
  ...at("/gdprprivacy"),
  component: lazyRouteComponent(privacyScreens.privacy, "PrivacyPage"),
});

const logs = createRoute({
  getParentRoute: () => root,
  path: "/logs",
  component: lazyRouteComponent(() => import("./pages/logs/LogsPage.tsx"), "LogsPage"),
});

const missing = createRoute({ getParentRoute: () => root, path: "/404", component: NotFoundPage });

/** The customer's own pages; any other path that no route knows goes to /404 (spec 1 §2). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: async (at) => {
    const own = customerRoute(at.location.pathname);
    if (!own) throw redirect({ href: paths.notFound(), replace: true });
    await checkOf(own.guard)(at);
  },
  component: CustomerRouteScreen,
});

export const routeTree = root.addChildren([
  index,
  home,
  projects,
  workspaceScreen.addChildren([workspace, workspace2d, workspace3d]),
  articleFrameScreen.addChildren([articleFrame, articleFrameMobile]),
  closet,
  closetOfRow,
  multiCloset,
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
  renders,
  render,
  inspiration,
  tableImport,
  assortment,
  people,
  offerLink,
  designLink,
  arView,
  resetPassword,
  guestResetPassword,
  guestRegister,
  keySignIn,
  keyOnly,
  keyAndAction,
  companyReturn,
  privacy,
  projectLog,
  userSettings,
  doAction,
  logs,
  missing,
  unknown,
]);

letCustomersReplace(routeTree);

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
