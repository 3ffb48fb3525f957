import { screenOf } from "@stanza/web-site";
import { useBlocker } from "@tanstack/react-router";
import { mayLeaveWorkspace } from "../start/leave-workspace.ts";

/** Leaving a frame skips the guard (spec 1 §2). */
const FREE = /^\/configuratorFrame/;

/** Asks before a screen of the workspace is left with something unfinished (spec 2 §4); its views are one screen. */
export function useLeaveGuard(): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (FREE.test(current.pathname) || screenOf(next.pathname) === "workspace") return false;
      return !(await mayLeaveWorkspace());
    },
    // Closing the tab is for the project's own saving.
    enableBeforeUnload: false,
  });
}
