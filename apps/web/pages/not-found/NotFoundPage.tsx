import { AppLink, isUser, paths, useSession } from "@stanza/web-site";
import { buttonClass, EmptyState } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./NotFoundPage.module.css";

/** A plan with a door to nowhere, and the ways back. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const user = useSession((state) => isUser(state.profile));
  return (
    <EmptyState
      isPage
      art={
        <svg viewBox="0 0 220 150" width="220" height="150" className={css.plan} aria-hidden="true">
          <path d="M20 20h180v110h-70M92 130H20V20" className={css.wall} />
          <path d="M92 130V92a38 38 0 0 1 38 38" className={css.door} />
          <text x="110" y="82" className={css.number}>
            404
          </text>
        </svg>
      }
      title={t("notFound.title")}
      text={t("notFound.text")}
      actions={
        <>
          {user ? (
            <AppLink href={paths.projects()} className={buttonClass({})}>
              {t("nav.projects")}
            </AppLink>
          ) : null}
          <AppLink href={paths.home()} className={buttonClass({ variant: "primary" })}>
            {t("nav.home")}
          </AppLink>
        </>
      }
    />
  );
}
