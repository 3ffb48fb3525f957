import { DRAWING_UNITS, type DrawingUnit } from "@stanza/plans";
import { SelectField } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./ImportPlan.module.css";
import type { DrawingChoice } from "./use-plan-file.ts";

interface Props {
  readonly drawing: DrawingChoice;
  readonly onChoose: (choice: Partial<Pick<DrawingChoice, "wallLayers" | "unit">>) => void;
}

/** Asks for facts that a DXF does not state for sure: the unit in which it is drawn, and the layers of its walls. */
export function LayerChoice({ drawing, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { layers, wallLayers, unit, check } = drawing;
  const chosen = new Set(wallLayers);
  const metres = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 3 }).format(
    ((check.sizeMm / DRAWING_UNITS[check.stated ?? check.likely]) * DRAWING_UNITS[unit]) / 1000,
  );
  const warning =
    check.stated === undefined
      ? t("planImport.unitNotSaid")
      : check.isPlausible || unit !== check.likely
        ? null
        : t("planImport.unitNoSense", {
            stated: t(`planImport.unit.${check.stated}`),
            likely: t(`planImport.unit.${check.likely}`),
          });
  return (
    <>
      <SelectField
        label={t("planImport.unit")}
        value={unit}
        onChange={(event) => onChoose({ unit: event.target.value as DrawingUnit })}
        help={t("planImport.size", { metres })}
        options={(Object.keys(DRAWING_UNITS) as DrawingUnit[]).map((value) => ({
          value,
          label: t(`planImport.unit.${value}`),
        }))}
      />
      {warning ? (
        <p className={css.warning} role="status">
          <IconAlertTriangle size={18} />
          {warning}
        </p>
      ) : null}
      <fieldset className={css.layers}>
        <legend>{t("planImport.layers")}</legend>
        <ul>
          {layers.map(({ name, lines }) => (
            <li key={name}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(name)}
                  onChange={(event) =>
                    onChoose({
                      wallLayers: event.target.checked
                        ? [...wallLayers, name]
                        : wallLayers.filter((one) => one !== name),
                    })
                  }
                />
                <span className={css.layerName}>{name}</span>
                <span className={css.lines}>{t("planImport.lines", { count: lines })}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}
