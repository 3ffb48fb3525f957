import {
  type ClosetEvent,
  type ClosetFinding,
  type ClosetState,
  closetWizard,
  NO_CLOSET,
} from "@stanza/evaluation";
import { create } from "zustand";

/** The wizards of the open project's closets. They outlive the screen, so that one comes back to the step that one left. */
interface ClosetSteps {
  /** The project that is open; another one starts anew (spec 2 §4, "Open project"). */
  readonly project: string;
  /** The row that is worked on. */
  readonly row: string;
  readonly state: ClosetState<ClosetFinding>;
  /** Those of the rows that were worked on before. */
  readonly others: Readonly<Record<string, ClosetState<ClosetFinding>>>;
}

export const useClosetSteps = create<ClosetSteps>()(() => ({
  project: "",
  row: "",
  state: NO_CLOSET,
  others: {},
}));

/** Takes up the wizard of a row where it was left, or begins it. Those of another project are forgotten. */
export function takeUpSteps(
  project: string,
  row: string,
  load: Extract<ClosetEvent, { readonly type: "load" }>,
): void {
  const now = useClosetSteps.getState();
  if (now.project === project && now.row === row) return;
  const others = now.project === project ? { ...now.others, [now.row]: now.state } : {};
  const state = others[row] ?? closetWizard<ClosetFinding>(NO_CLOSET, load);
  useClosetSteps.setState({ project, row, state, others });
}

/** Does something in the wizard and answers with its state afterwards. */
export function closetStep(event: ClosetEvent<ClosetFinding>): ClosetState<ClosetFinding> {
  const state = closetWizard(useClosetSteps.getState().state, event);
  useClosetSteps.setState({ state });
  return state;
}
