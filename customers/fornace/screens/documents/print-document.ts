import type { PDFDocumentProxy } from "pdfjs-dist";
import css from "./DocumentPage.module.css";

/** Points of an inch. */
const INCH = 72;
/** Dots of an inch on paper. */
const DENSITY = 200;

/**
 * Prints all pages of a document, each on a sheet of its own size, with the browser's own dialog. The pages are printed as pictures: the
 * browser's own viewer cannot be framed under our policy.
 *
 * @throws Error where a page cannot be drawn
 */
export async function printDocument(pdf: PDFDocumentProxy): Promise<void> {
  const sheets = document.createElement("div");
  sheets.className = css.sheets ?? "";
  const size = document.createElement("style");
  const addresses: string[] = [];
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: DENSITY / INCH });
      const canvas = document.createElement("canvas");
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport, intent: "print" }).promise;
      const address = URL.createObjectURL(await pictureOf(canvas));
      addresses.push(address);
      const sheet = document.createElement("img");
      sheet.src = address;
      sheet.alt = "";
      sheets.append(sheet);
      await sheet.decode();
      const { width, height } = page.getViewport({ scale: 1 / INCH });
      size.textContent = `@page { size: ${width.toFixed(3)}in ${height.toFixed(3)}in; margin: 0 }`;
    }
    document.head.append(size);
    document.body.append(sheets);
    window.print();
  } finally {
    sheets.remove();
    size.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The page gave no picture."))),
      "image/png",
    );
  });
}
