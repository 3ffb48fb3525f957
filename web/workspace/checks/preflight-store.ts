import type { Finding } from "@stanza/evaluation";
import { create } from "zustand";

/** The findings of the open project's preflight. */
export interface PreflightState {
  /** The project that they are about; `null`: there are none yet. */
  readonly projectKey: string | null;
  /** True once everything has loaded and been checked: only then nothing found means nothing wrong. */
  readonly isChecked: boolean;
  readonly findings: readonly Finding[];
  readonly mustFix: number;
  readonly advice: number;
}

export const NO_PREFLIGHT: PreflightState = {
  projectKey: null,
  isChecked: false,
  findings: [],
  mustFix: 0,
  advice: 0,
};

/** Filled while the workspace is open, read by everything that shows a count. */
export const usePreflight = create<PreflightState>()(() => NO_PREFLIGHT);
