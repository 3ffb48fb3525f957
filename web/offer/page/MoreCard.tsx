import { downloadProject, useProject } from "@stanza/web-project";
import { AppLink, paths } from "@stanza/web-site";
import css from "@stanza/web-ui/page.module.css";
import { openTechnicalSheets, useMayMakeTechnicalSheets } from "@stanza/web-workspace";
import {
  IconChevronRight,
  IconFileDownload,
  IconHeartHandshake,
  IconLink,
  IconListSearch,
  IconPaperclip,
  IconPrinter,
  IconShoppingCart,
  IconTableExport,
  IconTools,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openCrmDetails } from "../crm/open-crm-details.ts";
import { openReports } from "../reports/open-reports.ts";
import { useReports } from "../reports/use-reports.ts";
import form from "../terms/Terms.module.css";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** Links to the other content of the project. */
export function MoreCard({ projectId }: { readonly projectId: number | null }) {
  const { t } = useTranslation();
  const order = useProject((state) => state.open?.summary?.crmOrder ?? "");
  const makesSheets = useMayMakeTechnicalSheets();
  const reports = useReports().data?.reports ?? [];
  const links = [
    {
      name: t("summary.title"),
      href: paths.summary({ projectId, from: paths.offer({ projectId }) }),
      icon: <IconListSearch {...icon} />,
    },
    {
      name: t("attachments.title"),
      href: paths.attachments({ projectId }),
      icon: <IconPaperclip {...icon} />,
    },
    { name: t("references.title"), href: paths.references({ projectId }), icon: <IconLink {...icon} /> },
    { name: t("services.title"), href: paths.services({ projectId }), icon: <IconTools {...icon} /> },
    { name: t("cart.title"), href: paths.cart({ projectId }), icon: <IconShoppingCart {...icon} /> },
  ];
  return (
    <nav className={css.card} aria-label={t("offer.more")}>
      <ul className={form.links}>
        {links.map((link) => (
          <li key={link.href}>
            <AppLink href={link.href}>
              {link.icon}
              <span>{link.name}</span>
              <IconChevronRight size={16} aria-hidden="true" />
            </AppLink>
          </li>
        ))}
        {makesSheets ? (
          <li>
            <button type="button" onClick={openTechnicalSheets}>
              <IconTableExport {...icon} />
              <span>{t("technical.title")}</span>
              <IconChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ) : null}
        <li>
          <button type="button" onClick={() => void downloadProject()}>
            <IconFileDownload {...icon} />
            <span>{t("projectFile.download")}</span>
          </button>
        </li>
        {reports.length > 0 ? (
          <li>
            <button type="button" onClick={openReports}>
              <IconPrinter {...icon} />
              <span>{t("reports.title")}</span>
              <IconChevronRight size={16} aria-hidden="true" />
            </button>
          </li>
        ) : null}
        <li>
          <button type="button" onClick={openCrmDetails}>
            <IconHeartHandshake {...icon} />
            <span>
              {t("crm.title")}
              {order ? <small>{order}</small> : null}
            </span>
            <IconChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
