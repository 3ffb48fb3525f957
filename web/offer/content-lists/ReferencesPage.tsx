import { editAgreement, type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { Button, buttonClass, IconButton, TextField } from "@stanza/web-ui";
import { WithOpenProject } from "@stanza/web-workspace";
import { IconExternalLink, IconLink, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ContentList.module.css";
import { ContentList } from "./ContentList.tsx";
import { referenceAddress } from "./reference-address.ts";

/** Addresses that belong to the open project: mood boards, the architect's folder, the site on a map. */
export function ReferencesPage() {
  return (
    <WithOpenProject saved={false}>
      {(open) => <References key={open.projectKey} open={open} />}
    </WithOpenProject>
  );
}

function References({ open }: { readonly open: OpenProject }) {
  const { t } = useTranslation();
  const reason = useReadOnlyReason();
  const references = open.document.references ?? [];
  return (
    <ContentList
      title={t("references.title")}
      subtitle={open.document.project.description || t("project.untitled")}
      projectId={open.projectId}
      before={
        reason ? (
          <p>{reason}</p>
        ) : (
          <AddReference
            onAdd={(title, url) =>
              editAgreement({ references: [...references, { id: crypto.randomUUID(), title, url }] })
            }
          />
        )
      }
      items={references.map(({ id, title, url }) => ({
        key: id,
        icon: <IconLink size={22} stroke={1.6} />,
        name: title,
        details: new URL(url).host,
        actions: (
          <>
            <a
              className={buttonClass({ size: "sm" })}
              href={url}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={t("references.open", { title })}
            >
              <IconExternalLink size={16} stroke={1.7} aria-hidden="true" />
              {t("documents.open")}
            </a>
            {reason ? null : (
              <IconButton
                label={t("references.remove", { title })}
                icon={<IconTrash size={17} stroke={1.7} />}
                onClick={() => editAgreement({ references: references.filter((one) => one.id !== id) })}
              />
            )}
          </>
        ),
      }))}
      empty={{
        title: t("references.none"),
        text: t("references.noneText"),
        art: <IconLink size={40} stroke={1.3} />,
      }}
    />
  );
}

function AddReference({ onAdd }: { readonly onAdd: (title: string, url: string) => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState("");
  const [tried, setTried] = useState(false);
  const url = referenceAddress(address);
  return (
    <form
      className={css.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!url) return;
        onAdd(title.trim() || new URL(url).host, url);
        setTitle("");
        setAddress("");
        setTried(false);
      }}
    >
      <TextField
        label={t("references.name")}
        value={title}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label={t("references.address")}
        type="url"
        value={address}
        maxLength={2000}
        autoComplete="off"
        placeholder="https://"
        error={tried && !url ? t("references.bad") : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" variant="primary" icon={<IconPlus size={17} stroke={1.8} />}>
        {t("references.add")}
      </Button>
    </form>
  );
}
