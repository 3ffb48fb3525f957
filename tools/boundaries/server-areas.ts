/** The folders that every area may use. Infrastructure imports no area, so `http` cannot know what an offer is. */
const INFRASTRUCTURE = ["config", "db", "files", "jobs", "outbox", "external", "http"] as const;

/** The base of every operation: infrastructure, and the areas that `operation/context.ts` holds. */
const OPERATION = [
  ...INFRASTRUCTURE,
  "session",
  "catalogues",
  "evaluation",
  "pictures",
  "maintenance",
  "operation",
] as const;

/**
 * Which folders of `apps/server` a folder may import, from the bottom up: each entry names only folders above it in this table, so there
 * can be no circle.
 *
 * An area's `api/` (one operation a file) and `jobs/` (work in the background) are its ends: they may import any area, and only the
 * files at the root of the server import them.
 */
export const SERVER_AREAS: Readonly<Record<string, readonly string[]>> = {
  config: [],
  db: [],
  files: [],
  backup: ["db"],
  jobs: ["db"],
  outbox: ["db"],
  external: ["config", "files", "outbox"],
  http: ["config", "db", "files"],
  session: ["config", "db", "http"],
  shops: ["db"],
  notifications: ["db"],
  favourites: ["db"],
  site: ["files"],
  catalogues: ["db", "files"],
  evaluation: ["catalogues", "http"],
  renders: ["config", "db", "files", "jobs"],
  pictures: ["db", "files", "http", "evaluation", "renders"],
  maintenance: ["db", "session"],
  operation: [...INFRASTRUCTURE, "session", "catalogues", "evaluation", "pictures", "maintenance"],
  metrics: OPERATION,
  tracing: OPERATION,
  "catalogue-imports": OPERATION,
  assortment: [...OPERATION, "catalogue-imports"],
  "price-updates": [...OPERATION, "catalogue-imports", "assortment"],
  customers: OPERATION,
  drafts: OPERATION,
  approvals: OPERATION,
  projects: [...OPERATION, "shops", "renders"],
  deliveries: [...OPERATION, "notifications"],
  attachments: [...OPERATION, "projects"],
  sheets: [...OPERATION, "projects", "shops"],
  models: [...OPERATION, "projects", "shops"],
  promotions: [...OPERATION, "projects", "shops"],
  margin: [...OPERATION, "projects", "shops"],
  offers: [...OPERATION, "projects", "shops", "promotions", "renders"],
  "offer-links": [...OPERATION, "shops", "offers"],
  mail: [...OPERATION, "shops", "offers"],
  acceptance: [...OPERATION, "notifications", "projects", "shops", "offers", "offer-links", "mail"],
  designs: [...OPERATION, "projects", "shops", "mail"],
  orders: [...OPERATION, "projects", "shops", "promotions", "offers"],
  accounts: [...OPERATION, "mail"],
  translations: OPERATION,
  people: [...OPERATION, "mail", "accounts"],
  privacy: [...OPERATION, "projects", "renders", "mail", "accounts"],
  crm: [...OPERATION, "deliveries"],
};

/** Folders that wire the server together or serve its tests; they may import everything. */
const WIRING = ["seed", "testing"];

/** The folder whose imports the table rules, e.g. `offers` or `offers/api`; null: the file wires the server. */
export function serverAreaOf(path: string): string | null {
  const [area = "", inner = "", ...rest] = path.replace(/^apps\/server\//, "").split("/");
  if (inner === "" || WIRING.includes(area)) return null;
  return rest.length > 0 && isEnd(inner) ? `${area}/${inner}` : area;
}

const isEnd = (folder: string) => folder === "api" || folder === "jobs";

/** Why one file of the server may not import another; null: it may. Both paths are from the root. */
export function serverAreaRefusal(from: string, to: string): string | null {
  const [area, target] = [serverAreaOf(from), serverAreaOf(to)];
  if (area === null) return null;
  if (target === null) return `${area} may not import ${to}`;
  const [folder = "", end] = target.split("/");
  if (end !== undefined) {
    const isBeside = area === target && end === "jobs";
    return isBeside ? null : `${to} is imported by the root of the server alone`;
  }
  if (!(folder in SERVER_AREAS)) return `${folder} is not in the table`;
  if (area.includes("/") || area === folder) return null;
  return SERVER_AREAS[area]?.includes(folder) ? null : `${area} may not import ${folder}`;
}
