import type { ProjectSummary } from "@stanza/contract";
import { openStoredProject } from "@stanza/web-project";
import { AppLink, landingOf } from "@stanza/web-site";
import { useTranslation } from "react-i18next";

interface Props {
  readonly project: ProjectSummary;
  readonly className: string | undefined;
}

/** The name of a project, which opens it. With a modifier key the browser follows the link itself. */
export function ProjectLink({ project, className }: Props) {
  const { t } = useTranslation();
  return (
    <AppLink
      href={landingOf(project.id)}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void openStoredProject(project.id);
      }}
    >
      {project.description || t("project.untitled")}
    </AppLink>
  );
}
