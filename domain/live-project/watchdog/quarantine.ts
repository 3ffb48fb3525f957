import type { EvaluationWork } from "@stanza/evaluation";
import type { Project } from "@stanza/project";
import { MOST_ARTICLES, MOST_CONFIGURATIONS } from "./limits.ts";

/** Work that has hung before, as keys; plain texts, so that they can be sent to another thread. */
export type Quarantine = ReadonlySet<string>;

/** The catalogue versions that a project pins. */
export type PinnedVersions = Pick<Project, "catalogues">;

/**
 * Returns true when a piece of work must be skipped. A row is identified by its catalogue's version, its article, choices and header, so
 * that other choices, and a corrected version of the catalogue, are evaluated again.
 *
 * Source: reliability.md F14, T31.
 */
export function isQuarantined(
  quarantine: Quarantine,
  work: EvaluationWork,
  project: PinnedVersions,
): boolean {
  if (quarantine.size === 0) return false;
  const version = versionOf(work, project);
  if (quarantine.has(catalogueKey(version))) return true;
  if (work.kind === "rules") return quarantine.has(rulesKey(version));
  return quarantine.has(articleKey(version, work)) || quarantine.has(rowKey(version, work));
}

/** Adds a piece of work that hung to the keys; an article or catalogue that hangs repeatedly is skipped as a whole. */
export function quarantineWork(
  quarantine: Quarantine,
  work: EvaluationWork,
  project: PinnedVersions,
): Quarantine {
  const version = versionOf(work, project);
  if (work.kind === "rules") return new Set([...quarantine, rulesKey(version)]);
  const keys = new Set([...quarantine, rowKey(version, work)]);
  const ofArticle = [...keys].filter((key) => key.startsWith(rowOf(version, work)));
  if (ofArticle.length < MOST_CONFIGURATIONS) return keys;
  keys.add(articleKey(version, work));
  const articles = [...keys].filter((key) => key.startsWith(`article ${version} `));
  if (articles.length >= MOST_ARTICLES) keys.add(catalogueKey(version));
  return keys;
}

type RowWork = Extract<EvaluationWork, { readonly kind: "row" }>;

function versionOf(work: EvaluationWork, { catalogues }: PinnedVersions): string {
  const code = work.kind === "row" ? work.row.catalogue : work.catalogue;
  return JSON.stringify([code, Object.hasOwn(catalogues, code) ? catalogues[code]?.version : ""]);
}

const rowOf = (version: string, { row }: RowWork): string => `row ${version} ${JSON.stringify(row.article)} `;
const rowKey = (version: string, work: RowWork): string =>
  `${rowOf(version, work)}${JSON.stringify([work.row.model, work.row.choices, work.header])}`;
const articleKey = (version: string, { row }: RowWork): string =>
  `article ${version} ${JSON.stringify(row.article)}`;
const rulesKey = (version: string): string => `rules ${version}`;
const catalogueKey = (version: string): string => `catalogue ${version}`;
