import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from "@stanza/project";
import { formatNumber } from "@stanza/quantities";
import { type OpenProject, useReadOnlyReason } from "@stanza/web-project";
import { AnswerError, attachmentUrl, client, queryClient, useFormats } from "@stanza/web-site";
import { ask, Button, buttonClass, ErrorState, IconButton, ProgressBar, toast } from "@stanza/web-ui";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import {
  IconDownload,
  IconFile,
  IconFileTypePdf,
  IconPaperclip,
  IconPhoto,
  IconTrash,
  IconUpload,
  IconX,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./ContentList.module.css";
import { ContentList } from "./ContentList.tsx";
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
const accept = Object.keys(ATTACHMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(",");

function iconOf(mediaType: string) {
  if (mediaType === "application/pdf") return <IconFileTypePdf {...icon} />;
  return /^image\/(?:png|jpeg|webp)$/.test(mediaType) ? <IconPhoto {...icon} /> : <IconFile {...icon} />;
}

function Attachments({ open, projectId }: { readonly open: OpenProject; readonly projectId: number }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const reason = useReadOnlyReason();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { uploads, add } = useUploads(projectId);
  const { data, isError, error, refetch } = useQuery({
    queryKey: ["attachments", projectId],
    queryFn: async ({ signal }) => {
      const answer = await client.listAttachments({ params: { id: projectId }, signal });
      if (answer.status === 200) return answer.body.attachments;
      throw new AnswerError(answer.status, answer.status === 0 ? answer.message : answer.body.message);
    },
  });
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
  const size = (bytes: number) =>
    bytes < 1024 * 1024
      ? `${formatNumber(String(Math.max(1, Math.round(bytes / 1024))), i18n.language)} kB`
      : `${formatNumber((bytes / 1024 / 1024).toFixed(1), i18n.language, 1)} MB`;
  const remove = async (id: number, name: string) => {
    const answer = await ask({
      title: t("attachments.removeTitle"),
      text: t("attachments.removeText", { name }),
      single: "remove-attachment",
      choices: [
        { answer: "cancel", label: t("action.cancel") },
        { answer: "remove", label: t("attachments.remove"), look: "danger" },
      ],
    });
    if (answer !== "remove") return;
    const done = await client.removeAttachment({ params: { id: projectId, attachment: id } });
    if (done.status !== 204 && done.status !== 404)
      toast(t("attachments.notRemoved"), { key: "attachments", kind: "error" });
    await queryClient.invalidateQueries({ queryKey: ["attachments", projectId] });
  };
  return (
    <ContentList
      title={t("attachments.title")}
      subtitle={open.document.project.description || t("project.untitled")}
      projectId={projectId}
      actions={
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label={t("attachments.add")}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
          <Button
            variant="primary"
            icon={<IconUpload size={18} stroke={1.7} />}
            reason={reason}
            onClick={() => input.current?.click()}
          >
            {t("attachments.add")}
          </Button>
        </>
      }
      before={
        reason ? (
          <p>{reason}</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same for keyboards */}
            <div
              className={css.drop}
              data-over={isOver || undefined}
              onDragOver={(event) => {
                event.preventDefault();
                setIsOver(true);
              }}
              onDragLeave={() => setIsOver(false)}
              onDrop={(event) => {
                event.preventDefault();
                setIsOver(false);
                add([...event.dataTransfer.files]);
              }}
            >
              <span>{t("attachments.drop")}</span>
              <small>
                {t("attachments.kinds", {
                  kinds: Object.keys(ATTACHMENT_TYPES).join(", "),
                  size: size(ATTACHMENT_LIMITS.bytes),
                })}
              </small>
            </div>
            {uploads.length > 0 ? (
              <ul className={css.uploads} aria-label={t("attachments.uploads")}>
                {uploads.map((one) => (
                  <li key={one.id} className={css.upload}>
                    <span>{one.name}</span>
                    {one.fault ? (
                      <span className={css.failed} role="alert">
                        {t(`attachments.fault.${one.fault}`, { size: size(ATTACHMENT_LIMITS.bytes) })}
                      </span>
                    ) : (
                      <ProgressBar
                        label={t("attachments.sending", { name: one.name })}
                        percentage={one.share * 100}
                      />
                    )}
                    <IconButton
                      label={t(one.fault ? "attachments.dismiss" : "attachments.cancel", { name: one.name })}
                      icon={<IconX size={16} stroke={1.8} />}
                      onClick={one.cancel}
                    />
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )
      }
      items={data.map((one) => ({
        key: one.id,
        icon: iconOf(one.mediaType),
        name: one.name,
        details: `${size(one.size)} · ${formats.moment(one.addedAt)} · ${one.addedBy}`,
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
                onClick={() => void remove(one.id, one.name)}
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
