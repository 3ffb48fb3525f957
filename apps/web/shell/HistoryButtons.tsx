import {
  goToState,
  type NamedStep,
  type OpenProject,
  redo,
  statesNear,
  stepName,
  undo,
  undoable,
} from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { IconButton, Menu, MenuDivider, MenuItem } from "@stanza/web-ui";
import { openHistory } from "@stanza/web-workspace";
import { IconArrowBackUp, IconArrowForwardUp, IconCheck, IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./HistoryButtons.module.css";

/** The number of states that the menu shows before and after the present one; the dialog has them all. */
const AHEAD = 5;
const BEHIND = 9;
/** A press becomes a hold after this, ms. */
const HOLD_MS = 400;

/** Undo and redo with the name of their step; the arrow beside them, or holding one, lists the steps to go back or forward to. */
export function HistoryButtons({ open }: { readonly open: OpenProject }) {
  const { t, i18n } = useTranslation();
  const [isListed, setIsListed] = useState(false);
  const next = undoable(open);
  const nameOf = (step: NamedStep) => stepName(step, translate, i18n.language);
  const list = () => setIsListed(true);
  const hasSteps = open.history.undo.length + open.history.redo.length > 0;
  return (
    <div className={css.buttons}>
      <HoldButton
        label={next.undo ? t("history.undo", { step: nameOf(next.undo) }) : t("action.undo")}
        icon={<IconArrowBackUp size={18} />}
        reason={next.undo ? undefined : t("action.nothingToUndo")}
        onClick={undo}
        onHold={list}
      />
      <HoldButton
        label={next.redo ? t("history.redo", { step: nameOf(next.redo) }) : t("action.redo")}
        icon={<IconArrowForwardUp size={18} />}
        reason={next.redo ? undefined : t("action.nothingToRedo")}
        onClick={redo}
        onHold={list}
      />
      <Menu
        button={
          <IconButton
            label={t("history.steps")}
            className={css.arrow}
            icon={<IconChevronDown size={14} />}
            reason={hasSteps ? undefined : t("action.nothingToUndo")}
          />
        }
        place="bottom-end"
        width={320}
        isOpen={isListed && hasSteps}
        onOpenChange={setIsListed}
        className={css.list}
      >
        {statesNear(open.history, AHEAD, BEHIND).map(({ state, step, isNow, isUndone }) => (
          <MenuItem
            key={state}
            aria-current={isNow ? "step" : undefined}
            data-undone={isUndone || undefined}
            className={css.step}
            after={isNow ? <IconCheck size={16} aria-label={t("history.now")} /> : null}
            onClick={() => goToState(state)}
          >
            {step ? nameOf(step) : t("history.start")}
          </MenuItem>
        ))}
        <MenuDivider />
        <MenuItem onClick={openHistory}>{t("history.whole")}</MenuItem>
      </Menu>
    </div>
  );
}

interface HoldButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly reason: string | undefined;
  readonly onClick: () => void;
  readonly onHold: () => void;
}

/** A button that does something else when it is held; the click that ends a hold is none. */
function HoldButton({ label, icon, reason, onClick, onHold }: HoldButtonProps) {
  const held = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  return (
    <IconButton
      label={label}
      icon={icon}
      reason={reason}
      onPointerDown={() => {
        held.current = false;
        stop();
        timer.current = setTimeout(() => {
          held.current = true;
          onHold();
        }, HOLD_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      // A long press on a touch screen opens the browser's own menu otherwise.
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!held.current) onClick();
        held.current = false;
      }}
    />
  );
}
