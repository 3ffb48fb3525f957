import "@stanza/web-ui/base.css";
import { sessionExpired } from "@stanza/web-access";
import {
  applyCustomerTheme,
  applyLooks,
  enterAutomatically,
  isArticleFrame,
  isFramed,
  isUser,
  keepAddressSession,
  listenForShortcuts,
  loadSite,
  onUnauthorised,
  queryClient,
  restoreSession,
  setNavigator,
  startMonitoring,
  startTranslations,
  useConfig,
  useSession,
} from "@stanza/web-site";
import { log, useDialogs } from "@stanza/web-ui";
import { loadWalls, projectCad } from "@stanza/web-workspace";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { beginVisit } from "./first-navigation.ts";
import { router } from "./routes.tsx";
import { hasImplicitToken } from "./start/implicit-token.ts";
import { pageName } from "./start/page-name.ts";
import { reloadForAnother } from "./start/reload-for-another.ts";

/** The element that index.html has for the case that nothing else can be shown. */
function showLoadingError(message: string): void {
  log("error", message);
  const element = document.getElementById("loading-error");
  if (!element) return;
  element.textContent = `Error: ${message}`;
  const reload = document.createElement("button");
  reload.textContent = "Reload";
  reload.addEventListener("click", () => location.reload());
  element.append(reload);
  element.hidden = false;
}

/** Loads at once what a frame with one article does without; there, once the frame has led on to another screen. */
async function outsideArticleFrame(load: () => Promise<unknown>): Promise<void> {
  if (!isArticleFrame(location.pathname)) return void (await load());
  const stop = router.subscribe("onResolved", ({ toLocation }) => {
    if (isArticleFrame(toLocation.pathname)) return;
    stop();
    void load();
  });
}

let isWorkSafe = false;
async function makeWorkSafe(): Promise<void> {
  const { keepWorkSafe } = await import("./work-safety.ts");
  if (isWorkSafe) return;
  isWorkSafe = true;
  keepWorkSafe();
}

async function start(): Promise<void> {
  beginVisit();
  const embed = isFramed() ? import("@stanza/web-embed") : undefined;
  const [site] = await Promise.all([loadSite(), restoreSession()]);
  if (useConfig.getState().config?.signin?.auto && !useSession.getState().profile) await enterAutomatically();
  if (!site) return showLoadingError("Missing or wrong configuration file");
  applyCustomerTheme(site.theme);
  applyLooks();
  const takeCommands = (await embed)?.meetHost(location.search);
  const { profile } = useSession.getState();
  await startTranslations(site.languages, isUser(profile) ? profile?.language : undefined);
  keepAddressSession(location.search, () => sessionStorage);
  if (site.screens) await (await import("./customer/load-screens.ts")).loadScreens(site.screens);
  const report = startMonitoring(site.monitoring, location.hostname);
  if (report) router.subscribe("onResolved", ({ toLocation }) => report(pageName(toLocation.pathname)));
  setNavigator((href, replace) => router.navigate({ href, replace }));
  onUnauthorised(sessionExpired);
  listenForShortcuts(() => useDialogs.getState().open.length > 0);
  const root = document.getElementById("app");
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  // Not needed for the first picture, but before the first project: every screen that opens one waits for its own code anyway.
  await outsideArticleFrame(makeWorkSafe);
  const { beginAfterFirstPicture } = await import("./start/after-first-picture.ts");
  // Of a frame's article nothing is kept before somebody changes it; whatever was changed by then is noticed.
  beginAfterFirstPicture(makeWorkSafe);
  await takeCommands?.();
  if (site.hasWalls) await outsideArticleFrame(loadWalls);
}

declare global {
  interface Window {
    /** The programming interface for code beside the app: the CAD of the open project, loaded on demand. */
    readonly stanza: {
      readonly cad: typeof projectCad;
    };
  }
}
const stanza: Window["stanza"] = { cad: projectCad };
Object.defineProperty(window, "stanza", { value: Object.freeze(stanza) });

// A page that the browser had put by shows what it showed: whoever is signed in by now must be the same (reliability.md T44).
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) void reloadForAnother();
});
addEventListener("error", (event) => log("error", event.message));
addEventListener("unhandledrejection", (event) => log("error", String(event.reason)));
// Nothing that we take: no router is made for it.
if (hasImplicitToken(location.hash)) {
  log("error", "Can not authenticate");
  if (!isFramed()) location.replace(location.pathname);
} else void start();
