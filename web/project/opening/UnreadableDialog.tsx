import type { ProjectVersion } from "@stanza/contract";
import { client, translate, useFormats } from "@stanza/web-site";
import { Button, type Dialog, DialogBody, type DialogControls, DialogFooter, saveFile } from "@stanza/web-ui";
import { IconDownload, IconRestore } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "./UnreadableDialog.module.css";
import type { UnreadableProject } from "./unreadable-project.ts";

/** Further faults would help nobody to decide. */
const MOST_SHOWN = 5;

interface Props {
  readonly project: UnreadableProject;
}

/** Resolves with the version that shall be the newest state again. */
function Unreadable({ project, close, resolve }: Props & DialogControls<ProjectVersion>) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, description, stored, problems } = project;
  const versions = useQuery({
    queryKey: ["project-versions", id],
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      const answer = await client.listProjectVersions({ params: { id: id ?? 0 }, signal });
      return answer.status === 200 ? answer.body.versions : [];
    },
  });
  const isNewer = problems.some(({ path }) => path === "format");
  const name = description || t("project.untitled");
  return (
    <>
      <DialogBody>
        <p>{t(isNewer ? "unreadable.newer" : "unreadable.odd", { name })}</p>
        {isNewer ? null : (
          <ul className={css.problems}>
            {problems.slice(0, MOST_SHOWN).map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path}</code> {message}
              </li>
            ))}
          </ul>
        )}
        {versions.data?.length ? (
          <>
            <p className={css.lead}>{t("unreadable.versions")}</p>
            <ul className={css.versions}>
              {versions.data.map((version) => (
                <li key={version.id}>
                  <span>
                    <strong>{version.name}</strong> {moment(version.at)}
                  </span>
                  <Button
                    size="sm"
                    icon={<IconRestore size={16} />}
                    aria-label={t("unreadable.restore", { name: version.name })}
                    onClick={() => resolve(version)}
                  >
                    {t("recovery.restore")}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{t("action.done")}</Button>
        <Button
          variant="primary"
          icon={<IconDownload size={18} />}
          onClick={() =>
            saveFile(
              new Blob([JSON.stringify(stored, null, 2)], { type: "application/json" }),
              `${name}.json`,
            )
          }
          data-autofocus
        >
          {t("unreadable.download")}
        </Button>
      </DialogFooter>
    </>
  );
}

/** What is wrong with a project that cannot be read, with the ways out: its file as it is, and its versions of before. */
export const unreadableDialog: Dialog<Props, ProjectVersion> = {
  options: () => ({ title: translate("unreadable.title"), width: 500, mode: "none", single: "unreadable" }),
  Content: Unreadable,
};
