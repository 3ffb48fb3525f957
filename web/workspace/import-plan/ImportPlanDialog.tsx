import type { ImportedPlan } from "@stanza/plans";
import { formatNumber } from "@stanza/quantities";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  EmptyState,
  ProgressBar,
  SelectField,
} from "@stanza/web-ui";
import { IconFileX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FileDrop } from "./FileDrop.tsx";
import css from "./ImportPlan.module.css";
import { LayerChoice } from "./LayerChoice.tsx";
import { PlanPreview } from "./PlanPreview.tsx";
import { PlanReportList } from "./PlanReportList.tsx";
import { usePlanFile } from "./use-plan-file.ts";

/** The dialog's answer: a plan to insert, or a picture to draw over. */
export type PlanImport =
  | { readonly kind: "picture"; readonly file: File }
  | {
      readonly kind: "plan";
      readonly levels: ImportedPlan["levels"];
      readonly withPlaceholders: boolean;
    };

const ALL = "all";

function ImportPlan({ resolve, close }: DialogControls<PlanImport>) {
  const { t, i18n } = useTranslation();
  const { file, read, cancel, choose } = usePlanFile((picture) =>
    resolve({ kind: "picture", file: picture }),
  );
  const [level, setLevel] = useState<string | null>(null);
  const [withPlaceholders, setWithPlaceholders] = useState(true);
  const take = (picked: File) => {
    setLevel(null);
    read(picked);
  };

  if (file.kind === "none") {
    return (
      <>
        <DialogBody>
          <FileDrop onFile={take} />
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>{t("action.cancel")}</Button>
        </DialogFooter>
      </>
    );
  }
  if (file.kind === "reading") {
    return (
      <>
        <DialogBody className={css.reading}>
          <p role="status">{t("planImport.reading", { name: file.name })}</p>
          <ProgressBar
            label={t("planImport.reading", { name: file.name })}
            {...(file.percent === undefined ? {} : { percentage: file.percent })}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel} data-autofocus>
            {t("action.cancel")}
          </Button>
        </DialogFooter>
      </>
    );
  }
  if (file.kind === "refused") {
    return (
      <>
        <DialogBody>
          <div role="alert" data-refused={file.cause}>
            <EmptyState
              art={<IconFileX size={44} stroke={1.3} aria-hidden="true" />}
              title={t("planImport.notRead", { name: file.name })}
              text={t(`planImport.refused.${file.cause}`)}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>{t("action.cancel")}</Button>
          <Button variant="primary" onClick={cancel} data-autofocus>
            {t("planImport.another")}
          </Button>
        </DialogFooter>
      </>
    );
  }

  const { plan, drawing, busy, name } = file;
  const levels = plan?.levels ?? [];
  const first = Math.max(
    0,
    levels.findIndex(({ rooms }) => rooms.length > 0),
  );
  const chosen = level ?? String(first);
  const shown = levels[chosen === ALL ? first : Number(chosen)];
  const taken = chosen === ALL ? levels : shown ? [shown] : [];
  const rooms = taken.flatMap((one) => one.rooms).filter(({ openEnd }) => openEnd === null);
  const area = rooms.reduce((sum, room) => sum + room.areaM2, 0);
  const boxes = taken.reduce((sum, one) => sum + one.placeholders.length, 0);
  const summary = t("planImport.summary", {
    count: rooms.length,
    area: formatNumber(area.toFixed(1), i18n.language, 1, 1),
  });
  const nothing = taken.every((one) => one.rooms.length === 0 && one.placeholders.length === 0);
  return (
    <>
      <DialogBody className={css.ready}>
        <div className={css.stage} aria-busy={busy}>
          {shown && !nothing ? (
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
                { value: ALL, label: t("planImport.allLevels") },
              ]}
            />
          ) : null}
          {drawing ? <LayerChoice drawing={drawing} onChoose={choose} /> : null}
          {boxes > 0 ? (
            <label className={css.check}>
              <input
                type="checkbox"
                checked={withPlaceholders}
                onChange={(event) => setWithPlaceholders(event.target.checked)}
              />
              {t("planImport.withPlaceholders", { count: boxes })}
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
        <Button data-start onClick={cancel}>
          {t("planImport.another")}
        </Button>
        <Button onClick={close}>{t("action.cancel")}</Button>
        <Button
          variant="primary"
          data-autofocus
          busy={busy}
          {...(nothing ? { reason: t("planImport.noWalls") } : {})}
          onClick={() => resolve({ kind: "plan", levels: taken, withPlaceholders })}
        >
          {t("planImport.insert")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Chooses a file of another program, shows what comes of it, and answers with what to insert. */
export const importPlanDialog: Dialog<object, PlanImport> = {
  options: () => ({
    title: translate("planImport.title"),
    width: 1000,
    mode: "semipersistent",
    single: "import-plan",
  }),
  Content: ImportPlan,
};
