import { screenOf } from "@stanza/web-site";
import { useBlocker } from "@tanstack/react-router";
import { mayLeaveWorkspace } from "../start/leave-workspace.ts";

/** Leaving a frame skips the guard (spec 1 §2). */
const FREE = /^\/configuratorFrame/;

/** Returns true for the screens on which a design is worked on: the workspace with its views, and the closets. */
const isDesign = (path: string): boolean => screenOf(path) === "workspace" || /^\/closetool(\/|$)/.test(path);

/** Asks before the design is left with something unfinished (spec 2 §4); its screens are one. */
export function useLeaveGuard(): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (FREE.test(current.pathname) || isDesign(next.pathname)) return false;
      return !(await mayLeaveWorkspace());
    },
    // Closing the tab is for the project's own saving.
    enableBeforeUnload: false,
  });
}
