import { CataloguesFailed } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, EmptyState, ProgressBar } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./ClosetWizard.module.css";

/** What a screen of closets shows while something is on its way. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={css.empty}>
      <ProgressBar label={label} />
    </div>
  );
}

/** The catalogues did not come; they can be asked for again. */
export function NoCatalogues({ title }: { readonly title: string }) {
  return (
    <div className={css.empty}>
      <h1 className="visually-hidden">{title}</h1>
      <CataloguesFailed />
    </div>
  );
}

interface NoClosetProps {
  readonly title: string;
  readonly text: string;
  /** Of the way to the closets that there are, and to new ones. */
  readonly others: string;
}

/** There is no closet to go on with. */
export function NoCloset({ title, text, others }: NoClosetProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage
      title={title}
      text={text}
      actions={
        <>
          <AppLink href={paths.workspace()} className={buttonClass({})}>
            {t("closet.toRoom")}
          </AppLink>
          <AppLink href={paths.closet()} className={buttonClass({ variant: "primary" })}>
            {others}
          </AppLink>
        </>
      }
    />
  );
}
