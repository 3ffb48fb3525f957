import { useEffect } from "react";
import { startWalls } from "../../canvas/walls/wall-tool.ts";
import { type Command, registerCommands } from "../../commands/registry.ts";
import { openRoomDesign } from "../../dialogs/room-design/open-room-design.ts";
import { translate } from "../../locales/i18n.ts";
import { editor, useEditor } from "../../stores/editor-store.ts";
import { showView } from "./use-workspace-view.ts";
import { showPanel } from "./workspace-layout.ts";

/** The workspace's commands for the palette and the shortcut sheet. Single letters belong to the canvas, which hears them itself. */
function commands(hasSelection: boolean): readonly Command[] {
  const group = translate("workspace.commands");
  const views = translate("workspace.view");
  return [
    {
      id: "add-article",
      group,
      label: translate("workspace.add"),
      keys: ["A"],
      run: () => showPanel("catalogue"),
    },
    { id: "items", group, label: translate("workspace.items"), run: () => showPanel("items") },
    { id: "room", group, label: translate("roomDesign.title"), run: () => void openRoomDesign() },
    { id: "walls", group, label: translate("walls.draw"), keys: ["W"], run: () => toWalls() },
    {
      id: "rotate",
      group,
      label: translate("canvas.rotate"),
      keys: ["R"],
      enabled: hasSelection,
      run: () => editor.rotate(1),
    },
    {
      id: "duplicate",
      group,
      label: translate("canvas.duplicate"),
      keys: ["Ctrl+D"],
      enabled: hasSelection,
      run: () => editor.duplicate(),
    },
    {
      id: "delete",
      group,
      label: translate("canvas.delete"),
      keys: ["Delete"],
      enabled: hasSelection,
      run: () => editor.remove(),
    },
    {
      id: "view-2d",
      group: views,
      label: translate("workspace.plan"),
      keys: ["1"],
      run: () => showView("2d"),
    },
    {
      id: "view-split",
      group: views,
      label: translate("workspace.split"),
      keys: ["2"],
      run: () => showView("split"),
    },
    {
      id: "view-3d",
      group: views,
      label: translate("workspace.scene"),
      keys: ["3"],
      run: () => showView("3d"),
    },
  ].map((command) => ({ ...command, listedOnly: true }));
}

function toWalls(): void {
  showView("2d");
  startWalls();
}

/** Offers the workspace's commands while it is shown, in the interface's language. */
export function useWorkspaceCommands(language: string): void {
  const hasSelection = useEditor((state) => state.selection.length > 0);
  // The labels are made anew when the language changes.
  useEffect(
    () => registerCommands(`workspace ${language}`, commands(hasSelection)),
    [language, hasSelection],
  );
}
