import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "../Button.tsx";
import { ProgressBar } from "../ProgressBar.tsx";
import { toast } from "../toast/toast-store.ts";
import css from "./LoaderModal.module.css";
import { useLoader } from "./loader-store.ts";

/** The global loader, 400 wide: what is going on and, where known, how far it is. */
export function LoaderModal({ openLog }: { openLog: () => void }) {
  const { t } = useTranslation();
  const loader = useLoader((state) => state.stack.at(-1));
  const timedOut = useLoader((state) => state.timedOut);
  const reported = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const shown = loader !== undefined;

  useEffect(() => {
    if (timedOut > reported.current) {
      reported.current = timedOut;
      toast(t("loader.timedOut"), {
        key: "loader-timeout",
        kind: "warning",
        action: { label: t("loader.openLog"), run: openLog },
      });
    }
  }, [timedOut, t, openLog]);

  useEffect(() => {
    if (!shown) return;
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [shown]);

  if (!loader) return null;
  const { message, percentage, slow, cancel } = loader;
  return createPortal(
    <div className={css.overlay}>
      <div
        className={css.box}
        role="alertdialog"
        aria-modal="true"
        aria-label={message}
        tabIndex={-1}
        ref={box}
      >
        <div className={css.row} aria-live="polite">
          <span>{message}</span>
          {percentage === undefined ? null : <span className="numeric">{Math.round(percentage)} %</span>}
        </div>
        <ProgressBar label={message} percentage={percentage} />
        {slow ? <p className={css.slow}>{t("loader.slow")}</p> : null}
        {cancel ? <Button onClick={cancel}>{t("action.cancel")}</Button> : null}
      </div>
    </div>,
    document.body,
  );
}
