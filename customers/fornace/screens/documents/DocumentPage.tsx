import { kit } from "@stanza/web/kit";
import { useState } from "react";
import css from "./DocumentPage.module.css";
import type { WorkshopDocument } from "./document-list.ts";
import { PageCanvas } from "./PageCanvas.tsx";
import { printDocument } from "./print-document.ts";
import { usePdf } from "./use-pdf.ts";
import { VIEWER_WORDS } from "./viewer-words.ts";

const { Button, buttonClass, ErrorState, ProgressBar } = kit;

/** Steps of the size; 1 is the size on paper. */
const SIZES: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** What lies beside a page, px. */
const AROUND = 48;

/** A PDF of the workshop: its pages one by one, larger and smaller, saved and printed (ux.md §5.22). */
export default function DocumentPage({ document }: { readonly document: WorkshopDocument }) {
  const words = kit.useWords(VIEWER_WORDS);
  const language = kit.useLanguage();
  const address = `/config/documents/${document.file}`;
  const { pdf, width, failed, retry } = usePdf(address);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const [printing, setPrinting] = useState<"no" | "yes" | "failed">("no");
  const title = document.title[language] ?? document.title.en;
  const pages = pdf?.numPages ?? 0;
  // Until a size is chosen, the whole width is seen.
  const size = chosen ?? Math.min(1, (window.innerWidth - AROUND) / width);
  const smaller = SIZES.findLast((one) => one < size - 0.01);
  const larger = SIZES.find((one) => one > size + 0.01);
  const print = async () => {
    if (!pdf) return;
    setPrinting("yes");
    const isPrinted = await printDocument(pdf).then(
      () => true,
      () => false,
    );
    setPrinting(isPrinted ? "no" : "failed");
  };
  if (failed)
    return (
      <ErrorState
        isPage
        title={words.failed}
        text={words.failedText}
        actions={
          <Button variant="primary" onClick={retry}>
            {words.again}
          </Button>
        }
      />
    );
  return (
    <div className={css.viewer}>
      <header className={css.bar}>
        <h1 className={css.title}>{title}</h1>
        <fieldset className={css.group}>
          <legend className="visually-hidden">{words.page}</legend>
          <Button aria-label={words.previous} disabled={page <= 1} onClick={() => setPage(page - 1)}>
            ‹
          </Button>
          <output className={css.count} aria-live="polite">
            {pdf ? words.of(page, pages) : "…"}
          </output>
          <Button aria-label={words.next} disabled={page >= pages} onClick={() => setPage(page + 1)}>
            ›
          </Button>
        </fieldset>
        <fieldset className={css.group}>
          <legend className="visually-hidden">{words.size}</legend>
          <Button
            aria-label={words.smaller}
            disabled={smaller === undefined}
            onClick={() => smaller && setChosen(smaller)}
          >
            −
          </Button>
          <output className={css.count}>{Math.round(size * 100)} %</output>
          <Button
            aria-label={words.larger}
            disabled={larger === undefined}
            onClick={() => larger && setChosen(larger)}
          >
            +
          </Button>
        </fieldset>
        <div className={css.group}>
          <a className={buttonClass({})} href={address} download={document.file}>
            {words.download}
          </a>
          <Button variant="primary" busy={printing === "yes"} disabled={!pdf} onClick={() => void print()}>
            {words.print}
          </Button>
        </div>
      </header>
      {printing === "failed" ? (
        <p className={css.note} role="alert">
          {words.notPrinted}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a page that is larger than the window is moved by keys */}
      <section className={css.paper} aria-label={title} tabIndex={0}>
        {pdf ? <PageCanvas pdf={pdf} page={page} size={size} /> : <ProgressBar label={words.loading} />}
      </section>
    </div>
  );
}
