import type { Viewer } from "@stanza/viewer";
import { create } from "zustand";

/** The 3D view's doors for commands from outside of it; `null`: 3D is not shown. */
export const useDoors = create<{ readonly viewer: Viewer | null; readonly open: boolean }>()(() => ({
  viewer: null,
  open: false,
}));

export function offerDoors(viewer: Viewer): () => void {
  useDoors.setState({ viewer, open: viewer.anyOpen });
  return () => {
    if (useDoors.getState().viewer === viewer) useDoors.setState({ viewer: null, open: false });
  };
}

/** Opens the doors and drawers of the given rows, or of all; closes them where any of them is open. */
export function toggleDoors(rowIds: readonly string[]): void {
  const { viewer } = useDoors.getState();
  if (!viewer) return;
  if (rowIds.length === 0) viewer.setAllOpen(!viewer.anyOpen);
  else {
    const open = !rowIds.some((id) => viewer.isOpen(id));
    for (const id of rowIds) viewer.setOpen(id, open);
  }
  useDoors.setState({ open: viewer.anyOpen });
}
