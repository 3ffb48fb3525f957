import { ARRAY_DIRECTIONS, type ArrayDirection, type ArrayWay, arrayStep, MOST_COPIES } from "@stanza/editor";
import { editor, lengthSaid, NumberField, useEditor, useLengthUnit } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, type DialogControls, DialogForm, Segmented, SelectField } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentShown } from "../canvas/shown.ts";
import css from "./ArrayDialog.module.css";

/** The last repetition, with which the next one begins. */
let last = { copies: 3, direction: "right" as ArrayDirection, gapMm: 0 };

function ArrayContent({ resolve, close }: DialogControls<void>) {
  const { t, i18n } = useTranslation();
  const lengthUnit = useLengthUnit();
  const selection = useEditor((state) => state.selection);
  const rows = currentShown().evaluated.rows.filter(
    ({ row, automatic }) => !automatic && selection.includes(row.id),
  );
  const [x, , z] = rows[0]?.frame.at ?? [0, 0, 0];
  const [kind, setKind] = useState<ArrayWay["kind"]>("gap");
  const [copies, setCopies] = useState(last.copies);
  const [direction, setDirection] = useState(last.direction);
  const [gapMm, setGap] = useState(last.gapMm);
  const [to, setTo] = useState<readonly [number, number]>([Math.round(x) + 3000, Math.round(z)]);
  const way: ArrayWay = kind === "gap" ? { kind, direction, gapMm } : { kind, to };
  const step = arrayStep(rows, way, copies);
  const mm = lengthSaid(Math.round(Math.hypot(...step) * copies), i18n.language);
  const common = { lengthUnit, unit: "mm", decimals: 1, step: 10, plain: true } as const;
  return (
    <DialogForm
      submit={t("array.create")}
      onSubmit={() => {
        last = { copies, direction, gapMm };
        editor.arrange.array(way, copies);
        resolve();
      }}
      onCancel={close}
    >
      <div className={css.fields}>
        <NumberField
          label={t("array.copies")}
          value={copies}
          unit="pcs"
          lengthUnit="mm"
          min={1}
          max={MOST_COPIES}
          step={1}
          decimals={0}
          onCommit={(next) => setCopies(Math.max(1, Math.min(MOST_COPIES, Math.round(next))))}
        />
        <Segmented
          label={t("array.how")}
          value={kind}
          onChange={setKind}
          options={[
            { value: "gap", label: t("array.byGap") },
            { value: "between", label: t("array.between") },
          ]}
        />
        {kind === "gap" ? (
          <div className={css.pair}>
            <SelectField
              label={t("array.direction")}
              value={direction}
              onChange={(event) =>
                setDirection(ARRAY_DIRECTIONS.find((one) => one === event.target.value) ?? "right")
              }
              options={ARRAY_DIRECTIONS.map((one) => ({ value: one, label: t(`array.${one}`) }))}
            />
            <NumberField {...common} label={t("array.gap")} value={gapMm} onCommit={setGap} />
          </div>
        ) : (
          <div className={css.pair}>
            <NumberField
              {...common}
              label={t("array.toX")}
              value={to[0]}
              onCommit={(next) => setTo([next, to[1]])}
            />
            <NumberField
              {...common}
              label={t("array.toZ")}
              value={to[1]}
              onCommit={(next) => setTo([to[0], next])}
            />
          </div>
        )}
        <p className={css.sum} role="status">
          {t("array.sum", { count: copies, mm })}
        </p>
      </div>
    </DialogForm>
  );
}

/** Asks for the number of copies of the selection and the distance between them. */
export const arrayDialog: Dialog<object, void> = {
  options: () => ({ title: translate("array.title"), width: 400, mode: "none", single: "array" }),
  Content: ArrayContent,
};
