import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The repository's root folder. */
export const ROOT = new URL("../..", import.meta.url).pathname;

const DOMAIN = [
  ...[
    "quantities",
    "geometry",
    "csv",
    "tables",
    "catalogue",
    "project",
    "evaluation",
    "pricing",
    "live-project",
  ],
  ...["offer", "editor"],
];
/** `publish` is named apart: it alone reads YAML, CEL and Zod schemas, which the browser never needs. */
const EVERYWHERE = [
  ...DOMAIN,
  "drawing",
  "gestures",
  "environments",
  "tracer",
  "models",
  "viewer",
  "print",
  "contract",
  "embed",
  "codecs",
  "plans",
];

const BROWSER = EVERYWHERE.filter((name) => name !== "print");
/** The rooms of the front end. Each imports only the ones before it. */
const WEB = [
  ...["ui", "site", "access", "privacy", "project", "pictures", "customer", "catalogue", "workspace"],
  ...["closet", "offer", "renders", "projects", "client-link", "people", "settings", "translator", "embed"],
].map((room) => `web-${room}`);
const web = (...rooms: readonly string[]) => rooms.map((room) => `web-${room}`);

/** Which workspace packages a package may import (docs/architecture.md). */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  "domain/quantities": [],
  "domain/geometry": [],
  "domain/csv": [],
  "domain/tables": ["quantities"],
  "domain/catalogue": ["quantities", "geometry"],
  "domain/publish": ["catalogue", "csv", "geometry", "quantities", "tables"],
  "domain/project": ["catalogue", "geometry", "quantities"],
  "domain/evaluation": ["project", "catalogue", "geometry", "quantities"],
  "domain/pricing": ["evaluation", "catalogue", "quantities"],
  "domain/live-project": ["pricing", "evaluation", "project", "catalogue"],
  "domain/offer": ["pricing", "project", "quantities"],
  "domain/editor": ["evaluation", "project", "catalogue", "geometry", "quantities"],
  "media/drawing": ["evaluation", "project", "catalogue", "geometry", "quantities"],
  "media/gestures": ["geometry"],
  "media/environments": ["geometry"],
  "media/tracer": [],
  "media/models": ["evaluation", "project", "catalogue", "geometry"],
  "media/viewer": ["environments", "models", "gestures", "evaluation", "catalogue", "geometry"],
  "media/print": ["offer", "evaluation", "catalogue", "drawing", "quantities"],
  "wire/contract": [...DOMAIN, "codecs", "drawing"],
  "wire/codecs": DOMAIN,
  "wire/plans": [...DOMAIN, "codecs"],
  "wire/embed": [],
  "wire/stanza-embed": [],
  "web/ui": ["quantities", "project"],
  "web/site": [...BROWSER, ...web("ui")],
  "web/access": [...BROWSER, ...web("ui", "site")],
  "web/privacy": [...BROWSER, ...web("ui", "site")],
  "web/project": [...BROWSER, ...web("ui", "site", "access")],
  "web/pictures": [...BROWSER, ...web("ui", "site", "project")],
  "web/customer": [...BROWSER, ...web("ui", "site", "project")],
  "web/catalogue": [...BROWSER, ...web("ui", "site", "project", "pictures")],
  "web/workspace": [
    ...BROWSER,
    ...web("ui", "site", "access", "project", "pictures", "customer", "catalogue"),
  ],
  "web/closet": [...BROWSER, ...web("ui", "site", "access", "project", "pictures", "catalogue", "workspace")],
  "web/offer": [...BROWSER, ...web("ui", "site", "access", "project", "pictures", "customer", "workspace")],
  "web/renders": [...BROWSER, ...web("ui", "site", "project", "pictures", "workspace")],
  "web/projects": [...BROWSER, ...web("ui", "site", "access", "project", "workspace", "offer")],
  "web/client-link": [...BROWSER, ...web("ui", "site", "pictures")],
  "web/translator": [...BROWSER, ...web("ui", "site")],
  "web/people": [...BROWSER, ...web("ui", "site")],
  "web/settings": [...BROWSER, ...web("ui", "site", "access")],
  "web/embed": [
    ...BROWSER,
    ...web("ui", "site", "access", "project", "pictures", "catalogue", "workspace", "offer", "translator"),
  ],
  "apps/web": [...BROWSER, ...WEB, "stanza-embed"],
  "apps/server": [
    ...EVERYWHERE.filter((name) => !["editor", "gestures", "viewer"].includes(name)),
    "publish",
  ],
};

export interface SourceFile {
  /** Path from the root, e.g. `domain/project/project.ts`. */
  readonly path: string;
  readonly source: string;
  readonly isTest: boolean;
}

const SKIPPED = new Set(["node_modules", "dist", ".vite"]);

/** Every TypeScript source of a folder, given from the root. */
export const sourcesOf = (folder: string): readonly SourceFile[] => filesOf(folder, /\.(ts|tsx|mts)$/);

/** Every style sheet of a folder, given from the root. */
export const stylesOf = (folder: string): readonly SourceFile[] => filesOf(folder, /\.css$/);

function filesOf(folder: string, kind: RegExp): readonly SourceFile[] {
  const files: SourceFile[] = [];
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) files.push(...filesOf(path, kind));
    else if (kind.test(entry.name)) {
      const isTest = /\.(test|e2e|bench)\.tsx?$|\/testing\/|\/bundle\/|vite\.config\.ts$/.test(path);
      files.push({ path, source: readFileSync(join(ROOT, path), "utf8"), isTest });
    }
  }
  return files;
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8")) as Manifest;
}

/** The folder of each workspace package by its name, e.g. `@stanza/project` → `domain/project`. */
export const FOLDER_OF_PACKAGE: ReadonlyMap<string, string> = new Map(
  Object.keys(MAY_IMPORT).map((folder) => [manifestOf(folder).name, folder]),
);
