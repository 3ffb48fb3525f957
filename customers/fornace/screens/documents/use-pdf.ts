import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import worker from "pdfjs-dist/build/pdf.worker.min.mjs?url";
import { useEffect, useState } from "react";

GlobalWorkerOptions.workerSrc = worker;

interface OpenedPdf {
  readonly pdf: PDFDocumentProxy | null;
  /** Of the first page at its size on paper, CSS pixels. */
  readonly width: number;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** CSS pixels of a point on paper. */
export const PIXELS_PER_POINT = 96 / 72;

const NONE = { pdf: null, width: 1, failed: false };

/** Opens the PDF of an address and closes it with the page. */
export function usePdf(address: string): OpenedPdf {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Omit<OpenedPdf, "retry">>(NONE);
  useEffect(() => {
    let isLeft = false;
    setOpened(NONE);
    const task = getDocument({ url: address });
    const open = async () => {
      const pdf = await task.promise;
      const { width } = (await pdf.getPage(1)).getViewport({ scale: PIXELS_PER_POINT });
      return { pdf, width, failed: false };
    };
    open().then(
      (all) => isLeft || setOpened(all),
      () => isLeft || setOpened({ ...NONE, failed: true }),
    );
    return () => {
      isLeft = true;
      void task.destroy();
    };
  }, [address, attempt]);
  return { ...opened, retry: () => setAttempt((times) => times + 1) };
}
