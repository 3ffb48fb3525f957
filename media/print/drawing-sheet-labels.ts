import { labelsIn } from "./labels-in.ts";
/** The words of printed drawings; `{page}` and `{pages}` are filled in. */
export interface DrawingSheetLabels {
  readonly drawings: string;
  readonly plan: string;
  readonly elevation: string;
  readonly picture: string;
  readonly project: string;
  readonly customer: string;
  readonly date: string;
  readonly scale: string;
  readonly sheet: string;
  readonly of: string;
  readonly north: string;
}

const EN: DrawingSheetLabels = {
  drawings: "Drawings",
  plan: "Plan",
  elevation: "Elevation",
  picture: "View",
  project: "Project",
  customer: "Customer",
  date: "Date",
  scale: "Scale",
  sheet: "Sheet",
  of: "{page} of {pages}",
  north: "N",
};

const LABELS: Readonly<Record<"en" | "it" | "de", DrawingSheetLabels>> = {
  en: EN,
  it: {
    drawings: "Disegni",
    plan: "Pianta",
    elevation: "Prospetto",
    picture: "Vista",
    project: "Progetto",
    customer: "Cliente",
    date: "Data",
    scale: "Scala",
    sheet: "Foglio",
    of: "{page} di {pages}",
    north: "N",
  },
  de: {
    drawings: "Zeichnungen",
    plan: "Grundriss",
    elevation: "Ansicht",
    picture: "Perspektive",
    project: "Projekt",
    customer: "Kunde",
    date: "Datum",
    scale: "Maßstab",
    sheet: "Blatt",
    of: "{page} von {pages}",
    north: "N",
  },
};

export const drawingSheetLabels = (language: string): DrawingSheetLabels => labelsIn(LABELS, language);
