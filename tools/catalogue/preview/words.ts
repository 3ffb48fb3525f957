import { type InEveryLanguage, inLanguage } from "@stanza/quantities";
import { useTranslation } from "react-i18next";

const en = {
  title: "Catalogue preview",
  articles: "Articles",
  find: "Find an article",
  none: "No article has this in its code or name.",
  noArticles: "The catalogue has no articles yet: models/*.tree.yaml lists them.",
  model: "Model",
  list: "Price list",
  lines: "Lines and prices",
  noSelection: "Nothing is selected.",
  article: "Article",
  sound: "The files are sound.",
  broken: "The files are broken: shown is what they were at {time}.",
  never: "The files have faults; the catalogue is shown as soon as it is sound.",
  faults: "Faults",
  warnings: "Warnings",
  tests: "Golden tests",
  passed: "golden tests passed: {count}",
  failing: "golden tests failing: {count}",
  meant: "did you mean {name}?",
  lost: "The preview command has ended; start it again.",
  copy: "Copy {place}",
};

export type PreviewWords = Readonly<Record<keyof typeof en, string>>;

const it: PreviewWords = {
  title: "Anteprima del catalogo",
  articles: "Articoli",
  find: "Cerca un articolo",
  none: "Nessun articolo con questo testo nel codice o nel nome.",
  noArticles: "Il catalogo non ha ancora articoli: li elenca models/*.tree.yaml.",
  model: "Modello",
  list: "Listino",
  lines: "Righe e prezzi",
  noSelection: "Nessuna selezione.",
  article: "Articolo",
  sound: "I file sono corretti.",
  broken: "I file contengono errori: si vede lo stato delle {time}.",
  never: "I file contengono errori; il catalogo appare appena è corretto.",
  faults: "Errori",
  warnings: "Avvisi",
  tests: "Test di riferimento",
  passed: "test di riferimento superati: {count}",
  failing: "test di riferimento non superati: {count}",
  meant: "intendeva {name}?",
  lost: "Il comando di anteprima è terminato; avviarlo di nuovo.",
  copy: "Copia {place}",
};

const de: PreviewWords = {
  title: "Katalogvorschau",
  articles: "Artikel",
  find: "Artikel suchen",
  none: "Kein Artikel hat das in seinem Code oder Namen.",
  noArticles: "Der Katalog hat noch keine Artikel: models/*.tree.yaml zählt sie auf.",
  model: "Modell",
  list: "Preisliste",
  lines: "Positionen und Preise",
  noSelection: "Nichts ausgewählt.",
  article: "Artikel",
  sound: "Die Dateien sind in Ordnung.",
  broken: "Die Dateien haben Fehler: gezeigt wird ihr Stand von {time}.",
  never: "Die Dateien haben Fehler; der Katalog erscheint, sobald sie behoben sind.",
  faults: "Fehler",
  warnings: "Hinweise",
  tests: "Referenztests",
  passed: "Referenztests bestanden: {count}",
  failing: "Referenztests nicht bestanden: {count}",
  meant: "gemeint ist vielleicht {name}",
  lost: "Der Vorschau-Befehl wurde beendet; bitte neu starten.",
  copy: "{place} kopieren",
};

const fr: PreviewWords = {
  title: "Aperçu du catalogue",
  articles: "Articles",
  find: "Chercher un article",
  none: "Aucun article n’a cela dans son code ou son nom.",
  noArticles: "Le catalogue n’a pas encore d’articles\u00a0: models/*.tree.yaml les énumère.",
  model: "Modèle",
  list: "Tarif",
  lines: "Lignes et prix",
  noSelection: "Rien n’est sélectionné.",
  article: "Article",
  sound: "Les fichiers sont corrects.",
  broken: "Les fichiers contiennent des erreurs\u00a0: l’aperçu montre leur état de {time}.",
  never: "Les fichiers contiennent des erreurs\u202f; le catalogue apparaîtra dès qu’elles seront corrigées.",
  faults: "Erreurs",
  warnings: "Avertissements",
  tests: "Tests de référence",
  passed: "tests de référence réussis\u00a0: {count}",
  failing: "tests de référence en échec\u00a0: {count}",
  meant: "vouliez-vous dire {name}\u202f?",
  lost: "La commande d’aperçu s’est terminée\u202f; relancez-la.",
  copy: "Copier {place}",
};

const es: PreviewWords = {
  title: "Vista previa del catálogo",
  articles: "Artículos",
  find: "Buscar un artículo",
  none: "Ningún artículo tiene eso en su código o nombre.",
  noArticles: "El catálogo todavía no tiene artículos: models/*.tree.yaml los enumera.",
  model: "Modelo",
  list: "Tarifa",
  lines: "Líneas y precios",
  noSelection: "No hay nada seleccionado.",
  article: "Artículo",
  sound: "Los archivos son correctos.",
  broken: "Los archivos tienen errores: se muestra su estado de las {time}.",
  never: "Los archivos tienen errores; el catálogo aparecerá en cuanto se corrijan.",
  faults: "Errores",
  warnings: "Avisos",
  tests: "Pruebas de referencia",
  passed: "pruebas de referencia superadas: {count}",
  failing: "pruebas de referencia fallidas: {count}",
  meant: "¿querías decir {name}?",
  lost: "El comando de vista previa ha terminado; vuelve a iniciarlo.",
  copy: "Copiar {place}",
};

export const WORDS: InEveryLanguage<PreviewWords> = { en, it, de, fr, es };

/** The preview's own texts, in the language of the interface; all others are the app's. */
export function useWords(): (
  key: keyof PreviewWords,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const { i18n } = useTranslation();
  const words = inLanguage(WORDS, i18n.language);
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
