import type { ProjectSummary } from "@stanza/contract";
import { openStoredProject } from "@stanza/web-project";
import { goTo, paths } from "@stanza/web-site";
import { IconButton, Menu, MenuItem } from "@stanza/web-ui";
import { IconArrowsExchange2, IconDots, IconFileText, IconFolderOpen, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { openProjectStatus } from "../status/open-project-status.ts";
import { deleteProject } from "./delete-project.ts";

const icon = { size: 18, stroke: 1.6 } as const;

/** The actions for a project of the list. Those that the person may not do are left out; the server decides again. */
export function ProjectActions({
  project,
  name,
}: {
  readonly project: ProjectSummary;
  readonly name: string;
}) {
  const { t } = useTranslation();
  return (
    <Menu
      button={
        <IconButton
          label={t("projects.actionsOf", { name: name || t("project.untitled") })}
          icon={<IconDots size={20} stroke={1.7} />}
        />
      }
      place="bottom-end"
      width={220}
    >
      <MenuItem icon={<IconFolderOpen {...icon} />} onClick={() => void openStoredProject(project.id)}>
        {t("projects.open")}
      </MenuItem>
      {project.can.offer ? (
        <MenuItem
          icon={<IconFileText {...icon} />}
          onClick={() => void goTo(paths.offer({ projectId: project.id }))}
        >
          {t("step.offer")}
        </MenuItem>
      ) : null}
      {project.can.statuses.length > 0 ? (
        <MenuItem icon={<IconArrowsExchange2 {...icon} />} onClick={() => void openProjectStatus(project)}>
          {t("projectStatus.change")}
        </MenuItem>
      ) : null}
      {project.can.delete ? (
        <MenuItem icon={<IconTrash {...icon} />} tone="danger" onClick={() => void deleteProject(project)}>
          {t("projects.delete")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
