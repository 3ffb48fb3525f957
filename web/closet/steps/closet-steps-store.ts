import {
  type ClosetEvent,
  type ClosetFinding,
  type ClosetState,
  closetWizard,
  NO_CLOSET,
} from "@stanza/evaluation";
import { create } from "zustand";

/** The wizard of the closet that was worked on last. It outlives the screen, so that one comes back to the step that one left. */
interface ClosetSteps {
  /** The open project and its row; another project starts anew (spec 2 §4, "Open project"). */
  readonly of: string;
  readonly state: ClosetState<ClosetFinding>;
}

export const useClosetSteps = create<ClosetSteps>()(() => ({ of: "", state: NO_CLOSET }));

/** Takes up the wizard of a row; that of any other is forgotten. */
export function takeUpSteps(of: string, load: Extract<ClosetEvent, { readonly type: "load" }>): void {
  if (useClosetSteps.getState().of !== of)
    useClosetSteps.setState({ of, state: closetWizard<ClosetFinding>(NO_CLOSET, load) });
}

/** Does something in the wizard and answers with its state afterwards. */
export function closetStep(event: ClosetEvent<ClosetFinding>): ClosetState<ClosetFinding> {
  const state = closetWizard(useClosetSteps.getState().state, event);
  useClosetSteps.setState({ state });
  return state;
}
