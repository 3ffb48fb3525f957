import { loadViewer } from "@stanza/web-pictures";
import { goTo, paths } from "@stanza/web-site";
import { Button, EmptyState, ErrorState, ProgressBar, useMediaQuery } from "@stanza/web-ui";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import css from "./ArticleFrame.module.css";
import { useArticleFrame } from "./article-frame-store.ts";
import { DesktopFrame } from "./DesktopFrame.tsx";
import { FrameVariants } from "./frame-parts.ts";
import { frameWish } from "./frame-wish.ts";
import { MobileFrame } from "./MobileFrame.tsx";
import { showArticle } from "./show-article.ts";

/** Narrower frames are shown as on a phone (ux.md §5.23). */
const WIDE = "(min-width: 900px)";

/** One article for a web shop's page: what may be chosen of it, its price and its 3D (spec 1 §2 configuratorFrame). */
export function ArticleFramePage() {
  const { t } = useTranslation();
  // As the browser has it: the router would read a code such as 1e5 as a number.
  const { search } = useRouter().history.location;
  const isMobile = useRouterState({
    select: ({ location }) => location.pathname.toLowerCase().endsWith("mobile"),
  });
  const isWide = useMediaQuery(WIDE);
  const status = useArticleFrame((state) => state.status);
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (begun.current === search) return;
    begun.current = search;
    const wish = frameWish(search);
    if (wish.article === "") return;
    void showArticle(wish);
    void loadViewer();
    void FrameVariants.load();
  }, [search]);
  return (
    <>
      <h1 className="visually-hidden">{t("articleFrame.title")}</h1>
      {status === "ready" ? (
        isWide && !isMobile ? (
          <DesktopFrame />
        ) : (
          <MobileFrame />
        )
      ) : (
        <div className={css.empty}>
          {status === "starting" ? <ProgressBar label={t("articleFrame.loading")} /> : null}
          {status === "none" ? (
            <EmptyState title={t("articleFrame.nothing")} text={t("articleFrame.nothingText")} />
          ) : null}
          {status === "failed" ? <Failure onRetry={() => void showArticle(frameWish(search))} /> : null}
        </div>
      )}
    </>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const [fault] = useArticleFrame((state) => state.faults);
  if (!fault) return null;
  const { kind, code } = fault;
  if (kind === "kept")
    return (
      <EmptyState
        title={t("product.kept")}
        text={t("product.keptText")}
        actions={<Button onClick={() => void goTo(paths.workspace())}>{t("product.backToProject")}</Button>}
      />
    );
  const sentence = {
    catalogue: "articleFrame.noCatalogue",
    model: "articleFrame.noModel",
    article: "articleFrame.noArticle",
    place: "articleFrame.noPlace",
    connection: "articleFrame.noConnection",
    variant: "articleFrame.noArticle",
    value: "articleFrame.noArticle",
  } as const;
  return (
    <ErrorState
      title={t("articleFrame.failed")}
      text={t(sentence[kind], { code })}
      actions={
        kind === "connection" ? (
          <Button variant="primary" onClick={onRetry}>
            {t("action.tryAgain")}
          </Button>
        ) : null
      }
    />
  );
}
