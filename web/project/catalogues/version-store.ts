import type { RowState, RowUpdate } from "@stanza/evaluation";
import type { CatalogueUpdate, RowId } from "@stanza/project";
import { create } from "zustand";
import type { VersionAnswer } from "../evaluation/worker/protocol.ts";

/** A catalogue of the open project that has a newer version. */
export interface NewerVersion {
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** The server no longer has the version that the project was made with, so today's is already in use. */
  readonly isLost: boolean;
}

/** The open project's catalogues compared with today's versions. */
export interface VersionState {
  readonly newer: readonly NewerVersion[];
  readonly status: "none" | "comparing" | "ready" | "failed";
  readonly answer: VersionAnswer | null;
}

/** Nothing newer is there, or nothing is known yet. */
export const NO_VERSIONS: VersionState = { newer: [], status: "none", answer: null };
export const useVersions = create<VersionState>()(() => NO_VERSIONS);

/** The change that brings catalogues to today's versions. */
export const updatesOf = (newer: readonly NewerVersion[]): Readonly<Record<string, CatalogueUpdate>> =>
  Object.fromEntries(newer.map(({ code, to }) => [code, { version: to }]));

/** The effect that an update would have on a row; undefined while it is not known, or when there is nothing newer. */
export const useRowUpdate = (row: RowId): RowUpdate | undefined =>
  useVersions((state) => state.answer?.updates.find((update) => update.row === row));

/** States in the order in which they deserve attention. */
export const ROW_STATES: readonly RowState[] = ["gone", "needsMigration", "priceChanged", "upToDate"];

export function countStates(updates: readonly RowUpdate[]): Readonly<Record<RowState, number>> {
  const counts = { upToDate: 0, priceChanged: 0, needsMigration: 0, gone: 0 };
  for (const { state } of updates) counts[state] += 1;
  return counts;
}
