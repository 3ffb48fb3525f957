import type { Plugin, Rolldown } from "vite";

type Chunk = Pick<Rolldown.OutputChunk, "fileName" | "facadeModuleId" | "imports"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The files with which the workspace begins. */
const WORKSPACE = [
  "/web/workspace/frame/WorkspacePage.tsx",
  "/apps/web/shell/Header.tsx",
  "/apps/web/work-safety.ts",
];
const TEXTS = /\/web\/site\/texts\/(\w+)\.json$/;

/** Addresses of files that `boot.js` asks for before the app's own code has come. */
export interface EarlyFiles {
  /** By language. */
  readonly texts: Readonly<Record<string, string>>;
  readonly workspace: readonly string[];
}

/** Finds those files in a build. @throws Error where one of the screens' own files is not there, because it was renamed */
export function earlyFiles(chunks: readonly Chunk[]): EarlyFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const texts = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const language = TEXTS.exec(facadeModuleId ?? "")?.[1];
    return language ? [[language, `/${fileName}`] as const] : [];
  });
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    files.add(`/${chunk.fileName}`);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(`/${css}`);
    for (const imported of chunk.imports) visit(byName.get(imported));
  };
  for (const screen of WORKSPACE) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(screen));
    if (!chunk) throw new Error(`The build has no file for ${screen}.`);
    visit(chunk);
  }
  return { texts: Object.fromEntries(texts), workspace: [...files] };
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
        const { texts, workspace } = earlyFiles(chunks as unknown as readonly Chunk[]);
        // The page itself names those that every screen needs.
        const files = JSON.stringify({ texts, workspace: workspace.filter((file) => !html.includes(file)) });
        return html.replace(
          '<script src="/boot.js">',
          `<script type="application/json" id="early-files">${files}</script>\n    <script src="/boot.js">`,
        );
      },
    },
  };
}
