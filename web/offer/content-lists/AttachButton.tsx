import { ATTACHMENT_TYPES } from "@stanza/project";
import { Button } from "@stanza/web-ui";
import { IconUpload } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

const accept = Object.keys(ATTACHMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(",");

interface Props {
  /** Why nothing can be attached; undefined: it can. */
  readonly reason: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the device's own dialog for files. */
export function AttachButton({ reason, onFiles }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={t("attachments.add")}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
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
  );
}
