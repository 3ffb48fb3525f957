import type { EvaluatedRow } from "@stanza/evaluation";
import { type Placement, placeRow } from "@stanza/project";
import { formatLength } from "@stanza/quantities";
import {
  editor,
  type FieldActions,
  type FieldView,
  NumberField,
  transact,
  useEditor,
  useOpenProject,
  useScene,
  VariableField,
} from "@stanza/web-project";
import kit from "@stanza/web-ui/panel.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOrigin } from "../canvas/plan/origin.ts";
import { LayerPick } from "../layers/LayerPick.tsx";
import { sizeFields } from "./size-fields.ts";

interface Props {
  readonly rows: readonly EvaluatedRow[];
  readonly views: readonly FieldView[];
  readonly actions: FieldActions;
}

/** The size of the selection, and the place of a single selected row. */
export function SizeTab({ rows, views, actions }: Props) {
  const { t } = useTranslation();
  const sizes = sizeFields(views);
  const [row, ...more] = rows;
  return (
    <>
      <section className={kit.section}>
        <h3 className={kit.title}>{t("size.title")}</h3>
        {sizes.map((view) => (
          <VariableField key={view.code} view={view} actions={actions} />
        ))}
        {row && more.length === 0 ? <Box row={row} actions={actions} /> : null}
      </section>
      <Distances actions={actions} several={more.length > 0} />
      {row && more.length === 0 && !row.automatic ? <Standing row={row} actions={actions} /> : null}
      {row?.automatic && more.length === 0 ? <p className={kit.section}>{t("size.generated")}</p> : null}
      <Layered rows={rows} reason={actions.reason} />
    </>
  );
}

function Box({ row, actions }: { row: EvaluatedRow; actions: FieldActions }) {
  const { t } = useTranslation();
  const [width, height, depth] = row.article.box.map((mm) => lengthText(mm, actions));
  return (
    <p className={kit.hint}>
      {t("size.overall", { width: width ?? "", depth: depth ?? "", height: height ?? "" })}
    </p>
  );
}

const lengthText = (mm: number, { words }: FieldActions): string =>
  formatLength(mm, words.lengthUnit, words.language);

const SIDES_OF_HEIGHT = { below: "size.below", above: "size.above" } as const;

/** The distances from the selection to its neighbours, below and above it; each can be typed. */
function Distances({ actions, several }: { actions: FieldActions; several: boolean }) {
  const { t } = useTranslation();
  // Places change with the project, the selection and what the worker has seen of them.
  useScene();
  useEditor((state) => state.selection);
  const distances = editor.selectedDistances();
  const heights = editor.selectedHeights();
  if (distances.length + heights.length === 0) return null;
  const common = {
    lengthUnit: actions.words.lengthUnit,
    reason: actions.reason,
    plain: true,
    decimals: 1,
    unit: "mm",
    step: 10,
  } as const;
  return (
    <section className={kit.section}>
      <h3 className={kit.title}>{t(several ? "size.groupTitle" : "size.distances")}</h3>
      <div className={kit.pair}>
        {distances.map(({ side, value, meets }) => (
          <NumberField
            {...common}
            key={side}
            label={"name" in meets ? t(`size.${side}ToWall`, { wall: meets.name }) : t(`size.${side}ToRow`)}
            value={Math.round(value * 10) / 10}
            onCommit={(next) => editor.setDistance(side, next)}
          />
        ))}
        {heights.map(({ side, value, meets }) => (
          <NumberField
            {...common}
            key={side}
            label={
              "row" in meets
                ? t(SIDES_OF_HEIGHT[side])
                : t(meets.kind === "floor" ? "size.belowFloor" : "size.aboveCeiling")
            }
            value={Math.round(value * 10) / 10}
            onCommit={(next) => editor.setHeight(side, next)}
          />
        ))}
      </div>
    </section>
  );
}

function Layered({ rows, reason }: { rows: readonly EvaluatedRow[]; reason: string | undefined }) {
  const open = useOpenProject();
  const project = open?.document.project;
  const own = rows.flatMap(({ row, automatic }) => (automatic ? [] : [row.id]));
  if (!project?.layers?.length || own.length === 0) return null;
  return (
    <section className={kit.section}>
      <LayerPick project={project} rows={own} walls={[]} reason={reason} />
    </section>
  );
}

function Standing({ row, actions }: { row: EvaluatedRow; actions: FieldActions }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const open = useOpenProject();
  const origin = useOrigin();
  const [fromX, fromZ] = origin ?? [0, 0];
  const { placement } = open?.document.project.rows.find(({ id }) => id === row.row.id) ?? row.row;
  const place = (next: Placement, gesture: string) => {
    const outcome = transact(
      "edit.move",
      (project) => placeRow(project, { row: row.row.id, placement: next }),
      {
        gesture: `place ${gesture}`,
      },
    );
    setFailed(outcome?.ok === false);
  };
  const common = {
    lengthUnit: actions.words.lengthUnit,
    reason: actions.reason,
    plain: true,
    decimals: 1,
  } as const;
  const fields =
    placement.on === "room"
      ? ([
          [
            "x",
            "mm",
            placement.at[0] - fromX,
            (x: number) => ({ ...placement, at: [x + fromX, placement.at[1], placement.at[2]] as const }),
          ],
          [
            "z",
            "mm",
            placement.at[2] - fromZ,
            (z: number) => ({ ...placement, at: [placement.at[0], placement.at[1], z + fromZ] as const }),
          ],
          ...(row.article.mount === "ceiling"
            ? []
            : ([
                [
                  "elevation",
                  "mm",
                  placement.at[1],
                  (y: number) => ({ ...placement, at: [placement.at[0], y, placement.at[2]] as const }),
                ],
              ] as const)),
          ["rotation", "deg", placement.rotY, (rotY: number) => ({ ...placement, rotY })],
        ] as const)
      : ([
          ["offset", "mm", placement.offset, (offset: number) => ({ ...placement, offset })],
          ["raised", "mm", placement.elevation, (elevation: number) => ({ ...placement, elevation })],
        ] as const);
  return (
    <section className={kit.section}>
      <h3 className={kit.title}>{t("size.position")}</h3>
      <div className={kit.pair}>
        {fields.map(([name, unit, value, placed]) => (
          <NumberField
            {...common}
            key={name}
            label={t(`size.${name}`)}
            unit={unit}
            step={unit === "deg" ? 15 : 10}
            value={Math.round(value * 10) / 10}
            onCommit={(next, gesture) => place(placed(next), `${name} ${gesture}`)}
          />
        ))}
      </div>
      {failed ? <p className={kit.error}>{t("size.refused")}</p> : null}
      <p className={kit.hint}>
        {t("size.hint")} {origin ? t("size.hintOrigin") : null}
      </p>
    </section>
  );
}
