import { textIn } from "@stanza/catalogue";
import type { GalleryHit } from "@stanza/contract";
import { goTo, paths } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import chipCss from "@stanza/web-ui/chip.module.css";
import { IconBulb, IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import css from "./Finder.module.css";
import { showNewerArticle } from "./show-newer-article.ts";
import type { FurtherState } from "./use-further.ts";

/** Galleries that answer the search, above its articles. */
export function FurtherIdeas({ galleries }: { readonly galleries: readonly GalleryHit[] }) {
  const { t, i18n } = useTranslation();
  if (galleries.length === 0) return null;
  return (
    <fieldset className={css.ideas}>
      <legend className="visually-hidden">{t("ideas.title")}</legend>
      {galleries.map(({ catalogue, code, description }) => (
        <button
          key={`${catalogue}/${code}`}
          type="button"
          className={chipCss.chip}
          onClick={() => void goTo(paths.inspiration({ idea: `${catalogue}/${code}` }))}
        >
          <IconBulb size={15} stroke={1.7} aria-hidden="true" />
          {textIn(description, i18n.language)}
        </button>
      ))}
    </fieldset>
  );
}

/** Below the results: that there are more, that some are in a newer version, or that the server could not be asked. */
export function FurtherNotes({ further }: { readonly further: FurtherState }) {
  const { t, i18n } = useTranslation();
  const { status, newer, hasMore, askMore, again } = further;
  const first = newer[0];
  if (status !== "failed" && !first && !hasMore) return null;
  return (
    <div className={css.notes}>
      {status === "failed" ? (
        <p role="status">
          <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
          <span>{t("finder.furtherFailed")}</span>
          <Button size="sm" onClick={again}>
            {t("action.tryAgain")}
          </Button>
        </p>
      ) : null}
      {first ? (
        <p>
          <span>
            {t("finder.newer", { count: newer.length, name: textIn(first.description, i18n.language) })}
          </span>
          <Button size="sm" onClick={() => void showNewerArticle(first)}>
            {t("finder.showNewer")}
          </Button>
        </p>
      ) : null}
      {hasMore ? <Button onClick={askMore}>{t("finder.more")}</Button> : null}
    </div>
  );
}
