import { goToState, statesOf, stepName, useProject, useReadOnlyReason } from "@stanza/web-project";
import { translate } from "@stanza/web-site";
import { type Dialog, DialogBody } from "@stanza/web-ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./HistoryDialog.module.css";

/** Every step since the project was opened, the latest first; a click brings the project to where it was after that step. */
function HistoryList() {
  const { t, i18n } = useTranslation();
  const history = useProject((state) => state.open?.history);
  const readOnly = useReadOnlyReason();
  const now = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    now.current?.scrollIntoView({ block: "nearest" });
  }, []);
  if (!history) return null;
  const states = statesOf(history);
  if (states.length === 1)
    return (
      <DialogBody>
        <p className={css.empty}>{t("history.empty")}</p>
      </DialogBody>
    );
  return (
    <DialogBody>
      {readOnly ? <p className={css.readOnly}>{readOnly}</p> : null}
      <ol className={css.list} reversed>
        {states.map(({ state, step, isNow, isUndone }) => {
          return (
            <li key={state}>
              <button
                ref={isNow ? now : undefined}
                type="button"
                className={css.step}
                aria-current={isNow ? "step" : undefined}
                data-autofocus={isNow || undefined}
                data-undone={isUndone || undefined}
                aria-disabled={readOnly ? true : undefined}
                onClick={readOnly ? undefined : () => goToState(state)}
              >
                <span>{step ? stepName(step, translate, i18n.language) : t("history.start")}</span>
                <span className={css.mark}>
                  {isNow
                    ? t("history.now")
                    : isUndone
                      ? t("history.undone")
                      : state === history.saved
                        ? t("history.saved")
                        : null}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </DialogBody>
  );
}

export const historyDialog: Dialog<object, void> = {
  options: () => ({ title: translate("history.title"), width: 400, mode: "none", single: "history" }),
  Content: HistoryList,
};
