import type { IncomingMessage, ServerResponse } from "node:http";
import type { CatalogueSummary, Profile, SiteConfig } from "@stanza/contract";
import { METRIC_MEASURES } from "@stanza/pricing";
import { LANGUAGES } from "@stanza/quantities";
import type { Plugin } from "vite";
import type { PreviewState } from "./preview-state.ts";
import type { WatchedFolder } from "./watched-folder.ts";

/** Answers what the web app asks a Stanza server, from the folder: so that the page runs the app's own stores and panels. */
export function previewApi(folder: WatchedFolder): Plugin {
  return {
    name: "catalogue-preview",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname === "/preview/events") listen(folder, request, response);
        else if (pathname.startsWith("/preview/list/") && request.method === "POST")
          send(
            response,
            folder.chooseList(decodeURIComponent(pathname.slice("/preview/list/".length))) || undefined,
          );
        else if (/^\/(?:api|config|preview)\//.test(pathname)) send(response, answer(folder, pathname));
        else next();
      });
    },
  };
}

/** Returns the answer for an address; `undefined`: there is none. */
function answer(folder: WatchedFolder, pathname: string): unknown {
  const state = folder.state();
  switch (pathname) {
    case "/preview/state":
      return state;
    case "/config/config.json":
      return site(state);
    case "/api/session":
      return { profile: profile(state) };
    case "/api/catalogues":
      return { catalogues: summaries(folder, state) };
  }
  const [, version, prices] = /^\/api\/catalogues\/[^/]+\/versions\/([^/]+)(\/prices)?$/.exec(pathname) ?? [];
  const sound = folder.sound();
  if (!sound || version !== state.shown?.version) return undefined;
  return prices ? sound.priceLists.find(({ code }) => code === state.shown?.list) : sound.catalogue;
}

function summaries(folder: WatchedFolder, { shown }: PreviewState): readonly CatalogueSummary[] {
  const sound = folder.sound();
  if (!sound || !shown) return [];
  const mounts = Object.values(sound.catalogue.articles).map(({ mount }) => mount);
  return [
    {
      code: shown.code,
      description: shown.description,
      version: shown.version,
      isWalls: mounts.length > 0 && mounts.every((mount) => mount === "wall-opening"),
      isPriced: shown.list !== undefined,
      models: sound.catalogue.models.map(({ code, base, description, isDefault }) => ({
        code,
        base,
        description,
        isDefault,
      })),
    },
  ];
}

function site({ shown }: PreviewState): SiteConfig {
  return {
    config: {
      languages: [...LANGUAGES],
      measures: METRIC_MEASURES,
      currency: shown?.currency ?? "EUR",
      forcedcatalog: [],
      isguest: false,
      saveprjpicture: false,
      readonlystatuses: [],
      cansaveproject: false,
      guestsmaysave: false,
    },
    theme: { name: "Stanza" },
    sites: [],
    dclass: {},
  };
}

/** An author sees everything, the way each price comes about included. */
function profile({ shown }: PreviewState): Profile {
  const shop = { code: "PREVIEW", name: "Preview" };
  return {
    userId: "00000000-0000-4000-8000-000000000000",
    login: "author",
    name: "Author",
    kind: "pro",
    isAdmin: true,
    sellerLevel: 9,
    gdprFlags: "",
    language: shown?.languages[0] ?? "en",
    shop: {
      ...shop,
      language: shown?.languages[0] ?? "en",
      country: "",
      currency: shown?.currency ?? "EUR",
      priceLists: shown?.list === undefined ? {} : { [shown.code]: shown.list },
      documentType: "SRL",
      extra: {},
    },
    shops: [shop],
  };
}

/** A line for each change, as long as the page is open. */
function listen(folder: WatchedFolder, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("data: open\n\n");
  const stop = folder.onChange(() => response.write("data: changed\n\n"));
  request.on("close", stop);
}

function send(response: ServerResponse, body: unknown): void {
  const nothing = { error: "not-found", message: "There is nothing of this address in a preview." };
  response.writeHead(body === undefined ? 404 : 200, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body ?? nothing));
}
