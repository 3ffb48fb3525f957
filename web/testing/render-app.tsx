import { newDocument, type ProjectDocument } from "@stanza/codecs";
import type { Profile, ProjectSummary, SiteConfig } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import { METRIC_MEASURES } from "@stanza/pricing";
import type { Project } from "@stanza/project";
import { LANGUAGES } from "@stanza/quantities";
import {
  closeProject,
  editor,
  forgetHand,
  resetCatalogues,
  showProject,
  startEvaluation,
} from "@stanza/web-project";
import {
  changeLanguage,
  type InterfaceLanguage,
  queryClient,
  setConfig,
  setNavigator,
  useConnection,
  useSession,
} from "@stanza/web-site";
import { clearLogs, closeAllDialogs, DialogHost, LiveRegion, Toasts, useToasts } from "@stanza/web-ui";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cleanup, render } from "vitest-browser-react";
import type { DemoName } from "../../fixtures/demo-catalogues.ts";
import { appElement } from "./app-element.ts";
import { catalogueAnswers } from "./demo-catalogues.ts";
import { fakeServer, type ServerAnswers, type ServerCall, stopFakeServer } from "./fake-server.ts";
import { DEALER } from "./people.ts";

/** The context of the component that a test shows; everything has a plain default. */
export interface TestContext {
  /** The signed-in person; null: nobody. Absent: a dealer. */
  readonly profile?: Profile | null;
  /** The open project, evaluated with the demo catalogues; without it none is open. */
  readonly project?: Project;
  /** The document beside the project: terms, customer, references and the like. */
  readonly document?: Partial<Omit<ProjectDocument, "project">>;
  /** The project's summary on the server; without it the project was never saved there. */
  readonly stored?: ProjectSummary;
  /** The number of a project on the server whose summary the test does not need. */
  readonly projectId?: number;
  /** The project may be seen but not changed. */
  readonly isReadOnly?: boolean;
  readonly config?: Partial<SiteConfig["config"]>;
  readonly language?: InterfaceLanguage;
  /** The server's answers; any other request fails the test. A project's demo catalogue needs none. */
  readonly answers?: ServerAnswers;
  /** The address of the page, for components that read it. Home without it. */
  readonly address?: string;
}

export interface RenderedApp {
  /** The requests to the server so far. */
  readonly calls: readonly ServerCall[];
  /** The addresses that the component went to. */
  readonly visited: readonly string[];
}

const CONFIG: SiteConfig["config"] = {
  languages: [...LANGUAGES],
  measures: METRIC_MEASURES,
  currency: "EUR",
  forcedcatalog: [],
  isguest: true,
  saveprjpicture: false,
  readonlystatuses: [],
  cansaveproject: true,
  guestsmaysave: true,
};

/** Shows a component as the app would: in the page's main part, with dialogs, toasts and announcements beside it. */
export async function renderApp(ui: ReactNode, context: TestContext = {}): Promise<RenderedApp> {
  const { project } = context;
  const used = Object.keys(project?.catalogues ?? {}).map((code) => code.toLowerCase() as DemoName);
  // Once a test of the page has started the evaluation, each open project asks for its catalogues.
  const calls = fakeServer(context.answers ?? {}, await catalogueAnswers(used));
  const visited: string[] = [];
  setNavigator(async (href) => void visited.push(href));
  setConfig({ config: { ...CONFIG, ...context.config }, theme: { name: "Stanza" }, sites: [], dclass: {} });
  const profile = context.profile === undefined ? DEALER : context.profile;
  useSession.setState({
    status: profile ? "signed-in" : "signed-out",
    profile,
    expired: false,
    half: null,
    loginFailed: null,
  });
  await changeLanguage(context.language ?? "en");
  if (project) openProject(project, context);
  const router = pageRouter(
    context.address ?? "/home",
    <>
      <main id="main" tabIndex={-1}>
        {ui}
      </main>
      <LiveRegion />
      <DialogHost />
      <Toasts />
    </>,
  );
  await router.load();
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    { container: appElement() },
  );
  return { calls, visited };
}

/** A router whose every address shows the same page, so that components find the parameters they read. */
function pageRouter(address: string, page: ReactNode) {
  const root = createRootRoute();
  const routes = [
    "/home",
    "/o/$token",
    "/d/$token",
    "/arwebView/$prjID",
    "/resetpassword/$code",
    "/closetool/$idRow",
    "/$",
  ].map((path) => createRoute({ getParentRoute: () => root, path, component: () => page }));
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
}

function openProject(project: Project, { document, stored, projectId, isReadOnly }: TestContext): void {
  const fields = newCustomerFields({ documentKind: undefined, priceList: "", country: "IT" }, "en");
  showProject({
    document: { ...newDocument(project, fields), ...document },
    owner: DEALER.userId,
    projectId: stored?.id ?? projectId ?? null,
    revision: stored?.revision ?? (projectId === undefined ? null : 1),
    summary: stored ?? null,
    isSaved: true,
    saveState: isReadOnly ? { kind: "read-only" } : { kind: "saved", at: null },
  });
  if (Object.keys(project.catalogues).length > 0) startEvaluation();
}

/** Takes everything off the page and puts the stores back, after each test. */
export async function clearApp(): Promise<void> {
  closeAllDialogs();
  await cleanup();
  closeProject();
  resetCatalogues();
  editor.select([]);
  forgetHand();
  useToasts.setState({ toasts: [] });
  useConnection.setState({ isAway: false });
  useSession.setState({ status: "signed-out", profile: null, expired: false, half: null });
  queryClient.clear();
  clearLogs();
  stopFakeServer();
}
