import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { linksThroughDoors } from "./door-links.ts";
import type { ModuleLinks } from "./module-links.ts";

const source = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const WORKSPACE = source("web/workspace/frame/WorkspacePage.tsx");
const MAIN = source("apps/web/main.tsx");
const ROOM_PANEL = source("web/workspace/room/RoomPanel.tsx");
/** The files that the workspace needs to show anything at all. */
const FIRST_PICTURE = [
  WORKSPACE,
  source("apps/web/shell/Header.tsx"),
  ROOM_PANEL,
  source("apps/web/work-safety.ts"),
];
const LISTS = [
  "web/projects/list/ProjectsPage",
  "web/customer/page/CustomerPage",
  "web/offer/content-lists/ServicesPage",
  "web/offer/content-lists/AttachmentsPage",
  "web/offer/content-lists/ReferencesPage",
  "web/client-link/OfferLinkPage",
  "apps/web/pages/logs/LogsPage",
].map((name) => source(`${name}.tsx`));
const VIEWER = source("media/viewer/index.ts");
const CATALOGUE = source("web/catalogue/page/CataloguePage.tsx");
/** The articles that are found on it. */
const ARTICLE_GRID = source("web/catalogue/finder/ArticleGrid.tsx");
/** The frame with one article until it stands in 3D. */
const ARTICLE_PAGE = source("web/workspace/article-frame/ArticleFramePage.tsx");
const ARTICLE_FRAME = [ARTICLE_PAGE, VIEWER];
/** What comes beside that picture and after it: the article's choices, its price, and the keeping of changes. */
const FRAME_BESIDE = [
  "web/workspace/article-frame/FrameVariants.tsx",
  "web/project/price/totals-now.ts",
  "apps/web/work-safety.ts",
].map(source);
const PROJECT_SCREENS = [
  "web/offer/page/OfferPage",
  "web/offer/cart/CartPage",
  "web/catalogue/inspiration/InspirationPage",
].map((name) => source(`${name}.tsx`));

/**
 * What comes right after the first picture, by the files with which it begins: what several of them share would else be a file for each set
 * of them.
 */
const AFTERWARDS = [
  "apps/web/shell/Present.tsx",
  "web/project/catalogues/after-opening.ts",
  "web/project/price/totals-now.ts",
  "web/workspace/canvas/plan/ConflictMarks.tsx",
  "web/workspace/canvas/standing-parts.ts",
  "web/workspace/canvas/walls/wall-store.ts",
  "web/workspace/canvas/scene3d/RestingPhotograph.tsx",
  "web/workspace/room/room-sections.ts",
].map(source);
/** What comes after the first picture of every screen. */
const FRAME = [
  "apps/web/start/after-first-picture.ts",
  "apps/web/connection/BottomBanner.tsx",
  "apps/web/shell/Notifications.tsx",
  "apps/web/shell/Overlays.tsx",
].map(source);
/** The screen that needs most of what comes afterwards, the sums. */
const OFFER = ["web/offer/page/OfferScreen.tsx", "web/offer/page/OfferPage.tsx"].map(source);

/** The groups of what comes afterwards, each before those that may import it. */
const AFTERWARD_NAMES = [
  "sheets",
  "search",
  "frame",
  "solids",
  "article",
  "pages",
  "variants",
  "choices",
  "shared",
  "standing",
] as const;
type Afterwards = (typeof AFTERWARD_NAMES)[number];

/** The layers, each before those that may import it. */
const LAYERS = ["core", "articles", "lists", "project", "single", "beside", "dialogs", "workspace"] as const;
type Layer = (typeof LAYERS)[number];

const MODELS = /\/media\/models\//;
const SHEET = /\.module\.css/;
const ICON = /node_modules\/@tabler\/icons-react\//;

type LinksOf = (id: string) => ModuleLinks | null;

const isEntry = (linksOf: LinksOf, id: string): boolean =>
  (linksOf(id)?.dynamicImporters.length ?? 0) > 0 && !FRAME.includes(id) && !AFTERWARDS.includes(id);

