import type { InEveryLanguage } from "@stanza/quantities";
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
  readonly room: string;
  readonly drawnBy: string;
  readonly revision: string;
  readonly approval: string;
  readonly legend: string;
  readonly number: string;
  readonly code: string;
  readonly name: string;
  readonly worktops: string;
  readonly services: string;
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
  room: "Room",
  drawnBy: "Drawn by",
  revision: "Revision",
  approval: "Checked and approved: date, signature",
  legend: "Legend",
  number: "No.",
  code: "Code",
  name: "Article",
  worktops: "Worktops",
  services: "Services",
  north: "N",
};

const LABELS: InEveryLanguage<DrawingSheetLabels> = {
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
    room: "Locale",
    drawnBy: "Disegnato da",
    revision: "Revisione",
    approval: "Controllato e approvato: data, firma",
    legend: "Legenda",
    number: "N.",
    code: "Codice",
    name: "Articolo",
    worktops: "Piani di lavoro",
    services: "Impianti",
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
    room: "Raum",
    drawnBy: "Gezeichnet von",
    revision: "Revision",
    approval: "Geprüft und freigegeben: Datum, Unterschrift",
    legend: "Legende",
    number: "Nr.",
    code: "Code",
    name: "Artikel",
    worktops: "Arbeitsplatten",
    services: "Anschlüsse",
    north: "N",
  },
  fr: {
    drawings: "Dessins",
    plan: "Plan",
    elevation: "Élévation",
    picture: "Vue",
    project: "Projet",
    customer: "Client",
    date: "Date",
    scale: "Échelle",
    sheet: "Feuille",
    of: "{page} sur {pages}",
    room: "Pièce",
    drawnBy: "Dessiné par",
    revision: "Révision",
    approval: "Vérifié et validé\u00a0: date, signature",
    legend: "Légende",
    number: "N°",
    code: "Code",
    name: "Article",
    worktops: "Plans de travail",
    services: "Raccordements",
    north: "N",
  },
  es: {
    drawings: "Dibujos",
    plan: "Planta",
    elevation: "Alzado",
    picture: "Vista",
    project: "Proyecto",
    customer: "Cliente",
    date: "Fecha",
    scale: "Escala",
    sheet: "Hoja",
    of: "{page} de {pages}",
    room: "Estancia",
    drawnBy: "Dibujado por",
    revision: "Revisión",
    approval: "Revisado y aprobado: fecha, firma",
    legend: "Leyenda",
    number: "N.º",
    code: "Código",
    name: "Artículo",
    worktops: "Encimeras",
    services: "Instalaciones",
    north: "N",
  },
};

export const drawingSheetLabels = (language: string): DrawingSheetLabels => labelsIn(LABELS, language);
