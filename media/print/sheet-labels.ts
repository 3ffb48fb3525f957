import type { ValueOrigin } from "@stanza/evaluation";
import type { InEveryLanguage } from "@stanza/quantities";
import { labelsIn } from "./labels-in.ts";

/** The words of a printed configuration sheet; `{name}`s are filled in. */
export interface SheetLabels {
  readonly title: string;
  readonly onlyDeviations: string;
  readonly project: string;
  readonly number: string;
  readonly customer: string;
  readonly date: string;
  readonly articles: string;
  readonly deviations: string;
  readonly model: string;
  readonly variable: string;
  readonly value: string;
  readonly from: string;
  readonly header: string;
  readonly generated: string;
  readonly failed: string;
  readonly nothing: string;
  readonly noDeviations: string;
  readonly noValues: string;
  readonly yes: string;
  readonly no: string;
  readonly page: string;
  readonly origins: Readonly<Record<ValueOrigin["kind"], string>>;
}

const EN: SheetLabels = {
  title: "Effective configuration",
  onlyDeviations: "Deviations from the model",
  project: "Project",
  number: "Number",
  customer: "Customer",
  date: "Date",
  articles: "Articles",
  deviations: "Deviations",
  model: "Model {model}",
  variable: "Variable",
  value: "Value",
  from: "Where from",
  header: "The model has",
  generated: "generated",
  failed: "could not be worked out",
  nothing: "There are no articles in this project.",
  noDeviations: "Everything follows the model.",
  noValues: "Nothing is chosen on it.",
  yes: "Yes",
  no: "No",
  page: "Page {page} of {pages}",
  origins: {
    user: "Own choice",
    preset: "Article as sold",
    forced: "Imposed",
    default: "Default",
    calculated: "Calculated",
    header: "Model",
    unavailable: "Default, the model’s is not available",
    repaired: "Corrected from {value}",
  },
};

const IT: SheetLabels = {
  title: "Configurazione effettiva",
  onlyDeviations: "Scostamenti dal modello",
  project: "Progetto",
  number: "Numero",
  customer: "Cliente",
  date: "Data",
  articles: "Articoli",
  deviations: "Scostamenti",
  model: "Modello {model}",
  variable: "Variabile",
  value: "Valore",
  from: "Origine",
  header: "Il modello ha",
  generated: "generato",
  failed: "non si è potuto calcolare",
  nothing: "In questo progetto non ci sono articoli.",
  noDeviations: "Tutto segue il modello.",
  noValues: "Non c’è nulla da scegliere.",
  yes: "Sì",
  no: "No",
  page: "Pagina {page} di {pages}",
  origins: {
    user: "Scelta propria",
    preset: "Articolo di serie",
    forced: "Imposto",
    default: "Predefinito",
    calculated: "Calcolato",
    header: "Modello",
    unavailable: "Predefinito, quello del modello non c’è",
    repaired: "Corretto da {value}",
  },
};

const DE: SheetLabels = {
  title: "Wirksame Konfiguration",
  onlyDeviations: "Abweichungen vom Modell",
  project: "Projekt",
  number: "Nummer",
  customer: "Kunde",
  date: "Datum",
  articles: "Artikel",
  deviations: "Abweichungen",
  model: "Modell {model}",
  variable: "Merkmal",
  value: "Wert",
  from: "Herkunft",
  header: "Modell hat",
  generated: "erzeugt",
  failed: "konnte nicht berechnet werden",
  nothing: "In diesem Projekt gibt es keine Artikel.",
  noDeviations: "Alles folgt dem Modell.",
  noValues: "Hier gibt es nichts zu wählen.",
  yes: "Ja",
  no: "Nein",
  page: "Seite {page} von {pages}",
  origins: {
    user: "Eigene Wahl",
    preset: "Artikel ab Werk",
    forced: "Vorgegeben",
    default: "Vorgabe",
    calculated: "Berechnet",
    header: "Modell",
    unavailable: "Vorgabe, die des Modells gibt es nicht",
    repaired: "Korrigiert, war {value}",
  },
};

const FR: SheetLabels = {
  title: "Configuration effective",
  onlyDeviations: "Écarts par rapport au modèle",
  project: "Projet",
  number: "Numéro",
  customer: "Client",
  date: "Date",
  articles: "Articles",
  deviations: "Écarts",
  model: "Modèle {model}",
  variable: "Variable",
  value: "Valeur",
  from: "Origine",
  header: "Le modèle a",
  generated: "généré",
  failed: "n’a pas pu être calculé",
  nothing: "Il n’y a pas d’articles dans ce projet.",
  noDeviations: "Tout suit le modèle.",
  noValues: "Il n’y a rien à choisir.",
  yes: "Oui",
  no: "Non",
  page: "Page {page} sur {pages}",
  origins: {
    user: "Choix propre",
    preset: "Article de série",
    forced: "Imposé",
    default: "Par défaut",
    calculated: "Calculé",
    header: "Modèle",
    unavailable: "Par défaut, celui du modèle n’est pas disponible",
    repaired: "Corrigé, était {value}",
  },
};

const ES: SheetLabels = {
  title: "Configuración efectiva",
  onlyDeviations: "Desviaciones del modelo",
  project: "Proyecto",
  number: "Número",
  customer: "Cliente",
  date: "Fecha",
  articles: "Artículos",
  deviations: "Desviaciones",
  model: "Modelo {model}",
  variable: "Variable",
  value: "Valor",
  from: "Origen",
  header: "El modelo tiene",
  generated: "generado",
  failed: "no se ha podido calcular",
  nothing: "En este proyecto no hay artículos.",
  noDeviations: "Todo sigue el modelo.",
  noValues: "No hay nada que elegir.",
  yes: "Sí",
  no: "No",
  page: "Página {page} de {pages}",
  origins: {
    user: "Elección propia",
    preset: "Artículo de serie",
    forced: "Impuesto",
    default: "Predeterminado",
    calculated: "Calculado",
    header: "Modelo",
    unavailable: "Predeterminado, el del modelo no está disponible",
    repaired: "Corregido, era {value}",
  },
};

const LABELS: InEveryLanguage<SheetLabels> = { en: EN, it: IT, de: DE, fr: FR, es: ES };

/** English for a language that we do not speak. */
export function sheetLabels(language: string): SheetLabels {
  return labelsIn(LABELS, language);
}
