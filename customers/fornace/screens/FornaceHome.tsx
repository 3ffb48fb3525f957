import { kit } from "@stanza/web/kit";
import css from "./FornaceHome.module.css";

const { AppLink, Button, HomeEntry, LanguageChoice, Logo, SchemeChoice } = kit;

interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly products: readonly { readonly href: string; readonly name: string; readonly text: string }[];
  readonly begin: string;
}

const WORDS: { readonly en: Words } & Readonly<Record<string, Words>> = {
  en: {
    heading: "What shall we bake today?",
    lead: "Pick a product and make it yours. The price follows every choice.",
    products: [
      { href: "/kitchenConfig", name: "A kitchen", text: "Straight, 4.2 m, ready to change" },
      { href: "/kitchenSingleConfig", name: "One unit", text: "A base unit with two doors" },
      { href: "/windowConfig", name: "A window", text: "Two sashes, any size" },
      { href: "/doorConfig", name: "A door", text: "Interior door, any finish" },
    ],
    begin: "Start from scratch",
  },
  it: {
    heading: "Che cosa inforniamo oggi?",
    lead: "Scegli un prodotto e fallo tuo. Il prezzo segue ogni scelta.",
    products: [
      { href: "/kitchenConfig", name: "Una cucina", text: "Lineare, 4,2 m, pronta da cambiare" },
      { href: "/kitchenSingleConfig", name: "Un elemento", text: "Una base con due ante" },
      { href: "/windowConfig", name: "Una finestra", text: "Due ante, ogni misura" },
      { href: "/doorConfig", name: "Una porta", text: "Porta interna, ogni finitura" },
    ],
    begin: "Comincia da zero",
  },
  de: {
    heading: "Was backen wir heute?",
    lead: "Wählen Sie ein Produkt und machen Sie es zu Ihrem. Der Preis folgt jeder Wahl.",
    products: [
      { href: "/kitchenConfig", name: "Eine Küche", text: "Zeile, 4,2 m, bereit zum Ändern" },
      { href: "/kitchenSingleConfig", name: "Ein Schrank", text: "Unterschrank mit zwei Türen" },
      { href: "/windowConfig", name: "Ein Fenster", text: "Zwei Flügel, jede Größe" },
      { href: "/doorConfig", name: "Eine Tür", text: "Innentür, jede Oberfläche" },
    ],
    begin: "Von vorn beginnen",
  },
};

/** The front door: four products to begin with, and the way in. */
export function FornaceHome() {
  const words = kit.useWords(WORDS);
  const hasProfile = kit.useSession(({ profile }) => profile !== null);
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
          <h1 className={css.heading}>{words.heading}</h1>
          <p className={css.lead}>{words.lead}</p>
          <ul className={css.products}>
            {words.products.map(({ href, name, text }) => (
              <li key={href}>
                <AppLink href={href} className={css.product}>
                  <strong>{name}</strong>
                  <span>{text}</span>
                </AppLink>
              </li>
            ))}
          </ul>
          {hasProfile || guests ? (
            <Button size="lg" onClick={() => void kit.startNewProject()}>
              {words.begin}
            </Button>
          ) : null}
        </section>
        <HomeEntry />
      </div>
    </div>
  );
}
