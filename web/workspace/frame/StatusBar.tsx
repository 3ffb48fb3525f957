import { editor, lengthText, useEditor, useEvaluation } from "@stanza/web-project";
import { lazyPart, Popover } from "@stanza/web-ui";
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconHistory,
  IconMagnet,
  IconStack2,
  IconWall,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOrigin } from "../canvas/plan/origin.ts";
import { denominatorOf, usePlanView } from "../canvas/plan/plan-view.ts";
import { useWallsUpdated } from "../canvas/walls/walls-updated.ts";
import { usePreflight } from "../checks/preflight-store.ts";
import { openHistory } from "../history/open-history.ts";
import css from "./StatusBar.module.css";
import { setHints, showChecks, useLayout } from "./workspace-layout.ts";

const ToggleList = lazyPart(async () => (await import("../toggles/ToggleList.tsx")).ToggleList);

/** Snapping, pointer, scale and what is wrong, in one line under the workspace. */
export function StatusBar() {
  const { t } = useTranslation();
  const { wallSnap, boxSnap, collisions } = useEditor((state) => state.toggles);
  const hints = useLayout((state) => state.hints);
  return (
    <section className={css.bar} aria-label={t("statusBar.bar")} data-region>
      <Toggle
        on={wallSnap}
        icon={<IconWall size={16} />}
        label={t("statusBar.wallSnap")}
        onClick={() => editor.setToggle("wallSnap", !wallSnap)}
      />
      <Toggle
        on={boxSnap}
        icon={<IconMagnet size={16} />}
        label={t("statusBar.boxSnap")}
        onClick={() => editor.setToggle("boxSnap", !boxSnap)}
      />
      <Toggle
        on={collisions}
        icon={<IconStack2 size={16} />}
        label={t("statusBar.collisions")}
        onClick={() => editor.setToggle("collisions", !collisions)}
      />
      <Popover
        button={
          <button type="button" className={css.item}>
            <IconAdjustmentsHorizontal size={16} aria-hidden="true" />
            {t("toggles.button")}
          </button>
        }
        place="top-start"
        width={340}
        label={t("toggles.button")}
        className={css.popover}
      >
        {(close) => <ToggleList onTool={close} />}
      </Popover>
      <button type="button" className={css.item} onClick={openHistory}>
        <IconHistory size={16} aria-hidden="true" />
        {t("history.title")}
      </button>
      <Cursor />
      <WallsUpdated />
      <span className={css.space} />
      {hints ? null : (
        <button type="button" className={css.item} onClick={() => setHints(true)}>
          {t("hint.on")}
        </button>
      )}
      <Problems />
      <Scale />
    </section>
  );
}

interface ToggleProps {
  readonly on: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
}

function Toggle({ on, icon, label, onClick }: ToggleProps) {
  return (
    <button type="button" className={css.toggle} aria-pressed={on} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}

function Cursor() {
  const { i18n } = useTranslation();
  const cursor = usePlanView((state) => state.cursor);
  const mm = (value: number): string => lengthText(Math.round(value), i18n.language);
  const [x, z] = useOrigin() ?? [0, 0];
  return <span className={css.cursor}>{cursor ? `x ${mm(cursor[0] - x)}  y ${mm(cursor[1] - z)}` : ""}</span>;
}

/** Leaving the plan has put the drawn walls into the project. Screen readers hear the step itself. */
function WallsUpdated() {
  const { t } = useTranslation();
  const isSaid = useWallsUpdated((state) => state.isSaid);
  return isSaid ? <span className={css.quiet}>{t("statusBar.wallsUpdated")}</span> : null;
}

function Scale() {
  const scale = usePlanView((state) => (state.size ? state.view.scale : null));
  return scale === null ? null : (
    <span className={css.scale}>1:{Math.max(1, Math.round(denominatorOf(scale)))}</span>
  );
}

/** The number of the preflight's findings, and the way to them. */
function Problems() {
  const { t } = useTranslation();
  const failure = useEvaluation((state) => state.failure);
  const { mustFix, advice, isChecked } = usePreflight();
  if (failure !== undefined) return <span className={css.failed}>{t("statusBar.stale")}</span>;
  if (mustFix + advice === 0)
    return <span className={css.quiet}>{t(isChecked ? "statusBar.noProblems" : "preflight.looking")}</span>;
  return (
    <button
      type="button"
      className={css.problems}
      data-urgent={mustFix > 0 || undefined}
      onClick={showChecks}
    >
      <IconAlertTriangle size={16} aria-hidden="true" />
      {[
        ...(mustFix > 0 ? [t("preflight.countMustFix", { count: mustFix })] : []),
        ...(advice > 0 ? [t("preflight.countAdvice", { count: advice })] : []),
      ].join(" · ")}
    </button>
  );
}
