import { offerPdfUrl, translate } from "@stanza/web-site";
import { buttonClass, type Dialog, DialogFooter, openDialog } from "@stanza/web-ui";
import { IconDownload, IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import totals from "../totals/Totals.module.css";

interface Props {
  readonly offerId: number;
  readonly number: string;
}

function PdfView({ offerId, number }: Props) {
  const { t } = useTranslation();
  const url = offerPdfUrl(offerId);
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        <iframe className={totals.pdf} src={url} title={t("documents.viewer", { number })} />
      ) : (
        <p className={totals.noViewer}>{t("documents.noViewer")}</p>
      )}
      <DialogFooter>
        <a className={buttonClass({})} href={url} target="_blank" rel="noreferrer">
          <IconExternalLink size={18} stroke={1.7} aria-hidden="true" />
          {t("documents.newTab")}
        </a>
        <a className={buttonClass({ variant: "primary" })} href={url} download={`${number}.pdf`}>
          <IconDownload size={18} stroke={1.7} aria-hidden="true" />
          {t("action.download")}
        </a>
      </DialogFooter>
    </>
  );
}

const pdfDialog: Dialog<Props, void> = {
  options: ({ number }) => ({
    title: translate("documents.offer", { number }),
    width: 1000,
    mode: "none",
    single: "pdf",
  }),
  Content: PdfView,
};

/** Shows an offer's PDF beside the offer; where the browser has no viewer, the ways to get it. */
export async function showOffer(offer: Props): Promise<void> {
  await openDialog(pdfDialog, offer);
}
