import { textIn } from "@stanza/catalogue";
import { undo, useOpenProject, useValueWords } from "@stanza/web-project";
import { Button } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import type { Restyled } from "./restyle.ts";
import css from "./Style.module.css";

/** What the last choice of a style came to: how many pieces changed, which cannot and why, and the way back. */
export function RestyledNote({ restyled }: { readonly restyled: Restyled | null }) {
  const { t } = useTranslation();
  const { language } = useValueWords();
  const state = useOpenProject()?.history.state;
  const shown = restyled?.state === state ? restyled : null;
  return (
    <div role="status" className={css.note} data-empty={shown === null || undefined}>
      {shown ? (
        <>
          <p>
            <span>
              {textIn(shown.description, language)}: {t("style.changed", { count: shown.changed })}
              {shown.refused.length > 0 ? ` · ${t("style.cannot", { count: shown.refused.length })}` : ""}
            </span>
            {shown.changed > 0 ? (
              <Button size="sm" variant="link" onClick={undo}>
                {t("action.undo")}
              </Button>
            ) : null}
          </p>
          {shown.refused.length > 0 ? (
            <ul>
              {shown.refused.map(({ row, description, because }) => (
                <li key={row}>
                  <strong>{textIn(description, language)}</strong>{" "}
                  {because ? textIn(because, language) : t("style.impossible")}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
