import type { ProjectSummary } from "@stanza/contract";
import { useFormats } from "@stanza/web-site";
import { StatusBadge } from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { ProjectActions } from "./ProjectActions.tsx";
import { ProjectLink } from "./ProjectLink.tsx";
import { ProjectPicture } from "./ProjectPicture.tsx";
import css from "./ProjectsPage.module.css";
import { ProjectTotal } from "./ProjectTotal.tsx";

export function ProjectGallery({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ul className={css.gallery}>
      {projects.map((project) => {
        const { description: name } = project;
        return (
          <li key={project.id} className={css.tile}>
            <ProjectPicture project={project} className={css.large} />
            <div className={css.tileText}>
              <div className={css.tileHead}>
                <ProjectLink project={project} className={css.tileOpen} />
                <span className={css.tileActions}>
                  <ProjectActions project={project} name={name} />
                </span>
              </div>
              <span className={css.sub}>
                {project.customerName ? `${project.customerName} · ` : ""}
                {formats.day(project.updatedAt)}
              </span>
              <div className={css.tileFoot}>
                <StatusBadge status={project.status} label={t(`status.${project.status}`)} />
                <strong>
                  <ProjectTotal project={project} />
                </strong>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
