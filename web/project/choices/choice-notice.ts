import type { Outcome, Project, RowId } from "@stanza/project";
import { create } from "zustand";
import type { ChangedVariable } from "./resolve-choices.ts";

/** The other changes that the last choice made, until the next choice or until it is undone. */
export interface ChoiceNotice {
  readonly rows: readonly RowId[];
  readonly changed: readonly ChangedVariable[];
  /** The history's state that the choice made: undone from there only. */
  readonly state: number;
}

interface NoticeState {
  readonly notice: ChoiceNotice | null;
  /** Why the last choice was not taken. */
  readonly refusal: (Outcome<Project> & { ok: false })["refusal"] | null;
}

export const useChoiceNotice = create<NoticeState>()(() => ({ notice: null, refusal: null }));

export function dismissNotice(): void {
  useChoiceNotice.setState({ notice: null, refusal: null });
}
