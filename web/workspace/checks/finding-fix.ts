import { dock } from "@stanza/editor";
import { type Finding, fillGap, type OpenEnd, type WallGap } from "@stanza/evaluation";
import {
  addRow,
  type Change,
  changeHeader,
  closeRoom,
  placeRow,
  type RowId,
  restoreAutomaticRow,
} from "@stanza/project";
import { searchFor, showInDrawer } from "@stanza/web-catalogue";
import { photographRows, renewPicture } from "@stanza/web-pictures";
import {
  currentScene,
  editCustomArticle,
  editor,
  reevaluateAll,
  transact,
  useCatalogues,
} from "@stanza/web-project";
import { type TranslationKey, translate } from "@stanza/web-site";
import { toast } from "@stanza/web-ui";
import { commitRoom } from "../canvas/walls/wall-edits.ts";
import { openUpdate } from "../catalogue-versions/open-update.ts";
import { showView } from "../frame/use-workspace-view.ts";
import { showPanel } from "../frame/workspace-layout.ts";
import { openDclassLazily, openVariantLazily } from "../variants/open-dialogs.ts";

/** A step that puts a finding right. */
export interface FindingFix {
  readonly label: TranslationKey;
  readonly run: () => void;
}

/** The 3D view has this long to appear and to build the rows, ms. */
const PATIENCE = { least: 1500, most: 15_000, step: 300 } as const;

/** `null`: there is none that could be offered; the place is where it is put right by hand. */
export function fixOf({ matter, rows }: Finding): FindingFix | null {
  const [row] = rows;
  switch (matter.kind) {
    case "failed":
    case "stale":
      return { label: "evaluation.all", run: reevaluateAll };
    case "missing":
      return row === undefined ? null : askFor(row, matter.variable);
    case "gap":
      return closing(matter.gap);
    case "window":
      return aside(matter.covered.unit);
    case "hood":
      return {
        label: "preflight.fix.overHob",
        run: () =>
          commit("edit.move", (so) => placeRow(so, { row: matter.missed.hood, placement: matter.missed.to })),
      };
    case "noHood":
      return { label: "preflight.fix.findHood", run: findHood };
    case "openEnd":
      return panels(matter.end);
    case "removed":
      return {
        label: "preflight.fix.bringBack",
        run: () => commit("edit.place", (so) => restoreAutomaticRow(so, { row: matter.gone.row })),
      };
    case "emptyCustom":
      return row === undefined
        ? null
        : { label: "preflight.fix.lines", run: () => void editCustomArticle(row) };
    case "gone":
    case "needsMigration":
      return { label: "preflight.fix.versions", run: () => void openUpdate() };
    case "openRoom":
      return { label: "preflight.fix.close", run: () => close(matter.room) };
    case "rowPicture":
      return { label: "preflight.fix.rowPictures", run: () => void newRowPictures() };
    case "picture":
      return { label: "preflight.fix.picture", run: () => void newPicture() };
    default:
      return null;
  }
}

/** Which hood it is to be is the person's choice: the catalogue shows what there is. */
function findHood(): void {
  showInDrawer("articles");
  searchFor(translate("preflight.hoodWord"));
  showPanel("catalogue");
}

/** A fix by a choice in a dialog; texts and numbers are typed in the panel that its selection opens. */
function askFor(id: string, variable: string): FindingFix | null {
  const row = currentScene().evaluated.rows.find((one) => one.row.id === id);
  const kind = row?.article.variables.find(({ code }) => code === variable)?.kind;
  if (!row || (kind !== "option" && kind !== "dclass")) return null;
  const open = kind === "dclass" ? openDclassLazily : openVariantLazily;
  return {
    label: "preflight.fix.choose",
    run: () => {
      editor.select([id]);
      void open([row], variable);
    },
  };
}

function closing(gap: WallGap): FindingFix | null {
  const { project, evaluated } = currentScene();
  const catalogues = new Map(
    [...useCatalogues.getState().loaded].map(([code, { open }]) => [code, open] as const),
  );
  const fix = fillGap(gap, project, evaluated, catalogues);
  if (!fix) return null;
  const run = () => {
    const id = crypto.randomUUID();
    commit("edit.place", (so) =>
      fix.kind === "restore" ? restoreAutomaticRow(so, { row: fix.row }) : addRow(so, { id, ...fix.row }),
    );
  };
  return { label: fix.kind === "restore" ? "preflight.fix.restore" : "preflight.fix.filler", run };
}

/** Moves a unit to the next free place along the walls, where there is one. */
function aside(id: RowId): FindingFix | null {
  const { project, evaluated } = currentScene();
  const unit = evaluated.rows.find(({ row }) => row.id === id);
  if (!unit) return null;
  const { box, mount } = unit.article;
  const others = { ...evaluated, rows: evaluated.rows.filter((row) => row !== unit) };
  const placement = dock({ box, mount, elevation: unit.frame.at[1] }, project, others);
  return placement === null
    ? null
    : {
        label: "preflight.fix.aside",
        run: () => commit("edit.move", (so) => placeRow(so, { row: id, placement })),
      };
}

function panels({ by: { catalogue, model, variable } }: OpenEnd): FindingFix {
  return {
    label: "preflight.fix.panels",
    run: () =>
      commit("edit.header", (so) => changeHeader(so, { catalogue, model, choices: { [variable]: true } })),
  };
}

function commit(name: string, change: Change): void {
  const outcome = transact(name, change);
  if (!outcome?.ok) toast(translate(outcome ? "edit.refused" : "edit.readOnly"), { kind: "warning" });
}

function close(id: string): void {
  const room = currentScene().project.rooms.find((one) => one.id === id);
  if (!room) return;
  const wall = crypto.randomUUID();
  const refused = commitRoom("edit.closeRoom", room, (now) => closeRoom(now, { id: wall }));
  if (refused) toast(translate("edit.refused"), { kind: "warning" });
}

async function newRowPictures(): Promise<void> {
  if (!(await photographRows())) toast(translate("preflight.noPicture"), { kind: "warning" });
}

async function newPicture(): Promise<void> {
  showView("split");
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(PATIENCE.least);
  for (let waited = 0; waited < PATIENCE.most; waited += PATIENCE.step) {
    if (await renewPicture()) return;
    await wait(PATIENCE.step);
  }
  toast(translate("preflight.noPicture"), { kind: "warning" });
}
