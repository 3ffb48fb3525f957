import { textIn } from "@stanza/catalogue";
import {
  changesText,
  dismissNotice,
  undo,
  useChoiceNotice,
  useOpenProject,
  type ValueWords,
} from "@stanza/web-project";
import { Button, IconButton } from "@stanza/web-ui";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./VariantsPanel.module.css";

/** The other changes of the last choice, with the way back; or the reason why it was refused. */
export function WhatChanged({
  rows,
  words,
}: {
  readonly rows: readonly string[];
  readonly words: ValueWords;
}) {
  const { t } = useTranslation();
  const { notice, refusal } = useChoiceNotice();
  const open = useOpenProject();
  const key = rows.join();
  if (refusal)
    return (
      <div className={css.notice} data-refused role="alert">
        <p>{t("variants.refused")}</p>
        <IconButton label={t("variants.dismiss")} icon={<IconX size={16} />} onClick={dismissNotice} />
      </div>
    );
  if (!notice || notice.rows.join() !== key || open?.history.state !== notice.state) return null;
  const because = notice.changed.flatMap((change) =>
    change.because ? [textIn(change.because, words.language)] : [],
  );
  return (
    <div className={css.notice}>
      <div>
        <p>
          <strong>{t("variants.alsoChanged", { count: notice.changed.length })}</strong>{" "}
          {changesText(notice.changed, words)}
        </p>
        {[...new Set(because)].map((sentence) => (
          <p key={sentence} className={css.because}>
            {sentence}
          </p>
        ))}
      </div>
      <Button size="sm" variant="link" onClick={undo}>
        {t("action.undo")}
      </Button>
      <IconButton label={t("variants.dismiss")} icon={<IconX size={16} />} onClick={dismissNotice} />
    </div>
  );
}
