import type { ProjectSummary } from "@stanza/contract";
import { Money } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import css from "./ProjectsPage.module.css";

/** What the client would pay for a project, and that tax is in it; where its terms allow no total, its goods without tax. */
export function ProjectTotal({ project }: { readonly project: ProjectSummary }) {
  const { t } = useTranslation();
  const { payable, total, currency } = project;
  const amount = payable ?? total;
  // A project without anything priced costs nothing yet, which is no price.
  if (total === null || amount === null) return <span className={css.none}>{t("projects.noPrice")}</span>;
  return (
    <span className={css.total}>
      <Money amount={amount} currency={currency} />
      <small className={payable === null ? undefined : css.with}>
        {t(payable === null ? "projects.withoutTax" : "projects.withTax")}
      </small>
    </span>
  );
}
