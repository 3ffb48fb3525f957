import type { PublishedSource } from "@stanza/contract";
import { client } from "@stanza/web-site";
import { Button, FileDrop, type FolderFile, toast } from "@stanza/web-ui";
import pageCss from "@stanza/web-ui/page.module.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import css from "./Assortment.module.css";
import { refreshAssortment } from "./assortment-query.ts";
import { SourceReport } from "./SourceReport.tsx";

const MOST_BYTES = 32_000_000;

/** A catalogue's folder, as it is or as a zip: looked at first, then published by whoever has seen what it changes. */
export function PublishSource({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<PublishedSource | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (zip: File, save: "check" | "publish") => {
    setFile(zip);
    setRefusal(zip.size > MOST_BYTES ? t("assortment.tooLarge") : null);
    if (zip.size > MOST_BYTES) return setReport(null);
    setBusy(true);
    const body = new Blob([zip], { type: "application/octet-stream" });
    const answer = await client.publishSource({ query: { save }, body });
    setBusy(false);
    if (answer.status !== 200) {
      setReport(null);
      const known = answer.status === 422 || answer.status === 409 || answer.status === 503;
      setRefusal(known ? answer.body.message : t("assortment.notSent"));
      return;
    }
    setReport(answer.body);
    if (!answer.body.published) return;
    const { number } = answer.body.published;
    toast(t("assortment.published", { code: answer.body.code, number }));
    await refreshAssortment();
    onClose();
  };
  const sendFolder = async (files: readonly FolderFile[]) => {
    const bytes = files.reduce((sum, { file: one }) => sum + one.size, 0);
    // Texts shrink to a tenth; what is far too large is not even packed.
    if (bytes > 10 * MOST_BYTES) {
      setReport(null);
      return setRefusal(t("assortment.tooLarge"));
    }
    setBusy(true);
    try {
      const { folderZip } = await import("./folder-zip.ts");
      await send(await folderZip(files), "check");
    } catch (error) {
      setBusy(false);
      setReport(null);
      setRefusal(t("assortment.notRead"));
      reportError(error);
    }
  };
  const mayPublish =
    report !== null && report.faults.length === 0 && !report.findings.some((one) => one.isSerious);
  return (
    <section className={pageCss.card} aria-label={t("assortment.publish")} aria-busy={isBusy}>
      <div className={pageCss.cardHead}>
        <h2>{t("assortment.publish")}</h2>
        <Button variant="link" onClick={onClose}>
          {t("dialog.close")}
        </Button>
      </div>
      <div className={css.publish}>
        <FileDrop
          text={t("assortment.drop")}
          button={t("assortment.choose")}
          accept=".zip"
          name="catalogue"
          onFile={(zip) => void send(zip, "check")}
          folder={{ button: t("assortment.chooseFolder"), onFolder: (files) => void sendFolder(files) }}
        />
        {file ? <p className={pageCss.meta}>{file.name}</p> : null}
        {isBusy ? <p role="status">{t("assortment.looking")}</p> : null}
        {refusal ? <p role="alert">{refusal}</p> : null}
        {report && !isBusy ? <SourceReport report={report} /> : null}
        {mayPublish && file ? (
          <div>
            <Button variant="primary" disabled={isBusy} onClick={() => void send(file, "publish")}>
              {t("assortment.publishNow", { code: report.code })}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
