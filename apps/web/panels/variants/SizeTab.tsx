import type { EvaluatedRow } from "@stanza/evaluation";
import { type Placement, placeRow } from "@stanza/project";
import { formatLength } from "@stanza/quantities";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { editor } from "../../stores/editor-store.ts";
import { transact, useOpenProject } from "../../stores/project-store.ts";
import type { FieldView } from "../fields/field-view.ts";
import { NumberField } from "../fields/NumberField.tsx";
import { type FieldActions, VariableField } from "../fields/VariableField.tsx";
import kit from "../panel-kit.module.css";
import { sizeFields } from "./size-fields.ts";

interface Props {
  readonly rows: readonly EvaluatedRow[];
  readonly views: readonly FieldView[];
  readonly actions: FieldActions;
}

/** How large the selection is, and where the one selected row stands. */
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
      {row && more.length === 0 && !row.automatic ? <Standing row={row} actions={actions} /> : null}
      {row?.automatic && more.length === 0 ? <p className={kit.section}>{t("size.generated")}</p> : null}
      {more.length > 0 ? <p className={kit.section}>{t("size.several")}</p> : null}
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

function Standing({ row, actions }: { row: EvaluatedRow; actions: FieldActions }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const open = useOpenProject();
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
            placement.at[0],
            (x: number) => ({ ...placement, at: [x, placement.at[1], placement.at[2]] as const }),
          ],
          [
            "z",
            "mm",
            placement.at[2],
            (z: number) => ({ ...placement, at: [placement.at[0], placement.at[1], z] as const }),
          ],
          [
            "elevation",
            "mm",
            placement.at[1],
            (y: number) => ({ ...placement, at: [placement.at[0], y, placement.at[2]] as const }),
          ],
          ["rotation", "deg", placement.rotY, (rotY: number) => ({ ...placement, rotY })],
        ] as const)
      : ([
          ["offset", "mm", placement.offset, (offset: number) => ({ ...placement, offset })],
          ["raised", "mm", placement.elevation, (elevation: number) => ({ ...placement, elevation })],
        ] as const);
  const distances = editor.selectedDistances();
  return (
    <>
      {distances.length > 0 ? (
        <section className={kit.section}>
          <h3 className={kit.title}>{t("size.distances")}</h3>
          <div className={kit.pair}>
            {distances.map(({ side, value, meets }) => (
              <NumberField
                {...common}
                key={side}
                label={
                  "name" in meets ? t(`size.${side}ToWall`, { wall: meets.name }) : t(`size.${side}ToRow`)
                }
                unit="mm"
                step={10}
                value={Math.round(value * 10) / 10}
                onCommit={(next) => editor.setDistance(side, next)}
              />
            ))}
          </div>
        </section>
      ) : null}
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
        <p className={kit.hint}>{t("size.hint")}</p>
      </section>
    </>
  );
}
