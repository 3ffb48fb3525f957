import { Button, EmptyState } from "@stanza/web-ui";
import { IconLoader2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { FurtherIdeas, FurtherNotes } from "./FurtherNotes.tsx";
import { searchFor } from "./finder-store.ts";
import type { FurtherState } from "./use-further.ts";

/** Nothing on the screen answers the search: it is still being looked further, or it was and this is what may have been meant. */
export function NothingFound({ query, further }: { readonly query: string; readonly further: FurtherState }) {
  const { t } = useTranslation();
  const { status, suggestions, galleries, newer } = further;
  if (status === "asking" || galleries.length > 0 || newer.length > 0)
    return (
      <div className={css.scroll}>
        <FurtherIdeas galleries={galleries} />
        {status === "asking" ? (
          <p className={css.looking}>
            <IconLoader2 size={18} className={css.turning} aria-hidden="true" />
            {t("finder.looking")}
          </p>
        ) : (
          <p className={css.looking}>{t("finder.nothing", { query: query.trim() })}</p>
        )}
        <FurtherNotes further={further} />
      </div>
    );
  if (query.trim() === "") return <EmptyState title={t("finder.emptyFolder")} />;
  const isOffline = status === "failed";
  return (
    <EmptyState
      title={t("finder.nothing", { query: query.trim() })}
      text={
        isOffline
          ? t("finder.furtherFailed")
          : suggestions.length > 0
            ? t("finder.didYouMean")
            : t("finder.nothingText")
      }
      actions={
        <>
          {isOffline ? <Button onClick={further.again}>{t("action.tryAgain")}</Button> : null}
          {suggestions.map(({ text, total }) => (
            <Button key={text} variant="primary" onClick={() => searchFor(text)}>
              {text} <span className={css.chipCount}>{total}</span>
            </Button>
          ))}
          <Button onClick={() => searchFor("")}>{t("finder.clear")}</Button>
        </>
      }
    />
  );
}