/** All modules that some need before they run; with `lazily` also what those may load afterwards, but for `except`. */
function reached(linksOf: LinksOf, from: readonly string[], lazily = false, except?: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id) || id === except) continue;
    seen.add(id);
    const links = linksOf(id);
    waiting.push(...(links?.importedIds ?? []), ...(lazily ? (links?.dynamicallyImportedIds ?? []) : []));
  }
  return seen;
}

/**
 * The chunk of a module that the workspace's first picture needs, by who else needs it; null for all others, which the bundler places.
 *
 * `core`       the frame with one article, and one of the three next
 * `articles`   the catalogue, which somebody may meet first
 * `lists`      the light screens as well
 * `single`     the frame with one article alone, with icons that it shares with others
 * `beside`     what that frame has beside its picture and after it; it loads no more of the workspace
 * `project`    the screens and dialogs that work on an open project
 * `dialogs`    dialogs of other screens
 * `workspace`  nobody else
 *
 * Each is closed under its imports together with those before it, so that chunks never import each other in a circle. Left to itself the
 * bundler makes a chunk of each set of users: 230 files for one screen, a tenth of them import statements.
 */
export function layerOf(linksOf: LinksOf): (id: string) => Layer | null {
  const needed = reached(linksOf, FIRST_PICTURE);
  const articles = reached(linksOf, [CATALOGUE]);
  const everywhere = reached(linksOf, FRAME);
  const initial = reached(linksOf, [MAIN]);
  const lists = reached(linksOf, [...LISTS, ...FRAME]);
  const project = reached(linksOf, PROJECT_SCREENS);
  const single = reached(linksOf, ARTICLE_FRAME);
  const beside = reached(linksOf, FRAME_BESIDE);
  const others = reached(linksOf, [CATALOGUE, ...LISTS, ...PROJECT_SCREENS], true, WORKSPACE);
  return (id) => {
    // The file with which a lazy part begins must stay a chunk for itself, but for the one that the workspace fetches with itself.
    if (linksOf(id)?.dynamicImporters.length && id !== ROOM_PANEL) return null;
    if (!needed.has(id)) {
      // The catalogue's first picture needs it, and of every other screen what comes after that.
      if (articles.has(id) && everywhere.has(id) && !initial.has(id)) return "articles";
      // Else it would fetch all icons for two of them.
      return ICON.test(id) && single.has(id) ? "single" : null;
    }
    if (single.has(id) && (articles.has(id) || lists.has(id) || project.has(id))) return "core";
    if (articles.has(id)) return "articles";
    if (lists.has(id)) return "lists";
    if (single.has(id)) return "single";
    if (beside.has(id)) return "beside";
    if (project.has(id)) return "project";
    return others.has(id) ? "dialogs" : "workspace";
  };
}

/**
 * The chunk of a module that comes right after the first picture, by who else needs it; null for those that came before, and for all
 * others.
 *
 * `sheets`    the names of their style sheets' classes, with the sheets: one file in place of one for each group
 * `search`    the catalogue, and not every screen
 * `frame`     every screen
 * `solids`    the 3D view and the frame with one article
 * `article`   that frame and dialogs, neither the 3D view nor the catalogue; it comes with the frame, elsewhere when asked for
 * `pages`     lists and the offer's screen
 * `variants`  what that frame has beside its picture
 * `choices`   the same, where nothing else comes by itself
 * `shared`    other screens and dialogs
 * `standing`  nobody else
 */
export function afterwardsOf(linksOf: LinksOf): (id: string) => Afterwards | null {
  const layer = layerOf(linksOf);
  const before = reached(linksOf, FIRST_PICTURE);
  const frame = reached(linksOf, FRAME);
  const afterwards = reached(linksOf, [...FRAME, ...AFTERWARDS]);
  const solids = reached(linksOf, ARTICLE_FRAME);
  const view = reached(linksOf, [VIEWER]);
  const search = reached(linksOf, [CATALOGUE]);
  const pages = reached(linksOf, [...LISTS, ...OFFER]);
  const beside = reached(linksOf, FRAME_BESIDE);
  const screens = [CATALOGUE, ...LISTS, ...PROJECT_SCREENS];
  const others = reached(linksOf, screens, true, WORKSPACE);
  const elsewhere = reached(linksOf, [WORKSPACE, ...screens], true, ARTICLE_PAGE);
  return (id) => {
    if (before.has(id) || layer(id) !== null || isEntry(linksOf, id)) return null;
    // Three and the viewer stay a file for themselves.
    if (MODELS.test(id) && view.has(id)) return "solids";
    if (!afterwards.has(id)) {
      if (solids.has(id) && (view.has(id) || !elsewhere.has(id))) return null;
      if (solids.has(id)) return search.has(id) ? "search" : "article";
      return beside.has(id) ? "choices" : null;
    }
    if (SHEET.test(id)) return "sheets";
    if (search.has(id)) return "search";
    if (frame.has(id)) return "frame";
    if (solids.has(id)) return "solids";
    if (pages.has(id)) return "pages";
    if (beside.has(id)) return "variants";
    return others.has(id) ? "shared" : "standing";
  };
}

