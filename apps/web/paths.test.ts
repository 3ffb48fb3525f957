import {
  audienceOf,
  hostPage,
  isClientLink,
  landingOf,
  paths,
  routePatterns,
  safeRedirect,
  screenOf,
  useConfig,
  useSession,
} from "@stanza/web-site";
import { createMemoryHistory, createRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CUSTOMER, DEALER, GUEST, SUPERVISOR } from "../../web/testing/people.ts";
import { routeTree } from "./routes.tsx";
import { SCREENS } from "./screen-table.ts";

const ORIGIN = "https://stanza.example";

/** The address at which a visit ends, after the redirects that a browser would follow. */
async function visit(path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, isServer: false });
  await router.load();
  return router.state.location.href;
}

beforeEach(() => {
  // All that the router wants of a window to work as in a browser.
  vi.stubGlobal("window", { origin: ORIGIN, location: { origin: ORIGIN } });
  useSession.setState({ status: "signed-out", profile: null, expired: false });
  useConfig.setState({ guestsAdmitted: false });
});

afterEach(() => vi.unstubAllGlobals());

describe("routes", () => {
  test("[SH-01] the root leads to /home", async () => {
    expect(await visit("/")).toBe("/home");
  });

  test.each(["/nowhere", "/projects/extra/deep", "/%F0%9F%8F%A0", "/Home2"])(
    "[SH-01] the unknown path %s leads to /404",
    async (path) => {
      expect(await visit(path)).toBe("/404");
    },
  );

  test("[SH-09] a person who is not signed in comes to Home, which knows where they wanted to go", async () => {
    expect(await visit("/offerview?project=12")).toBe(paths.home({ redirectFrom: "/offerview?project=12" }));
    expect(await visit("/projects")).toBe(paths.home({ redirectFrom: "/projects" }));
  });

  test.each(["/summary", "/servizi"])(
    "[SH-07] %s is the seller's; a customer comes to their design",
    async (path) => {
      useSession.setState({ status: "signed-in", profile: CUSTOMER });
      expect(await visit(`${path}?project=12`)).toBe(paths.offer({ projectId: 12 }));
    },
  );

  test("[SH-09] a page for professionals or supervisors leads others home, with the full path", async () => {
    useSession.setState({ status: "signed-in", profile: CUSTOMER });
    const home = paths.home({ redirectFrom: "/catalogues?x=1" });
    expect(await visit("/catalogues?x=1")).toBe(home);
    useSession.setState({ status: "signed-in", profile: DEALER });
    expect(await visit("/catalogues?x=1")).toBe(home);
    expect(await visit("/summary?project=12")).toBe("/summary?project=12");
    useSession.setState({ status: "signed-in", profile: SUPERVISOR });
    expect(await visit("/catalogues")).toBe("/catalogues");
  });

  test("[SH-09] Home knows whom a screen is for as its guard does", () => {
    const audiences = { checkProLoggedIn: "professionals", supervisor: "supervisors" } as const;
    for (const pattern of routePatterns) {
      const { guard } = SCREENS[pattern];
      expect([pattern, audienceOf(pattern)]).toEqual([
        pattern,
        guard in audiences ? audiences[guard as keyof typeof audiences] : "everybody",
      ]);
    }
  });

  test("the list of paths is the router's own", () => {
    const router = createRouter({ routeTree, history: createMemoryHistory() });
    const known = Object.keys(router.routesByPath).filter((path) => path !== "/$");
    expect(known.toSorted()).toEqual([...routePatterns].toSorted());
  });

  test("every path that is built is one of them", () => {
    const built = [
      paths.home(),
      paths.home({ redirectFrom: "/projects" }),
      paths.projects(),
      paths.workspace(),
      paths.workspace({ projectId: 3, view: "2d" }),
      paths.workspace({ projectId: null, view: "3d" }),
      paths.itemSearch({ newProject: true }),
      paths.customItemSearch(),
      paths.customItemSearch({ newProject: true }),
      paths.offer({ projectId: 3 }),
      paths.logs(),
      paths.notFound(),
    ];
    const shapes = routePatterns.map((pattern) => new RegExp(`^${pattern.replace(/\$\w+/g, "[^/]+")}$`));
    for (const path of built) {
      const { pathname } = new URL(path, ORIGIN);
      expect(
        shapes.some((shape) => shape.test(pathname)),
        path,
      ).toBe(true);
    }
    expect(paths.workspace({ projectId: 3 })).toBe("/configurator?project=3");
  });
});

