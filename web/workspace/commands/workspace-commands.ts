import { editor, useCatalogues, useEditor, useVersions } from "@stanza/web-project";
import { type Command, registerCommands, translate } from "@stanza/web-site";
import { useEffect } from "react";
import { useDoors } from "../canvas/scene3d/doors.ts";
import { hasNoRoomTools } from "../product/product-preset.ts";
import { editingCommands } from "./editing-commands.ts";
import { pictureCommands } from "./picture-commands.ts";
import { projectCommands } from "./project-commands.ts";
import { viewCommands } from "./view-commands.ts";

/** The commands that a workspace for one product does not have. */
const OF_THE_ROOM: ReadonlySet<string> = new Set(["room", "walls", "import-plan", "photo-match", "survey"]);

interface WorkspaceState {
  readonly hasSelection: boolean;
  /** There are newer versions of the project's catalogues. */
  readonly isOutdated: boolean;
  /** The catalogues are loaded. */
  readonly isLoaded: boolean;
  /** 3D is shown. */
  readonly hasScene: boolean;
}

/**
 * The workspace's commands for the palette and the shortcut sheet. Those with keys are only listed with them: the canvas listens to single
 * letters itself. Esc deselects wherever the focus is.
 */
function commands(state: WorkspaceState): readonly Command[] {
  const ofViews = [
    ...projectCommands(state),
    ...editingCommands(state),
    ...pictureCommands(state),
    ...viewCommands(),
  ]
    .filter(({ id }) => !(hasNoRoomTools() && OF_THE_ROOM.has(id)))
    .map((command) => ("keys" in command ? { ...command, listedOnly: true } : command));
  const letGo: Command = {
    id: "deselect",
    group: translate("workspace.commands"),
    label: translate("canvas.deselect"),
    keys: ["Escape"],
    enabled: state.hasSelection,
    run: () => editor.cancel(),
  };
  return [...ofViews, letGo];
}

/** Offers the workspace's commands while it is shown, in the interface's language. */
export function useWorkspaceCommands(language: string): void {
  const hasSelection = useEditor((state) => state.selection.length > 0);
  const isOutdated = useVersions((state) => state.newer.length > 0);
  const isLoaded = useCatalogues((state) => state.status === "ready");
  const hasScene = useDoors((state) => state.viewer !== null);
  // The labels are made anew when the language changes.
  useEffect(
    () =>
      registerCommands(`workspace ${language}`, commands({ hasSelection, isOutdated, isLoaded, hasScene })),
    [language, hasSelection, isOutdated, isLoaded, hasScene],
  );
}
