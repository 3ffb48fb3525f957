import { create } from "zustand";

/** The status bar says it this long, ms. */
const SAID_FOR = 5000;

/** Whether walls went into the project just now without anybody having said that they are done. */
export const useWallsUpdated = create<{ readonly isSaid: boolean }>()(() => ({ isSaid: false }));

let ends: ReturnType<typeof setTimeout> | undefined;

/** Lets the status bar say that the walls were updated. */
export function sayWallsUpdated(): void {
  clearTimeout(ends);
  useWallsUpdated.setState({ isSaid: true });
  ends = setTimeout(() => useWallsUpdated.setState({ isSaid: false }), SAID_FOR);
}
