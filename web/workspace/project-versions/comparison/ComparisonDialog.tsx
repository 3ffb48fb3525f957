import type { ProjectVersion } from "@stanza/contract";
import type { RowId } from "@stanza/project";
import { drawingLanguage, useOpenProject, useReadOnlyReason } from "@stanza/web-project";
import { translate, useTheme } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  IconButton,
  ProgressBar,
  Segmented,
  SelectField,
} from "@stanza/web-ui";
import comparisonCss from "@stanza/web-ui/comparison.module.css";
import { IconArrowsExchange, IconRestore } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { restore } from "../restore.ts";
import { useVersionList } from "../use-versions.ts";
import { ComparedPlan } from "./ComparedPlan.tsx";
import { ComparedScene } from "./ComparedScene.tsx";
import css from "./Comparison.module.css";
import { compareStates } from "./compared.ts";
import { drawCompared } from "./compared-drawing.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { Legend } from "./Legend.tsx";
import { OtherDifferences } from "./OtherDifferences.tsx";
import { type Side, useStates } from "./use-states.ts";

type View = "plan" | "3d";

/** Two states of the open project: what was added, removed, moved and changed, in plan, in 3D and in price. */
function ComparisonContent({ from: first, close }: { readonly from: ProjectVersion } & DialogControls<void>) {
  const { t } = useTranslation();
  const open = useOpenProject();
  const reason = useReadOnlyReason();
  const { data: versions = [first] } = useVersionList(open?.projectId ?? null);
  const [[from, to], setSides] = useState<readonly [Side, Side]>([first.id, "now"]);
  const nameOf = (side: Side) =>
    side === "now"
      ? t("projectVersions.asNow")
      : (versions.find(({ id }) => id === side)?.name ?? first.name);
  const sides: readonly Side[] = ["now", ...versions.map(({ id }) => id)];
  const options = (other: Side) =>
    sides.filter((side) => side !== other).map((side) => ({ value: String(side), label: nameOf(side) }));
  const sideOf = (value: string): Side => (value === "now" ? "now" : Number(value));
  const restored = versions.find(({ id }) => id === from);
  return (
    <>
      <DialogBody className={css.body}>
        <div className={comparisonCss.sides}>
          <SelectField
            label={t("offerVersions.from")}
            value={String(from)}
            options={options(to)}
            onChange={(event) => setSides([sideOf(event.target.value), to])}
          />
          <IconButton
            className={comparisonCss.swap}
            label={t("projectVersions.swap")}
            icon={<IconArrowsExchange size={20} stroke={1.7} />}
            onClick={() => setSides([to, from])}
          />
          <SelectField
            label={t("offerVersions.to")}
            value={String(to)}
            options={options(from)}
            onChange={(event) => setSides([from, sideOf(event.target.value)])}
          />
        </div>
        <Compared key={`${from} ${to}`} from={from} to={to} />
      </DialogBody>
      <DialogFooter>
        {restored ? (
          <Button
            data-start
            icon={<IconRestore size={18} stroke={1.7} />}
            reason={reason}
            onClick={async () => {
              if (await restore(restored)) close();
            }}
          >
            {t("projectVersions.restoreOf", { name: restored.name })}
          </Button>
        ) : null}
        <Button variant="primary" onClick={close}>
          {t("action.done")}
        </Button>
      </DialogFooter>
    </>
  );
}

function Compared({ from, to }: { readonly from: Side; readonly to: Side }) {
  const { t, i18n } = useTranslation();
  const { data, isError, isFetching, refetch } = useStates([from, to]);
  const [view, setView] = useState<View>("plan");
  const [chosen, setChosen] = useState<RowId | null>(null);
  const scheme = useTheme((theme) => theme.scheme);
  const [before, after] = data ?? [];
  const comparison = useMemo(() => (before && after ? compareStates(before, after) : null), [before, after]);
  const language = drawingLanguage(i18n.language);
  const drawing = useMemo(
    () =>
      before && after && comparison && drawCompared(before, after, comparison, { language, scheme, chosen }),
    [before, after, comparison, language, scheme, chosen],
  );
  const picture = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => new Set(comparison?.lines.map(({ id }) => id)), [comparison]);
  if (isError && !data)
    return (
      <p role="alert">
        {t("projectVersions.notCompared")}{" "}
        <Button variant="link" busy={isFetching} onClick={() => void refetch()}>
          {t("action.tryAgain")}
        </Button>
      </p>
    );
  if (!after || !comparison || !drawing) return <ProgressBar label={t("projectVersions.comparing")} />;
  if (comparison.isEmpty) return <p className={css.nothing}>{t("projectVersions.same")}</p>;
  const choose = (row: RowId | null) => {
    setChosen(row);
    if (row === null) return;
    // The place is in the plan, which stands above the list on a phone.
    setView("plan");
    picture.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={css.compared}>
      <div ref={picture} className={css.picture}>
        <div className={css.bar}>
          <Segmented
            label={t("projectVersions.view")}
            value={view}
            onChange={setView}
            options={[
              { value: "plan", label: t("projectVersions.plan") },
              { value: "3d", label: t("projectVersions.3d") },
            ]}
          />
          {chosen === null ? null : (
            <Button size="sm" onClick={() => setChosen(null)}>
              {t("projectVersions.showAll")}
            </Button>
          )}
        </div>
        {view === "plan" ? (
          <ComparedPlan
            drawing={drawing}
            label={t("projectVersions.planOf")}
            chosen={chosen}
            onChoose={choose}
            rows={rows}
          />
        ) : (
          <ComparedScene state={after} comparison={comparison} />
        )}
        <Legend comparison={comparison} />
      </div>
      <div className={css.lists}>
        {comparison.price ? null : <p>{t("offerVersions.otherCurrency")}</p>}
        <DifferenceList comparison={comparison} project={after.project} chosen={chosen} onChoose={choose} />
        <OtherDifferences difference={comparison.difference} />
      </div>
    </div>
  );
}

export const comparisonDialog: Dialog<{ readonly from: ProjectVersion }, void> = {
  options: () => ({
    title: translate("projectVersions.compareTitle"),
    width: 1200,
    mode: "none",
    single: "project-comparison",
  }),
  Content: ComparisonContent,
};
