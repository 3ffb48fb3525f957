/** A frame that never comes is given up after so long, ms. */
const LONGEST = 15_000;

/**
 * Prints a document of this site with the browser's own dialog, out of a frame that nobody sees. False: the browser shows no PDF in a
 * frame.
 */
export async function printDocument(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok || !navigator.pdfViewerEnabled) return false;
  const opened = window.open(URL.createObjectURL(await answer.blob()), "_blank");
  if (!opened) return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LONGEST);
    opened.addEventListener("load", () => {
      clearTimeout(timer);
      opened.print();
      resolve(true);
    });
  });
}
