import { Button, NoticeBanner } from "@stanza/web-ui";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLayoutEditor } from "./layout-editor-store.ts";
import { leavePreview } from "./live-preview.ts";

/** Says that a catalogue is shown as somebody is editing it, with the first mistake where there is one, and leads out. */
export function PreviewBanner() {
  const { t } = useTranslation();
  const preview = useLayoutEditor(({ livePreview }) => livePreview);
  if (!preview) return null;
  const [fault] = preview.faults;
  return (
    <NoticeBanner
      label={t("layoutEditor.preview")}
      icon={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
      tone="near"
      isStatus
      title={fault?.message}
      line={
        fault ? (
          <>
            <strong>{`${fault.file}:${fault.line} ${fault.message}`}</strong>{" "}
            {t("layoutEditor.faults", { count: preview.faults.length, catalogue: preview.catalogue })}
          </>
        ) : (
          t("layoutEditor.shown", { catalogue: preview.catalogue })
        )
      }
    >
      <Button size="sm" onClick={leavePreview}>
        {t("layoutEditor.leave")}
      </Button>
    </NoticeBanner>
  );
}
