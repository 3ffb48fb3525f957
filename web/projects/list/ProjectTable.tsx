import type { ProjectSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { cx, Money, StatusBadge } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { ProjectActions } from "./ProjectActions.tsx";
import { ProjectLink } from "./ProjectLink.tsx";
import { ProjectPicture } from "./ProjectPicture.tsx";
import css from "./ProjectsPage.module.css";

export function ProjectTable({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className={cx(pageCss.card, css.tableFrame)}>
      <table className={css.table}>
        <caption className="visually-hidden">{t("projects.title")}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.picture}>
              <span className="visually-hidden">{t("projects.picture")}</span>
            </th>
            <th scope="col">{t("projects.name")}</th>
            <th scope="col">{t("projects.status")}</th>
            <th scope="col" className={css.customer}>
              {t("projects.customer")}
            </th>
            <th scope="col" className={css.amount}>
              {t("projects.total")}
            </th>
            <th scope="col" className={css.date}>
              {t("projects.changed")}
            </th>
            <th scope="col" className={css.actions}>
              <span className="visually-hidden">{t("projects.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ project }: { project: ProjectSummary }) {
  const { t } = useTranslation();
  const { description: name, crmOrder: order } = project;
  const formats = useFormats();
  return (
    <tr>
      <td className={css.picture}>
        <ProjectPicture project={project} className={css.thumb} />
      </td>
      <th scope="row" className={css.name}>
        <ProjectLink project={project} className={css.open} />
        <span className={css.sub}>
          <span className="numeric">#{project.id}</span>
          {order ? <span className={css.crm}>CRM {order}</span> : null}
        </span>
      </th>
      <td className={css.statusCell}>
        <StatusBadge status={project.status} label={t(`status.${project.status}`)} />
      </td>
      <td className={css.customer}>{project.customerName || <span className={css.none}>–</span>}</td>
      <td className={css.amount}>
        {project.total === null ? (
          <span className={css.none}>{t("projects.noPrice")}</span>
        ) : (
          <Money amount={project.total} currency={project.currency} />
        )}
      </td>
      <td className={css.date}>
        <span className="numeric">{formats.day(project.updatedAt)}</span>
        <span className={css.sub}>{project.updatedBy}</span>
      </td>
      <td className={css.actions}>
        <ProjectActions project={project} name={name} />
      </td>
    </tr>
  );
}
