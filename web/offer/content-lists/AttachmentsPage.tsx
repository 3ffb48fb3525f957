import { type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { attachmentUrl, useFormats } from "@stanza/web-site";
import { Button, buttonClass, ErrorState, IconButton } from "@stanza/web-ui";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import {
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconPaperclip,
  IconPhoto,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { AttachButton } from "./AttachButton.tsx";
import { removeAttachment, useAttachments } from "./attachments-query.ts";
import { ContentList } from "./ContentList.tsx";
import { DropArea } from "./DropArea.tsx";
import { fileSizeText } from "./file-size-text.ts";
import { UploadList } from "./UploadList.tsx";
import { useUploads } from "./use-uploads.ts";

/** The files of the open project. */
export function AttachmentsPage() {
  return (
    <WithOpenProject saved>
      {(open) => <Attachments key={open.projectKey} open={open} projectId={open.projectId ?? 0} />}
    </WithOpenProject>
  );
}

const icon = { size: 24, stroke: 1.5 } as const;

function iconOf(mediaType: string) {
  if (mediaType === "application/pdf") return <IconFileTypePdf {...icon} />;
  return /^image\/(?:png|jpeg|webp)$/.test(mediaType) ? <IconPhoto {...icon} /> : <IconFile {...icon} />;
}

function Attachments({ open, projectId }: { readonly open: OpenProject; readonly projectId: number }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const reason = useReadOnlyReason();
  const { uploads, add } = useUploads(projectId);
  const { data, isError, error, refetch } = useAttachments(projectId);
  if (isError && !data)
    return (
      <ErrorState
        isPage
        title={t("attachments.failed")}
        details={error.message}
        actions={
          <Button variant="primary" onClick={() => void refetch()}>
            {t("action.tryAgain")}
          </Button>
        }
      />
    );
  if (!data) return <OfferSkeleton />;
  return (
    <ContentList
      title={t("attachments.title")}
      subtitle={open.document.project.description || t("project.untitled")}
      projectId={projectId}
      actions={<AttachButton reason={reason} onFiles={add} />}
      before={
        reason ? (
          <p>{reason}</p>
        ) : (
          <>
            <DropArea onFiles={add} />
            <UploadList uploads={uploads} />
          </>
        )
      }
      items={data.map((one) => ({
        key: one.id,
        icon: iconOf(one.mediaType),
        name: one.name,
        details: `${fileSizeText(one.size, i18n.language)} · ${formats.moment(one.addedAt)} · ${one.addedBy}`,
        actions: (
          <>
            <a
              className={buttonClass({ size: "sm" })}
              href={attachmentUrl(projectId, one.id)}
              download={one.name}
              aria-label={t("attachments.download", { name: one.name })}
            >
              <IconDownload size={16} stroke={1.7} aria-hidden="true" />
              {t("action.download")}
            </a>
            {reason ? null : (
              <IconButton
                label={t("attachments.removeOne", { name: one.name })}
                icon={<IconTrash size={17} stroke={1.7} />}
                onClick={() => void removeAttachment(projectId, one.id, one.name)}
              />
            )}
          </>
        ),
      }))}
      empty={{
        title: t("attachments.none"),
        text: t("attachments.noneText"),
        art: <IconPaperclip size={40} stroke={1.3} />,
      }}
    />
  );
}
