import {
  addCustomArticle,
  customEntryOf,
  editor,
  maySetPrices,
  reevaluateAll,
  useCatalogues,
  useEditor,
  useProject,
  useVersions,
} from "@stanza/web-project";
import { type Command, registerCommands, translate, useSession } from "@stanza/web-site";
import { useEffect } from "react";
import { startMeasuring } from "../canvas/dimensions/measure-tool.ts";
import { nextElevation } from "../canvas/elevation/elevation-store.ts";
import { toggleDoors, useDoors } from "../canvas/scene3d/doors.ts";
import { drawWallsInView } from "../canvas/walls/draw-in-view.ts";
import { openUpdate } from "../catalogue-versions/open-update.ts";
import { showView } from "../frame/use-workspace-view.ts";
import { showChecks, showPanel, showTable } from "../frame/workspace-layout.ts";
import { openPlanImport } from "../import-plan/open-plan-import.ts";
import { openPhotoMatch } from "../photo-match/open-photo-match.ts";
import { openGenerateViews, openSavePicture } from "../picture/open-picture-dialogs.ts";
import { openPrintSheets } from "../print-sheets/open-print-sheets.ts";
import { openRoomDesign } from "../room/design/open-room-design.ts";
import { editingCommands } from "./editing-commands.ts";

interface Now {
  readonly hasSelection: boolean;
  /** There are newer versions of the project's catalogues. */
  readonly isOutdated: boolean;
  readonly isLoaded: boolean;
  /** 3D is shown. */
  readonly hasScene: boolean;
}

/** The workspace's commands for the palette and the shortcut sheet. Single letters belong to the canvas, which hears them itself. */
function commands({ hasSelection, isOutdated, isLoaded, hasScene }: Now): readonly Command[] {
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
    { id: "plan-table", group, label: translate("planTable.title"), run: () => showTable(true) },
    { id: "checks", group, label: translate("preflight.show"), run: showChecks },
    { id: "room", group, label: translate("roomDesign.title"), run: () => void openRoomDesign() },
    {
      id: "custom-article",
      group,
      label: translate("custom.title"),
      enabled: isLoaded && customPlace() !== undefined,
      run: () => void addCustom(),
    },
    {
      id: "update-catalogues",
      group,
      label: translate("versions.title"),
      enabled: isOutdated,
      run: () => void openUpdate(),
    },
    { id: "reevaluate", group, label: translate("evaluation.all"), run: reevaluateAll },
    { id: "walls", group, label: translate("walls.draw"), keys: ["W"], run: drawWallsInView },
    {
      id: "print-sheets",
      group,
      label: translate("sheets.title"),
      words: translate("sheets.words"),
      run: openPrintSheets,
    },
    {
      id: "measure",
      group,
      label: translate("dimension.title"),
      keys: ["M"],
      run: () => {
        showView("2d");
        startMeasuring();
      },
    },
    {
      id: "import-plan",
      group,
      label: translate("planImport.title"),
      words: translate("planImport.words"),
      run: openPlanImport,
    },
    {
      id: "photo-match",
      group,
      label: translate("photoMatch.title"),
      words: translate("photoMatch.words"),
      run: openPhotoMatch,
    },
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
    ...editingCommands({ hasSelection }),
    {
      id: "look",
      group,
      label: translate("look.title"),
      words: translate("look.words"),
      run: () => showPanel("look"),
    },
    {
      id: "doors",
      group,
      label: translate("scene.doors"),
      enabled: hasScene,
      run: () => toggleDoors([]),
    },
    {
      id: "save-picture",
      group,
      label: translate("picture.title"),
      words: translate("picture.words"),
      enabled: hasScene,
      run: openSavePicture,
    },
    {
      id: "generate-views",
      group,
      label: translate("views.title"),
      words: translate("views.words"),
      run: openGenerateViews,
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
    {
      id: "view-walk",
      group: views,
      label: translate("workspace.walk"),
      keys: ["4"],
      run: () => showView("walk"),
    },
    {
      id: "next-elevation",
      group: views,
      label: translate("elevation.next"),
      keys: ["5"],
      run: nextElevation,
    },
  ].map((command) => ("keys" in command ? { ...command, listedOnly: true } : command));
}

/** The catalogue of a custom article: the one that the finder shows first, if it sells one and this person may price it. */
function customPlace() {
  if (!maySetPrices(useSession.getState().profile)) return undefined;
  const used = useProject.getState().open?.document.project.catalogues ?? {};
  for (const [code, { open }] of useCatalogues.getState().loaded) {
    const model = used[code]?.model ?? open.defaultModel().code;
    const entry = customEntryOf(open, model);
    if (entry) return { catalogue: open, model, entry };
  }
  return undefined;
}

async function addCustom(): Promise<void> {
  const place = customPlace();
  if (!place) return;
  await addCustomArticle(place.catalogue, place.model, place.entry);
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
