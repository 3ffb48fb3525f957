import type { ProjectSort, ProjectSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { cx, StatusBadge } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useTranslation } from "react-i18next";
import { ProjectActions } from "./ProjectActions.tsx";
import { ProjectLink } from "./ProjectLink.tsx";
import { ProjectPicture } from "./ProjectPicture.tsx";
import css from "./ProjectsPage.module.css";
import { ProjectTotal } from "./ProjectTotal.tsx";
import { SortHeading } from "./SortHeading.tsx";

interface Props {
  readonly projects: readonly ProjectSummary[];
  readonly sort: ProjectSort;
  readonly onSort: (sort: ProjectSort) => void;
}

export function ProjectTable({ projects, sort, onSort }: Props) {
  const { t } = useTranslation();
  const sorting = { sort, onSort };
  return (
    <div className={cx(pageCss.card, css.tableFrame)}>
      <table className={css.table}>
        <caption className="visually-hidden">{t("projects.title")}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.picture}>
              <span className="visually-hidden">{t("projects.picture")}</span>
            </th>
            <SortHeading label={t("projects.name")} by="name" {...sorting} />
            <SortHeading label={t("projects.status")} by="status" {...sorting} />
            <SortHeading label={t("projects.customer")} by="customer" className={css.customer} {...sorting} />
            <SortHeading label={t("projects.totalWithTax")} by="total" className={css.amount} {...sorting} />
            <SortHeading label={t("projects.changed")} by="changed" className={css.date} {...sorting} />
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
        {project.assignedTo ? <span className={css.sub}>{project.assignedTo.name}</span> : null}
      </td>
      <td className={css.customer}>{project.customerName || <span className={css.none}>–</span>}</td>
      <td className={css.amount}>
        <ProjectTotal project={project} />
      </td>
      <td className={css.date}>
        <span className="numeric">{formats.day(project.updatedAt)}</span>
        <span className={css.sub}>{project.updatedBy || t("account.guest")}</span>
      </td>
      <td className={css.actions}>
        <ProjectActions project={project} name={name} />
      </td>
    </tr>
  );
}
