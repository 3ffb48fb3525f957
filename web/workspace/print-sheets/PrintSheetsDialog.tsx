import { fitScale, STANDARD_SCALES, scaleWords } from "@stanza/drawing";
import { viewedWalls } from "@stanza/project";
import { useLengthUnit } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
  Segmented,
  SelectField,
  saveFile,
  TextField,
} from "@stanza/web-ui";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogueMaterials } from "../canvas/elevation/use-catalogue-materials.ts";
import { useShownScene } from "../canvas/shown.ts";
import css from "./PrintSheets.module.css";
import {
  drawingFile,
  drawSheetView,
  FILE_FORMATS,
  type FileFormat,
  isOneDrawing,
  sheetsOfTrades,
  viewName,
} from "./sheet-drawings.ts";
import { SHEET_PAPERS, type SheetPaper, usePrintDrawings } from "./use-print-drawings.ts";

/** Inside the frame of an A4 sheet across, mm: what a drawing's file is scaled for when no scale is chosen. */
const A4 = { width: 275, height: 160 };

/** Views, paper and scale for printed sheets; each view also as a file for other programs. */
function PrintSheets({ close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const scene = useShownScene();
  const materials = useCatalogueMaterials();
  const { busy, print, reason } = usePrintDrawings();
  const rooms = scene.project.rooms.filter(({ walls }) => walls.length > 0);
  const trades = useMemo(() => sheetsOfTrades(scene), [scene]);
  const views = [
    { id: "plan", name: t("elevation.plan") },
    ...rooms.flatMap((room, index) =>
      viewedWalls(room).map(({ segment }) => ({
        id: segment.wall.id,
        name: `${t("elevation.of", { name: segment.name })}${rooms.length > 1 ? ` · ${room.name ?? index + 1}` : ""}`,
      })),
    ),
    ...(trades.worktops ? [{ id: "worktops", name: t("sheets.worktops") }] : []),
    ...(trades.services ? [{ id: "services", name: t("sheets.services") }] : []),
    { id: "picture", name: t("sheets.picture") },
  ];
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const unit = useLengthUnit() === "in" ? "in" : "mm";
  const papers = SHEET_PAPERS[unit === "in" ? "american" : "metric"];
  const [paper, setPaper] = useState<SheetPaper>(papers[0].value);
  const [scale, setScale] = useState("fit");
  const [north, setNorth] = useState("");
  if (rooms.length === 0) return <EmptyState title={t("workspace.noRoom")} text={t("sheets.noRoom")} />;
  const chosen = views.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const degrees = Number(north.replace(",", "."));
  const isNorth = north.trim() === "" || (Number.isFinite(degrees) && Math.abs(degrees) <= 360);
  const blocked =
    reason ?? (chosen.length === 0 ? t("sheets.chooseFirst") : isNorth ? undefined : t("sheets.badNorth"));
  const run = async () => {
    const isDone = await print({
      views: chosen,
      paper,
      ...(scale === "fit" ? {} : { scale: Number(scale) }),
      ...(north.trim() === "" ? {} : { north: degrees }),
    });
    if (isDone) close();
  };
  const save = (view: string, format: FileFormat) => {
    const drawing = drawSheetView(view, scene, materials, i18n.language);
    if (!drawing) return;
    const drawn = scale === "fit" ? (fitScale(drawing, A4, unit) ?? 500) : Number(scale);
    saveFile(
      drawingFile(drawing, format, drawn),
      `${scene.project.description} ${viewName(drawing)}.${format}`,
    );
  };
  return (
    <>
      <DialogBody>
        <div className={css.form}>
          <fieldset className={css.views}>
            <legend>{t("sheets.views")}</legend>
            <ul>
              {views.map(({ id, name }) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={!left.has(id)}
                      onChange={(event) => {
                        const next = new Set(left);
                        if (event.target.checked) next.delete(id);
                        else next.add(id);
                        setLeft(next);
                      }}
                    />
                    {name}
                  </label>
                  {!isOneDrawing(id)
                    ? null
                    : FILE_FORMATS.map((format) => (
                        <Button
                          key={format}
                          size="sm"
                          variant="subtle"
                          aria-label={t("sheets.saveAs", { name, format: format.toUpperCase() })}
                          onClick={() => save(id, format)}
                        >
                          {format.toUpperCase()}
                        </Button>
                      ))}
                </li>
              ))}
            </ul>
          </fieldset>
          <div className={css.options}>
            <Segmented label={t("sheets.paper")} value={paper} options={papers} onChange={setPaper} />
            <SelectField
              label={t("sheets.scale")}
              value={scale}
              options={[
                { value: "fit", label: t("sheets.fit") },
                ...STANDARD_SCALES[unit].map((one) => ({ value: String(one), label: scaleWords(one, unit) })),
              ]}
              onChange={(event) => setScale(event.target.value)}
            />
            <p className={css.note}>{t("sheets.scaleHelp")}</p>
            <TextField
              label={t("sheets.north")}
              help={t("sheets.northHelp")}
              inputMode="decimal"
              value={north}
              onChange={(event) => setNorth(event.target.value)}
            />
          </div>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button variant="primary" busy={busy} reason={blocked} onClick={() => void run()}>
          {t("sheets.print")}
        </Button>
      </DialogFooter>
    </>
  );
}

export const printSheetsDialog: Dialog<object, void> = {
  options: () => ({ title: translate("sheets.title"), width: 800, mode: "none", single: "print-sheets" }),
  Content: PrintSheets,
};
