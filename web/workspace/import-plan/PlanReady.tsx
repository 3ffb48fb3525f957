import type { DxfChoice } from "@stanza/plans";
import { formatNumber } from "@stanza/quantities";
import { Button, DialogBody, type DialogControls, DialogFooter, SelectField } from "@stanza/web-ui";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ImportPlan.module.css";
import { LayerChoice } from "./LayerChoice.tsx";
import { PlanPreview } from "./PlanPreview.tsx";
import { PlanReportList } from "./PlanReportList.tsx";
import type { PlanImport } from "./plan-import.ts";
import { ALL_LEVELS, takenLevels } from "./taken-levels.ts";
import type { PlanFile } from "./use-plan-file.ts";

interface Props extends DialogControls<PlanImport> {
  readonly file: Extract<PlanFile, { readonly kind: "ready" }>;
  /** Another choice of layers or unit of a drawing. */
  readonly choose: (choice: Partial<DxfChoice>) => void;
  readonly withPlaceholders: boolean;
  readonly onPlaceholders: (withPlaceholders: boolean) => void;
  readonly onAnother: () => void;
}

/** A file that was read: its preview, the choice of level, layers and placeholders, and the report of what was found in it. */
export function PlanReady(props: Props) {
  const { file, choose, withPlaceholders, onPlaceholders, onAnother, resolve, close } = props;
  const { t, i18n } = useTranslation();
  const [level, setLevel] = useState<string | null>(null);
  const { plan, drawing, busy, name } = file;
  const levels = plan?.levels ?? [];
  const { chosen, shown, taken, rooms, areaM2, placeholders, isEmpty, isDoubtful } = takenLevels(
    levels,
    level,
  );
  const summary = t("planImport.summary", {
    count: rooms,
    area: formatNumber(areaM2.toFixed(1), i18n.language, 1, 1),
  });
  return (
    <>
      <DialogBody className={css.ready}>
        <div className={css.stage} aria-busy={busy}>
          {shown && !isEmpty ? (
            <PlanPreview level={shown} placeholders={withPlaceholders} label={summary} />
          ) : (
            <p className={css.nothing}>{busy ? t("planImport.working") : t("planImport.noWalls")}</p>
          )}
        </div>
        <div className={css.side}>
          <div>
            <p className={css.fileName}>{name}</p>
            <p className={css.summary} role="status">
              {busy ? t("planImport.working") : summary}
            </p>
          </div>
          {levels.length > 1 ? (
            <SelectField
              label={t("planImport.level")}
              value={chosen}
              onChange={(event) => setLevel(event.target.value)}
              options={[
                ...levels.map((one, i) => ({
                  value: String(i),
                  label: one.name || t("planImport.nthLevel", { n: i + 1 }),
                })),
                { value: ALL_LEVELS, label: t("planImport.allLevels") },
              ]}
            />
          ) : null}
          {drawing ? <LayerChoice drawing={drawing} onChoose={choose} /> : null}
          {isDoubtful && !busy ? (
            <p className={css.warning} role="status">
              <IconAlertTriangle size={18} aria-hidden="true" />
              {t("planImport.doubtful")}
            </p>
          ) : null}
          {placeholders > 0 ? (
            <label className={css.check}>
              <input
                type="checkbox"
                checked={withPlaceholders}
                onChange={(event) => onPlaceholders(event.target.checked)}
              />
              {t("planImport.withPlaceholders", { count: placeholders })}
            </label>
          ) : null}
          {plan ? (
            <details className={css.details} open>
              <summary>{t("planImport.report")}</summary>
              <PlanReportList notes={plan.notes} />
            </details>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button data-start onClick={onAnother}>
          {t("planImport.another")}
        </Button>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          data-autofocus
          busy={busy}
          {...(isEmpty ? { reason: t("planImport.noWalls") } : {})}
          onClick={() => resolve({ kind: "plan", levels: taken, withPlaceholders })}
        >
          {t("planImport.insert")}
        </Button>
      </DialogFooter>
    </>
  );
}
