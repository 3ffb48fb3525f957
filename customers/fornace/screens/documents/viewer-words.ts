interface ViewerWords {
  readonly page: string;
  readonly of: (page: number, pages: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly size: string;
  readonly smaller: string;
  readonly larger: string;
  readonly download: string;
  readonly print: string;
  readonly notPrinted: string;
  readonly loading: string;
  readonly failed: string;
  readonly failedText: string;
  readonly again: string;
}

/** The words of the viewer. */
export const VIEWER_WORDS: { readonly en: ViewerWords } & Readonly<Record<string, ViewerWords>> = {
  en: {
    page: "Page",
    of: (page, pages) => `Page ${page} of ${pages}`,
    previous: "Previous page",
    next: "Next page",
    size: "Size",
    smaller: "Smaller",
    larger: "Larger",
    download: "Download",
    print: "Print",
    notPrinted: "The document was not printed. Download it and print it from there.",
    loading: "Opening the document",
    failed: "This document did not open",
    failedText: "It may not have been made yet, or the connection was lost.",
    again: "Try again",
  },
  it: {
    page: "Pagina",
    of: (page, pages) => `Pagina ${page} di ${pages}`,
    previous: "Pagina precedente",
    next: "Pagina successiva",
    size: "Dimensione",
    smaller: "Più piccolo",
    larger: "Più grande",
    download: "Scarica",
    print: "Stampa",
    notPrinted: "Il documento non è stato stampato. Scaricalo e stampalo da lì.",
    loading: "Apertura del documento",
    failed: "Il documento non si è aperto",
    failedText: "Forse non è ancora stato prodotto, oppure manca la connessione.",
    again: "Riprova",
  },
  de: {
    page: "Seite",
    of: (page, pages) => `Seite ${page} von ${pages}`,
    previous: "Vorige Seite",
    next: "Nächste Seite",
    size: "Größe",
    smaller: "Kleiner",
    larger: "Größer",
    download: "Herunterladen",
    print: "Drucken",
    notPrinted: "Das Dokument wurde nicht gedruckt. Laden Sie es herunter und drucken Sie es von dort.",
    loading: "Das Dokument wird geöffnet",
    failed: "Das Dokument ließ sich nicht öffnen",
    failedText: "Vielleicht wurde es noch nicht erstellt, oder die Verbindung fehlt.",
    again: "Erneut versuchen",
  },
};