describe("[T23] redirectFrom", () => {
  test.each(["/projects", "/offerview?project=12", "/configurator2d?project=1", "/itemsearch/newprj"])(
    "follows our own path %s",
    (path) => expect(safeRedirect(path, ORIGIN)).toBe(path),
  );

  test.each([
    "//evil.example",
    "//evil.example/projects",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/ /evil.example",
    "\t//evil.example",
    "https:evil.example",
    "https://evil.example/projects",
    "https://stanza.example@evil.example/projects",
    "https://stanza.example/projects",
    "http://stanza.example/projects",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://stanza.example/x",
    "projects",
    "./projects",
    "../projects",
    "/../projects",
    "/projects/../../evil",
    "/projects/./",
    "/%2F%2Fevil.example",
    "/%2e%2e/projects",
    "/%09/evil.example",
    "/%5cevil.example",
    "%2Fprojects",
    "%252Fprojects",
    "/projects%2F..%2Fadmin",
    "/api/projects",
    "/config/config.json",
    "/unknown",
    "/home?redirectFrom=/home",
    "/404",
    "/",
    "",
    "?redirectFrom=//evil",
    "#/projects",
    `/${"a".repeat(600)}`,
  ])("does not follow %j", (path) => expect(safeRedirect(path, ORIGIN)).toBeUndefined());

  test.each([undefined, null, 7, {}, ["/projects"]])("does not follow the non-text %j", (value) => {
    expect(safeRedirect(value, ORIGIN)).toBeUndefined();
  });

  test("the sentence on Home names the screen", () => {
    expect(screenOf("/offerview?project=1")).toBe("offer");
    expect(screenOf("/configurator3d")).toBe("workspace");
    expect(screenOf("/projects")).toBe("projects");
    expect(screenOf("/logs")).toBe("other");
  });
});

test("only the address of a message's link is a client's", () => {
  expect(isClientLink("/o/8pg_9_5x5bhr0ZzmwagfZT5xIYMy8LmfN1mZDXd7wrs")).toBe(true);
  expect(isClientLink("/arwebView/7")).toBe(true);
  for (const path of ["/offerview", "/o", "/home", "/o/one/two"]) expect(isClientLink(path)).toBe(false);
});

/** Everybody of the guards, from who may least to who may most. */
const PEOPLE = [
  ["nobody", null],
  ["guest", GUEST],
  ["customer", CUSTOMER],
  ["professional", DEALER],
  ["supervisor", SUPERVISOR],
] as const;

/** From whom on each guard lets in. */
const FIRST_ADMITTED = {
  none: "nobody",
  checkUID: "guest",
  checkUserLoggedIn: "customer",
  checkProLoggedIn: "professional",
  supervisor: "supervisor",
} as const;

test.each(Object.entries(SCREENS))(
  "[SH-09] [SH-02] %s lets in whom its row admits and sends the others home with the full path",
  async (pattern, { guard }) => {
    const path = `${pattern.replace(/\$\w+/g, "x1")}?project=12`;
    const names = PEOPLE.map(([name]) => name);
    for (const [name, profile] of PEOPLE) {
      useSession.setState({ status: profile ? "signed-in" : "signed-out", profile });
      const end = await visit(path);
      const isAdmitted = names.indexOf(name) >= names.indexOf(FIRST_ADMITTED[guard]);
      // The design of people who sell nothing stands in for what is the seller's.
      const isDesign = name === "customer" && ["/summary", "/servizi"].includes(pattern);
      if (isDesign) expect(end).toBe(paths.offer({ projectId: 12 }));
      else if (isAdmitted) expect(end, name).not.toMatch(/^\/home\?redirectFrom|^\/404$/);
      else expect(end, name).toBe(paths.home({ redirectFrom: path }));
    }
  },
);

test("[SH-07] a host's page order.my is the projects, its action uploadCRM the summary, in any case", () => {
  expect(hostPage("order.my", ORIGIN)).toBe("/projects");
  expect(hostPage("uploadCRM", ORIGIN)).toBe("/summary");
  expect(hostPage("Configurator3D", ORIGIN)).toBe("/configurator3d");
  for (const name of ["constructor", "", "/evil.example", "nowhere"])
    expect(hostPage(name, ORIGIN)).toBeUndefined();
});

test("[SH-07] a loaded project leads to its 3D view, or to the offer where the site has it so", () => {
  const { config } = useConfig.getState();
  expect(landingOf(7)).toBe("/configurator3d?project=7");
  useConfig.setState({ config: { landing: "offerview" } as never });
  expect(landingOf(7)).toBe("/offerview?project=7");
  useConfig.setState({ config });
});
