import { Button, cx } from "@stanza/web-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BaseTexts } from "./base-texts.ts";
import { countOf, discardDrafts, hasFault, useDrafts } from "./drafts.ts";
import { saveDrafts } from "./save-drafts.ts";
import css from "./Translator.module.css";

interface Props {
  readonly source: BaseTexts;
  /** Of the place where it stands. */
  readonly className?: string;
}

/** How many changes wait, and what becomes of them: a save counts only once the server has said so. */
export function SaveBar({ source, className }: Props) {
  const { t } = useTranslation();
  const changes = useDrafts((drafts) => drafts.changes);
  const count = countOf(changes);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "changed-meanwhile" | "too-many">("idle");
  if (count === 0) return null;
  const save = async () => {
    setState("busy");
    const refused = await saveDrafts();
    setState(refused ?? "idle");
  };
  const isRefused = state !== "idle" && state !== "busy";
  const reason = hasFault(changes, source) ? t("translator.hasFault") : undefined;
  return (
    <div className={cx(css.save, className)}>
      {isRefused ? (
        <p role="alert">{t(`translator.refused.${state}`, { count })}</p>
      ) : (
        <p>{t("translator.waiting", { count })}</p>
      )}
      <Button onClick={discardDrafts}>{t("translator.discard")}</Button>
      <Button variant="primary" busy={state === "busy"} reason={reason} onClick={() => void save()}>
        {isRefused ? t("action.tryAgain") : t("translator.save", { count })}
      </Button>
    </div>
  );
}
