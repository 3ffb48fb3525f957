/** A document of the workshop with the address that shows it. */
export interface WorkshopDocument {
  readonly path: string;
  /** Its file at `/config/documents/`. */
  readonly file: string;
  readonly title: Readonly<Record<string, string>> & { readonly en: string };
}

const workshop = (name: string, title: WorkshopDocument["title"]): WorkshopDocument => ({
  path: `/openPDF/${name}`,
  file: `${name}.pdf`,
  title,
});

/** The viewers below `/openPDF` (spec 1 §2). */
export const DOCUMENTS: readonly WorkshopDocument[] = [
  workshop("necklabel", { en: "Neck label", it: "Etichetta collo", de: "Packstück-Etikett" }),
  workshop("boxbomdetail", {
    en: "Box, bill of materials",
    it: "Distinta base del box",
    de: "Stückliste des Korpus",
  }),
  workshop("501Sx", { en: "501 left side", it: "501 fianco sinistro", de: "501 linke Seite" }),
  workshop("502Dx", { en: "502 right side", it: "502 fianco destro", de: "502 rechte Seite" }),
  workshop("503", { en: "503 plan", it: "503 pianta", de: "503 Grundriss" }),
];
