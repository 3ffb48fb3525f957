import { isCloset } from "@stanza/evaluation";
import {
  addCustomArticle,
  currentScene,
  customEntryOf,
  editor,
  maySetPrices,
  reevaluateAll,
  useCatalogues,
  useProject,
} from "@stanza/web-project";
import { type Command, goTo, paths, translate, useSession } from "@stanza/web-site";
import { openAr } from "../ar/open-ar.ts";
import { startMeasuring } from "../canvas/dimensions/measure-tool.ts";
import { drawWallsInView } from "../canvas/walls/draw-in-view.ts";
import { openUpdate } from "../catalogue-versions/open-update.ts";
import { openExport3d } from "../export-3d/open-export-3d.ts";
import { showView } from "../frame/use-workspace-view.ts";
import { showChecks, showPanel, showTable } from "../frame/workspace-layout.ts";
import { openPlanImport } from "../import-plan/open-plan-import.ts";
import { openPhotoMatch } from "../photo-match/open-photo-match.ts";
import { openPrintSheets } from "../print-sheets/open-print-sheets.ts";
import { openRoomDesign } from "../room/design/open-room-design.ts";

interface ProjectState {
  /** There are newer versions of the project's catalogues. */
  readonly isOutdated: boolean;
  /** The catalogues are loaded. */
  readonly isLoaded: boolean;
}

/** The commands for the project as a whole: its articles, its room and what is read from it. */
export function projectCommands({ isOutdated, isLoaded }: ProjectState): readonly Command[] {
  const group = translate("workspace.commands");
  return [
    { id: "items", group, label: translate("workspace.items"), run: () => showPanel("items") },
    { id: "plan-table", group, label: translate("planTable.title"), run: () => showTable(true) },
    { id: "checks", group, label: translate("preflight.show"), run: showChecks },
    {
      id: "closet",
      group,
      label: translate("closet.title"),
      words: translate("closet.words"),
      run: () => void goTo(paths.closet(selectedCloset())),
    },
    {
      id: "multi-closet",
      group,
      label: translate("multiCloset.title"),
      words: translate("multiCloset.words"),
      run: () => void goTo(paths.multiCloset(selectedCloset())),
    },
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
      id: "export-3d",
      group,
      label: translate("export3d.title"),
      words: translate("export3d.words"),
      enabled: isLoaded,
      run: openExport3d,
    },
    {
      id: "ar",
      group,
      label: translate("ar.title"),
      words: translate("ar.words"),
      enabled: isLoaded,
      run: openAr,
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
  ];
}

/** The closet that is selected, to go on with it at once. */
function selectedCloset(): { readonly rowId?: string } {
  const { evaluated } = currentScene();
  const row = evaluated.rows.find(
    (one) => editor.state.selection.includes(one.row.id) && isCloset(one.article),
  );
  return row ? { rowId: row.row.id } : {};
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
