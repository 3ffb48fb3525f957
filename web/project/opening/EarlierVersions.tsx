import type { ProjectVersion } from "@stanza/contract";
import { client, useFormats } from "@stanza/web-site";
import { Button } from "@stanza/web-ui";
import { IconRestore } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import css from "./UnreadableDialog.module.css";

interface Props {
  /** Number of the project on the server; null: it is only here, and has none. */
  readonly id: number | null;
  readonly onRestore: (version: ProjectVersion) => void;
}

/** The named versions of a project whose newest state is damaged, each to be restored. Nothing where there are none. */
export function EarlierVersions({ id, onRestore }: Props) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const versions = useQuery({
    queryKey: ["project-versions", id],
    enabled: id !== null,
    queryFn: async ({ signal }) => {
      const answer = await client.listProjectVersions({ params: { id: id ?? 0 }, signal });
      return answer.status === 200 ? answer.body.versions : [];
    },
  });
  if (!versions.data?.length) return null;
  return (
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
              onClick={() => onRestore(version)}
            >
              {t("recovery.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
