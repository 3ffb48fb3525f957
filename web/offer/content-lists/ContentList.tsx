import { AppLink, paths } from "@stanza/web-site";
import { buttonClass, EmptyState } from "@stanza/web-ui";
import offerCss from "@stanza/web-ui/page.module.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import css from "./ContentList.module.css";

interface Props {
  readonly title: string;
  readonly subtitle: string;
  readonly projectId: number | null;
  readonly actions?: ReactNode;
  /** Above the list, e.g. what is being uploaded. */
  readonly before?: ReactNode;
  readonly items: readonly ContentItem[];
  readonly empty: { readonly title: string; readonly text: string; readonly art: ReactNode };
}

export interface ContentItem {
  readonly key: string | number;
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly details: ReactNode;
  readonly actions: ReactNode;
}

/** Content that belongs to a project beside its design, in a list: the template of attachments and references (ux.md §1.1 S16). */
export function ContentList({ title, subtitle, projectId, actions, before, items, empty }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <div className={offerCss.head}>
        <div>
          <h1>{title}</h1>
          <p className={offerCss.meta}>{subtitle}</p>
        </div>
        <AppLink href={paths.offer({ projectId })} className={buttonClass({})}>
          {t("customer.toOffer")}
        </AppLink>
        {actions}
      </div>
      {before}
      {items.length === 0 ? (
        <EmptyState title={empty.title} text={empty.text} art={empty.art} />
      ) : (
        <ul className={css.list} aria-label={title}>
          {items.map((item) => (
            <li key={item.key} className={css.item}>
              <span className={css.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span className={css.text}>
                <strong>{item.name}</strong>
                <small>{item.details}</small>
              </span>
              <span className={css.actions}>{item.actions}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
