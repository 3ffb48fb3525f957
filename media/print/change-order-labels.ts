import type { PositionAspect } from "@stanza/offer";
import type { InEveryLanguage } from "@stanza/quantities";
import { labelsIn } from "./labels-in.ts";

/** The words of a change order beside those of an offer; `{name}`s are filled in. */
export interface ChangeOrderLabels {
  /** `{after}`: number of the later offer. */
  readonly title: string;
  readonly from: string;
  readonly to: string;
  /** `{number}`, `{version}` and `{date}`. */
  readonly version: string;
  readonly removed: string;
  readonly added: string;
  readonly changed: string;
  readonly moved: string;
  readonly before: string;
  readonly after: string;
  readonly change: string;
  readonly changes: string;
  readonly goods: string;
  readonly terms: string;
  readonly nothing: string;
  readonly acceptance: string;
  /** `{before}` and `{after}`. */
  readonly quantity: string;
  /** `{before}` */
  readonly was: string;
  readonly without: string;
  readonly with: string;
  readonly aspects: Readonly<Record<Exclude<PositionAspect, "quantity">, string>>;
  readonly nowOptional: string;
  readonly noLongerOptional: string;
}

const EN: ChangeOrderLabels = {
  title: "Change order {after}",
  from: "From offer",
  to: "To offer",
  version: "{number}, version {version}, {date}",
  removed: "Removed",
  added: "Added",
  changed: "Changed",
  moved: "Moved",
  before: "Before",
  after: "Now",
  change: "Difference",
  changes: "Sum of the changes",
  goods: "Goods before discount",
  terms: "Terms that changed",
  nothing: "The two offers hold the same items at the same prices.",
  acceptance: "I accept these changes",
  quantity: "quantity {after} instead of {before}",
  was: "before: {before}",
  without: "without {things}",
  with: "with {things}",
  aspects: {
    article: "other execution",
    price: "other price",
    place: "moved",
    note: "other note",
    optional: "",
  },
  nowOptional: "now optional",
  noLongerOptional: "no longer optional",
};

const IT: ChangeOrderLabels = {
  title: "Variante d’ordine {after}",
  from: "Dall’offerta",
  to: "All’offerta",
  version: "{number}, versione {version}, {date}",
  removed: "Rimossi",
  added: "Aggiunti",
  changed: "Modificati",
  moved: "Spostati",
  before: "Prima",
  after: "Ora",
  change: "Differenza",
  changes: "Somma delle modifiche",
  goods: "Merce prima degli sconti",
  terms: "Condizioni modificate",
  nothing: "Le due offerte contengono gli stessi articoli agli stessi prezzi.",
  acceptance: "Per accettazione delle modifiche",
  quantity: "quantità {after} anziché {before}",
  was: "prima: {before}",
  without: "senza {things}",
  with: "con {things}",
  aspects: {
    article: "altra esecuzione",
    price: "altro prezzo",
    place: "spostato",
    note: "altra nota",
    optional: "",
  },
  nowOptional: "ora opzionale",
  noLongerOptional: "non più opzionale",
};

const DE: ChangeOrderLabels = {
  title: "Änderungsauftrag {after}",
  from: "Von Angebot",
  to: "Zu Angebot",
  version: "{number}, Version {version}, {date}",
  removed: "Entfallen",
  added: "Hinzugekommen",
  changed: "Geändert",
  moved: "Versetzt",
  before: "Vorher",
  after: "Jetzt",
  change: "Unterschied",
  changes: "Summe der Änderungen",
  goods: "Ware vor Rabatt",
  terms: "Geänderte Konditionen",
  nothing: "Beide Angebote enthalten dieselben Artikel zu denselben Preisen.",
  acceptance: "Ich nehme diese Änderungen an",
  quantity: "Menge {after} statt {before}",
  was: "vorher: {before}",
  without: "ohne {things}",
  with: "mit {things}",
  aspects: {
    article: "andere Ausführung",
    price: "anderer Preis",
    place: "versetzt",
    note: "andere Notiz",
    optional: "",
  },
  nowOptional: "jetzt optional",
  noLongerOptional: "nicht mehr optional",
};

const FR: ChangeOrderLabels = {
  title: "Avenant {after}",
  from: "De l’offre",
  to: "À l’offre",
  version: "{number}, version {version}, {date}",
  removed: "Supprimés",
  added: "Ajoutés",
  changed: "Modifiés",
  moved: "Déplacés",
  before: "Avant",
  after: "Maintenant",
  change: "Différence",
  changes: "Somme des modifications",
  goods: "Marchandises avant remise",
  terms: "Conditions modifiées",
  nothing: "Les deux offres contiennent les mêmes articles aux mêmes prix.",
  acceptance: "Bon pour accord sur ces modifications",
  quantity: "quantité {after} au lieu de {before}",
  was: "avant\u00a0: {before}",
  without: "sans {things}",
  with: "avec {things}",
  aspects: {
    article: "autre exécution",
    price: "autre prix",
    place: "déplacé",
    note: "autre remarque",
    optional: "",
  },
  nowOptional: "désormais en option",
  noLongerOptional: "n’est plus en option",
};

const ES: ChangeOrderLabels = {
  title: "Modificación de pedido {after}",
  from: "De la oferta",
  to: "A la oferta",
  version: "{number}, versión {version}, {date}",
  removed: "Eliminados",
  added: "Añadidos",
  changed: "Modificados",
  moved: "Desplazados",
  before: "Antes",
  after: "Ahora",
  change: "Diferencia",
  changes: "Suma de los cambios",
  goods: "Mercancía antes de descuentos",
  terms: "Condiciones modificadas",
  nothing: "Las dos ofertas contienen los mismos artículos a los mismos precios.",
  acceptance: "Acepto estos cambios",
  quantity: "cantidad {after} en lugar de {before}",
  was: "antes: {before}",
  without: "sin {things}",
  with: "con {things}",
  aspects: {
    article: "otra ejecución",
    price: "otro precio",
    place: "desplazado",
    note: "otra nota",
    optional: "",
  },
  nowOptional: "ahora opcional",
  noLongerOptional: "ya no opcional",
};

const LABELS: InEveryLanguage<ChangeOrderLabels> = { en: EN, it: IT, de: DE, fr: FR, es: ES };

/** The words of a change order in its language; English for one that we do not speak. */
export function changeOrderLabels(language: string): ChangeOrderLabels {
  return labelsIn(LABELS, language);
}