/** The chunks of the offer's screen, each before those that may import it. */
const SHEET_NAMES = ["sheet-frame", "sheet-lists", "sheet-parts", "sheet"] as const;
const OFFER_ROOM = source("web/offer/");
const START = source("apps/web/main.tsx");

/**
 * The chunk of a module that the offer's screen begins with and that neither the workspace nor its afterwards have; null for all others.
 * Left to the bundler these are forty files of a kilobyte, behind each other in threes.
 *
 * `sheet-frame`  the frame with one article as well
 * `sheet-lists`  the light screens as well
 * `sheet-parts`  other rooms' screens and dialogs as well
 * `sheet`        nobody outside of the room
 */
export function sheetOf(linksOf: LinksOf): (id: string) => (typeof SHEET_NAMES)[number] | null {
  const [layer, afterwards, offer] = [layerOf(linksOf), afterwardsOf(linksOf), reached(linksOf, OFFER)];
  const frame = reached(linksOf, [...ARTICLE_FRAME, ...FRAME_BESIDE]);
  const lists = reached(linksOf, [CATALOGUE, ARTICLE_GRID, ...LISTS]);
  const others = [...reached(linksOf, [START], true)].filter(
    (id) => linksOf(id)?.dynamicImporters.length && !id.startsWith(OFFER_ROOM),
  );
  const elsewhere = reached(linksOf, others);
  return (id) => {
    if (!offer.has(id) || isEntry(linksOf, id) || layer(id) !== null || afterwards(id) !== null) return null;
    if (frame.has(id)) return "sheet-frame";
    if (lists.has(id)) return "sheet-lists";
    return elsewhere.has(id) ? "sheet-parts" : "sheet";
  };
}

/** Few chunks in place of hundreds: what the page starts with, and the layers of the workspace. */
export function chunkLayers(): Plugin {
  let layer: ((id: string) => Layer | null) | undefined;
  let afterwards: ((id: string) => Afterwards | null) | undefined;
  let sheet: ReturnType<typeof sheetOf> | undefined;
  return {
    name: "stanza-chunk-layers",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          output: {
            // Names with a hash stand in the code of whatever loads them, and do not compress: these many characters tell versions apart.
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:6][extname]",
            codeSplitting: {
              groups: [
                {
                  name: "libraries",
                  tags: ["$initial"],
                  test: /node_modules|rolldown\/runtime/,
                  priority: 3,
                },
                { name: "start", tags: ["$initial"], priority: 2 },
                // A group takes along what its modules import. The wider layer goes first, or a narrower one would take its modules away.
                ...LAYERS.map((name, index) => ({
                  name,
                  priority: 1 - index / LAYERS.length,
                  test: (id: string) => layer?.(id) === name,
                })),
                ...AFTERWARD_NAMES.map((name, index) => ({
                  name,
                  priority: 0.15 - index / 20,
                  test: (id: string) => afterwards?.(id) === name,
                })),
                ...SHEET_NAMES.map((name, index) => ({
                  name,
                  priority: -0.1 - index / 20,
                  test: (id: string) => sheet?.(id) === name,
                })),
                {
                  name: "icons",
                  test: ICON,
                  minShareCount: 2,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      const linksOf = error ? undefined : await linksThroughDoors(this);
      layer = linksOf && layerOf(linksOf);
      afterwards = linksOf && afterwardsOf(linksOf);
      sheet = linksOf && sheetOf(linksOf);
    },
  };
}
