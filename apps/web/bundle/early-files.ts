import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "facadeModuleId" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The files with which screens begin, by the pattern of their addresses' paths. The workspace alone comes in one rendering with its header. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  "^/configurator(2d|3d)?$": [
    "/web/workspace/frame/WorkspacePage.tsx",
    "/apps/web/shell/Header.tsx",
    "/apps/web/work-safety.ts",
  ],
  "^/offerview$": ["/web/offer/page/OfferPage.tsx", "/web/offer/page/OfferScreen.tsx"],
  "^/projects$": ["/web/projects/list/ProjectsPage.tsx"],
  "^/itemsearch$": ["/web/catalogue/page/CataloguePage.tsx"],
};
const TEXTS = /\/web\/site\/texts\/(\w+)\.json$/;

/** Addresses of files that `boot.js` asks for before the app's own code has come. */
export interface EarlyFiles {
  /** By language. */
  readonly texts: Readonly<Record<string, string>>;
  /** By the pattern of the path. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** Finds those files in a build. @throws Error where one of the screens' own files is not there, because it was renamed */
export function earlyFiles(chunks: readonly Chunk[]): EarlyFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const texts = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const language = TEXTS.exec(facadeModuleId ?? "")?.[1];
    return language ? [[language, `/${fileName}`] as const] : [];
  });
  const filesOf = (begin: readonly string[]): readonly string[] => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (chunk: Chunk | undefined): void => {
      if (!chunk || seen.has(chunk.fileName)) return;
      seen.add(chunk.fileName);
      files.add(`/${chunk.fileName}`);
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`);
      for (const imported of chunk.imports) visit(byName.get(imported));
    };
    for (const screen of begin) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
      if (!chunk) throw new Error(`The build has no file for ${screen}.`);
      visit(chunk);
    }
    return [...files];
  };
  return {
    texts: Object.fromEntries(texts),
    screens: Object.fromEntries(Object.entries(SCREENS).map(([path, begin]) => [path, filesOf(begin)])),
  };
}

/** Tells `boot.js` in the page which files to ask for early; data, which no content security policy has to allow. */
export function earlyFilesInPage(): Plugin {
  return {
    name: "stanza-early-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
        const { texts, screens } = earlyFiles(chunks as unknown as readonly Chunk[]);
        // The page itself names those that every screen needs. Screens share files: each name stands once, as hashes do not compress.
        const names = [...new Set(Object.values(screens).flat())].filter((file) => !html.includes(file));
        const placesOf = (files: readonly string[]) =>
          files.map((file) => names.indexOf(file)).filter((place) => place >= 0);
        const files = JSON.stringify({
          texts,
          names,
          screens: Object.fromEntries(Object.entries(screens).map(([path, all]) => [path, placesOf(all)])),
        });
        return html.replace(
          '<script src="/boot.js">',
          `<script type="application/json" id="early-files">${files}</script>\n    <script src="/boot.js">`,
        );
      },
    },
  };
}
