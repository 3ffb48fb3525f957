import { kit } from "@stanza/web/kit";
import css from "./FjellHome.module.css";

const { Button, HomeEntry, LanguageChoice, Logo, SchemeChoice } = kit;

interface Words {
  readonly heading: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly begin: string;
}

const WORDS: { readonly en: Words } & Readonly<Record<string, Words>> = {
  en: {
    heading: "Storage, to the millimetre",
    steps: [
      { title: "Measure", text: "Enter the wall as it is, with slopes, boxings and sockets." },
      { title: "Divide", text: "Bays, shelves and drawers follow the width that you have." },
      { title: "Order", text: "The price and the cut list are there at once, for dealer and workshop." },
    ],
    begin: "Plan a storage wall",
  },
  it: {
    heading: "Contenere, al millimetro",
    steps: [
      { title: "Misura", text: "Inserisci la parete com’è, con pendenze, cassonetti e prese." },
      { title: "Dividi", text: "Vani, ripiani e cassetti seguono la larghezza che hai." },
      { title: "Ordina", text: "Prezzo e distinta di taglio sono subito pronti, per negozio e laboratorio." },
    ],
    begin: "Progetta una parete",
  },
  de: {
    heading: "Stauraum, auf den Millimeter",
    steps: [
      { title: "Messen", text: "Geben Sie die Wand ein, wie sie ist, mit Schrägen, Kästen und Steckdosen." },
      { title: "Teilen", text: "Fächer, Böden und Schubladen folgen der Breite, die Sie haben." },
      { title: "Bestellen", text: "Preis und Zuschnittliste sind sofort da, für Händler und Werkstatt." },
    ],
    begin: "Schrankwand planen",
  },
  fr: {
    heading: "Du rangement, au millimètre",
    steps: [
      {
        title: "Mesurer",
        text: "Saisissez le mur tel qu’il est, avec ses pentes, ses coffrages et ses prises.",
      },
      {
        title: "Diviser",
        text: "Compartiments, tablettes et tiroirs suivent la largeur dont vous disposez.",
      },
      {
        title: "Commander",
        text: "Le prix et la liste de débit sont là aussitôt, pour le magasin et l’atelier.",
      },
    ],
    begin: "Concevoir un mur de rangement",
  },
  es: {
    heading: "Almacenaje, al milímetro",
    steps: [
      { title: "Medir", text: "Indica la pared tal como es, con inclinaciones, cajeados y enchufes." },
      { title: "Dividir", text: "Huecos, baldas y cajones siguen el ancho que tienes." },
      {
        title: "Pedir",
        text: "El precio y la lista de corte están listos al momento, para tienda y taller.",
      },
    ],
    begin: "Diseñar una pared de almacenaje",
  },
};

/** The front door: the way in beside the three steps of a storage wall. */
export function FjellHome() {
  const words = kit.useWords(WORDS);
  const hasProfile = kit.useSession(({ profile }) => profile !== null);
  const guests = kit.useConfig(({ guestsAdmitted }) => guestsAdmitted);
  return (
    <div className={css.page}>
      <aside className={css.entry}>
        <Logo large />
        <HomeEntry />
      </aside>
      <section className={css.words}>
        <div className={css.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
        <h1 className={css.heading}>{words.heading}</h1>
        <ol className={css.steps}>
          {words.steps.map(({ title, text }, at) => (
            <li key={title} className={css.step}>
              <span className={css.number} aria-hidden="true">
                {String(at + 1).padStart(2, "0")}
              </span>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {hasProfile || guests ? (
          <Button variant="primary" size="lg" onClick={() => void kit.startNewProject()}>
            {words.begin}
          </Button>
        ) : null}
      </section>
    </div>
  );
}
