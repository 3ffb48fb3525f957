import type { InEveryLanguage } from "@stanza/quantities";

/** What the letters about a design say; `{name}`s are filled in. */
export interface DesignWords {
  readonly own: { readonly subject: string; readonly first: string };
  readonly kept: { readonly subject: string; readonly first: string };
  readonly asked: { readonly subject: string; readonly first: string; readonly answer: string };
  readonly tax: string;
  readonly salesTax: string;
  readonly total: string;
  readonly without: string;
  readonly noPrice: string;
  readonly optional: string;
  readonly open: string;
  readonly openProject: string;
  readonly until: string;
  readonly notYou: string;
  readonly room: string;
}

export const DESIGN_WORDS: InEveryLanguage<DesignWords> = {
  en: {
    own: {
      subject: "Your design at {shop}",
      first: "here is your design as it stands today, with its price at {shop}.",
    },
    kept: {
      subject: "{shop} has got your design",
      first: "{shop} has got your design and will make you an offer. They answer to this address.",
    },
    asked: {
      subject: "{name} asks for an offer: {total}",
      first: "{name} ({email}) asks {shop} for an offer of this design.",
      answer:
        "Answer this mail to write to them. They agreed on {date} that you get their name, address and design.",
    },
    tax: "VAT",
    salesTax: "sales tax",
    total: "Total with {tax}",
    without: "Without delivery and services.",
    noPrice: "no price yet",
    optional: "optional",
    open: "Open your design",
    openProject: "Open the project",
    until: "The link works until {date}. Whoever has it sees the design; you can end it on its page.",
    notYou: "You did not ask for this? Then somebody mistyped their address, and you need not do anything.",
    room: "View of the room",
  },
  it: {
    own: {
      subject: "Il tuo progetto da {shop}",
      first: "ecco il tuo progetto com’è oggi, con il suo prezzo da {shop}.",
    },
    kept: {
      subject: "{shop} ha ricevuto il tuo progetto",
      first:
        "{shop} ha ricevuto il tuo progetto e ti farà un’offerta. La risposta arriva a questo indirizzo.",
    },
    asked: {
      subject: "{name} chiede un’offerta: {total}",
      first: "{name} ({email}) chiede a {shop} un’offerta per questo progetto.",
      answer:
        "Risponda a questa mail per scrivere al cliente. Il {date} ha acconsentito a trasmettere nome, indirizzo e progetto.",
    },
    tax: "IVA",
    salesTax: "sales tax",
    total: "Totale con {tax}",
    without: "Senza consegna e servizi.",
    noPrice: "ancora senza prezzo",
    optional: "facoltativo",
    open: "Apri il tuo progetto",
    openProject: "Apra il progetto",
    until: "Il link funziona fino al {date}. Chi ce l’ha vede il progetto; puoi chiuderlo sulla sua pagina.",
    notYou: "Non l’hai chiesto tu? Allora qualcuno ha sbagliato indirizzo: non devi fare niente.",
    room: "Vista della stanza",
  },
  de: {
    own: {
      subject: "Ihr Entwurf bei {shop}",
      first: "hier ist Ihr Entwurf, wie er heute ist, mit seinem Preis bei {shop}.",
    },
    kept: {
      subject: "{shop} hat Ihren Entwurf erhalten",
      first:
        "{shop} hat Ihren Entwurf erhalten und macht Ihnen ein Angebot. Die Antwort kommt an diese Adresse.",
    },
    asked: {
      subject: "{name} bittet um ein Angebot: {total}",
      first: "{name} ({email}) bittet {shop} um ein Angebot für diesen Entwurf.",
      answer:
        "Antworten Sie auf diese Mail, um zu schreiben. Am {date} wurde zugestimmt, dass Sie Name, Adresse und Entwurf erhalten.",
    },
    tax: "MwSt.",
    salesTax: "Sales Tax",
    total: "Gesamt inkl. {tax}",
    without: "Ohne Lieferung und Dienstleistungen.",
    noPrice: "noch ohne Preis",
    optional: "optional",
    open: "Entwurf öffnen",
    openProject: "Projekt öffnen",
    until:
      "Der Link gilt bis {date}. Wer ihn hat, sieht den Entwurf; auf seiner Seite können Sie ihn beenden.",
    notYou: "Nicht von Ihnen? Dann hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.",
    room: "Ansicht des Raums",
  },
  fr: {
    own: {
      subject: "Votre projet chez {shop}",
      first: "voici votre projet tel qu’il est aujourd’hui, avec son prix chez {shop}.",
    },
    kept: {
      subject: "{shop} a reçu votre projet",
      first: "{shop} a reçu votre projet et vous fera une offre. La réponse arrivera à cette adresse.",
    },
    asked: {
      subject: "{name} demande une offre\u00a0: {total}",
      first: "{name} ({email}) demande à {shop} une offre pour ce projet.",
      answer:
        "Répondez à ce message pour écrire au client. Le {date}, cette personne a accepté que vous receviez son nom, son adresse et son projet.",
    },
    tax: "TVA",
    salesTax: "sales tax",
    total: "Total, {tax} comprise",
    without: "Sans livraison ni prestations.",
    noPrice: "pas encore de prix",
    optional: "en option",
    open: "Ouvrir votre projet",
    openProject: "Ouvrir le projet",
    until:
      "Le lien fonctionne jusqu’au {date}. Toute personne qui l’a voit le projet\u202f; vous pouvez y mettre fin sur sa page.",
    notYou:
      "Vous n’avez rien demandé\u202f? Alors quelqu’un s’est trompé d’adresse et vous n’avez rien à faire.",
    room: "Vue de la pièce",
  },
  es: {
    own: {
      subject: "Su diseño en {shop}",
      first: "este es su diseño tal como está hoy, con su precio en {shop}.",
    },
    kept: {
      subject: "{shop} ha recibido su diseño",
      first: "{shop} ha recibido su diseño y le hará una oferta. La respuesta llegará a esta dirección.",
    },
    asked: {
      subject: "{name} pide una oferta: {total}",
      first: "{name} ({email}) pide a {shop} una oferta de este diseño.",
      answer:
        "Responda a este correo para escribir al cliente. El {date} aceptó que usted reciba su nombre, su dirección y su diseño.",
    },
    tax: "IVA",
    salesTax: "impuesto sobre ventas",
    total: "Total con {tax}",
    without: "Sin entrega ni servicios.",
    noPrice: "todavía sin precio",
    optional: "opcional",
    open: "Abrir su diseño",
    openProject: "Abrir el proyecto",
    until: "El enlace funciona hasta el {date}. Quien lo tenga ve el diseño; puede ponerle fin en su página.",
    notYou:
      "¿No lo ha pedido usted? Entonces alguien se ha equivocado de dirección y no tiene que hacer nada.",
    room: "Vista de la estancia",
  },
};
