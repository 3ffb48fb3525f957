import type { RowId } from "@stanza/project";
import { create } from "zustand";
import type { RowViews } from "../evaluation/worker/protocol.ts";

interface ViewsState {
  /** Variables of the rows that a panel watches, as the worker last saw them. */
  readonly rows: Readonly<Record<RowId, RowViews>>;
}

export const useViews = create<ViewsState>()(() => ({ rows: {} }));

export function setViews(rows: ViewsState["rows"]): void {
  useViews.setState({ rows });
}
