import { kit } from "@stanza/web/kit";
import css from "./BottegaHome.module.css";

const { AppLink, Button, buttonClass, HomeEntry, LanguageChoice, Logo, paths, SchemeChoice } = kit;

interface Words {
  readonly since: string;
  readonly heading: string;
  readonly lead: string;
  readonly begin: string;
  readonly ideas: string;
}

const WORDS: { readonly en: Words } & Readonly<Record<string, Words>> = {
  en: {
    since: "Cabinet makers in Siena since 1921",
    heading: "Made once, for one room.",
    lead: "Draw the room, choose timber and fittings, and see what it costs before a single board is cut.",
    begin: "New commission",
    ideas: "From our workshop",
  },
  it: {
    since: "Ebanisti a Siena dal 1921",
    heading: "Fatto una volta, per una stanza.",
    lead: "Disegna la stanza, scegli legni e ferramenta, e vedi quanto costa prima di tagliare la prima asse.",
    begin: "Nuova commessa",
    ideas: "Dalla nostra bottega",
  },
  de: {
    since: "Kunsttischler in Siena seit 1921",
    heading: "Einmal gebaut, für einen Raum.",
    lead: "Zeichnen Sie den Raum, wählen Sie Holz und Beschläge, und sehen Sie den Preis, bevor das erste Brett gesägt ist.",
    begin: "Neuer Auftrag",
    ideas: "Aus unserer Werkstatt",
  },
};

/** The front door of the workshop: one column of words, then the way in. */
export function BottegaHome() {
  const words = kit.useWords(WORDS);
  const mayStart = kit.useSession(({ profile }) => profile !== null);
  const guests = kit.useConfig(({ guestsAdmitted }) => guestsAdmitted);
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Logo large />
        <div className={css.choices}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
      </header>
      <div className={css.body}>
        <section className={css.words}>
          <p className={css.since}>{words.since}</p>
          <h1 className={css.heading}>{words.heading}</h1>
          <p className={css.lead}>{words.lead}</p>
          {mayStart || guests ? (
            <div className={css.actions}>
              <Button variant="primary" size="lg" onClick={() => void kit.startNewProject()}>
                {words.begin}
              </Button>
              <AppLink href={paths.inspiration()} className={buttonClass({ size: "lg" })}>
                {words.ideas}
              </AppLink>
            </div>
          ) : null}
        </section>
        <HomeEntry />
      </div>
    </div>
  );
}
