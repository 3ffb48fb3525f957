import type { ProjectSummary } from "@stanza/contract";
import { translate } from "@stanza/web-site";
import {
  Button,
  type Dialog,
  DialogBody,
  type DialogControls,
  DialogFooter,
  DialogForm,
  StatusBadge,
} from "@stanza/web-ui";
import { useTranslation } from "react-i18next";
import { GoesOn } from "./GoesOn.tsx";
import css from "./ProjectStatus.module.css";
import { useStatusChoice } from "./use-status-choice.ts";

interface Props {
  readonly project: ProjectSummary;
}

/** The status of a project, where this person may move it, and who goes on with it. */
function ProjectStatusContent({ project, close }: Props & DialogControls<void>) {
  const { t } = useTranslation();
  const choice = useStatusChoice(project, close);
  const { to, setTo, busy, missing, shops } = choice;
  const { statuses } = project.can;
  const word = (status: ProjectSummary["status"]) => t(`status.${status}`);
  const now = (
    <p className={css.now}>
      <StatusBadge status={project.status} label={word(project.status)} />
      {project.assignedTo ? <span>{project.assignedTo.name}</span> : null}
    </p>
  );
  if (statuses.length === 0) {
    return (
      <>
        <DialogBody className={css.body}>
          {now}
          <p>{t(project.isReadOnly ? "projectStatus.readOnly" : "projectStatus.none")}</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={close}>
            {t("dialog.close")}
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <DialogForm
      submit={to === "ordered" ? t("projectStatus.toOrder") : t("projectStatus.change")}
      busy={busy}
      reason={missing}
      className={css.body}
      onSubmit={() => void choice.save()}
      onCancel={close}
    >
      {now}
      <fieldset className={css.statuses}>
        <legend>{t("projectStatus.next")}</legend>
        {statuses.map((status, index) => (
          <label key={status} className={css.status}>
            <input
              type="radio"
              name="status"
              checked={to === status}
              data-autofocus={index === 0 || undefined}
              onChange={() => setTo(status)}
            />
            <StatusBadge status={status} label={word(status)} />
            {status === project.status ? <small>{t("projectStatus.handOver")}</small> : null}
          </label>
        ))}
      </fieldset>
      {shops.length > 0 && to !== null && to !== "ordered" ? <GoesOn choice={choice} /> : null}
    </DialogForm>
  );
}

export const projectStatusDialog: Dialog<Props, void> = {
  options: ({ project }) => ({
    title: translate("projectStatus.title", {
      name: project.description || translate("project.untitled"),
    }),
    width: 500,
    mode: "semipersistent",
    single: "project-status",
  }),
  Content: ProjectStatusContent,
};
