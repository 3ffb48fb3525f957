import { DIMENSION_KINDS } from "@stanza/project";
import { editor, useOpenProject } from "@stanza/web-project";
import { Button, IconButton, Segmented } from "@stanza/web-ui";
import { IconPencil, IconSquareDashed, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Dimensions.module.css";
import { showDimensions, useDimensionFlags } from "./dimension-flags.ts";
import {
  beginWriting,
  keep,
  removeSelectedDimension,
  startMeasuring,
  useChosenDimension,
  useMeasuring,
} from "./measure-tool.ts";

/** The kind of dimension to make and the kinds that are shown; when nothing is measured, the actions on the selected dimension. */
export function MeasureBar() {
  const { t } = useTranslation();
  const measuring = useMeasuring();
  const shown = useDimensionFlags((state) => state.shown);
  if (!measuring) return <SelectedBar />;
  const { making: kind, points } = measuring;
  const step = points.length;
  return (
    <section className={css.bar} aria-label={t("dimension.title")}>
      <Segmented
        label={t("dimension.kind")}
        value={kind}
        options={DIMENSION_KINDS.map((value) => ({ value, label: t(`dimension.kinds.${value}`) }))}
        onChange={startMeasuring}
      />
      <span className={css.step} role="status">
        {t(`dimension.step.${kind}${Math.min(step, 2) as 0 | 1 | 2}`)}
      </span>
      <fieldset className={css.flags}>
        <legend className="visually-hidden">{t("dimension.shown")}</legend>
        {DIMENSION_KINDS.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={shown.includes(one)}
              onChange={(event) => showDimensions(one, event.target.checked)}
            />
            {t(`dimension.flags.${one}`)}
          </label>
        ))}
      </fieldset>
      <SelectedActions />
      <Button size="sm" onClick={() => editor.putAway()}>
        {t("dimension.done")}
      </Button>
    </section>
  );
}

function SelectedBar() {
  const { t } = useTranslation();
  const selected = useChosenDimension((state) => state.selected);
  const isThere = useOpenProject()?.document.project.dimensions?.some(({ id }) => id === selected);
  return isThere ? (
    <section className={css.bar} aria-label={t("dimension.selected")}>
      <SelectedActions />
    </section>
  ) : null;
}

function SelectedActions() {
  const { t } = useTranslation();
  const selected = useChosenDimension((state) => state.selected);
  const dimension = useOpenProject()?.document.project.dimensions?.find(({ id }) => id === selected);
  if (!dimension) return null;
  const hasWords = dimension.kind === "text" || dimension.kind === "highlight";
  return (
    <>
      {hasWords ? (
        <IconButton
          label={t("dimension.write")}
          icon={<IconPencil size={18} />}
          onClick={() => beginWriting(dimension)}
        />
      ) : null}
      {dimension.kind === "highlight" ? (
        <IconButton
          label={t("dimension.box")}
          icon={<IconSquareDashed size={18} />}
          pressed={dimension.outline === "box"}
          onClick={() =>
            keep(
              { ...dimension, outline: dimension.outline === "box" ? "cloud" : "box" },
              "edit.dimensionOutline",
            )
          }
        />
      ) : null}
      <IconButton
        label={t("dimension.remove")}
        icon={<IconTrash size={18} />}
        onClick={() => removeSelectedDimension(dimension.id)}
      />
    </>
  );
}
