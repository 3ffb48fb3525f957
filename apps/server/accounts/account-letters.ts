import { layOut } from "../mail/letter-layout.ts";

type Language = "en" | "it" | "de";

/**
 * The letters about accounts.
 *
 * known    somebody wants to make an account with an address that has one
 * changed  a password was set
 * invite   a supervisor has made an account for somebody
 */
export type AccountLetter = "reset" | "register" | "known" | "changed" | "invite";

interface Words {
  readonly subject: string;
  readonly first: string;
  /** Absent: there is nothing to press. */
  readonly action?: string;
  readonly small: readonly string[];
}

const WORDS: Readonly<Record<Language, Readonly<Record<AccountLetter, Words>>>> = {
  en: {
    invite: {
      subject: "Your account at {shop}",
      first:
        "an account was made for you at {shop}. Your user id is {login}: choose your password, and you can begin.",
      action: "Choose my password",
      small: [
        "The link works once, and for three days.",
        "You know nothing of {shop}? Then somebody mistyped their address, and you need not do anything.",
      ],
    },
    reset: {
      subject: "Your new password for {shop}",
      first: "somebody asked for a new password for the user id {login}. If it was you, choose it here.",
      action: "Choose a new password",
      small: [
        "The link works once, and for half an hour.",
        "You did not ask for this? Then you need not do anything: your password stays as it is.",
      ],
    },
    register: {
      subject: "Your account at {shop}",
      first: "one step is left: choose a password, and your account keeps your designs.",
      action: "Make my account",
      small: [
        "The link works once, and for a day.",
        "You did not ask for this? Then somebody mistyped their address, and you need not do anything.",
      ],
    },
    known: {
      subject: "You have an account at {shop} already",
      first:
        "somebody wanted to make an account with this address. You have one already, with the user id {login}: sign in with it. If you have forgotten the password, choose a new one here.",
      action: "Choose a new password",
      small: [
        "The link works once, and for half an hour.",
        "It was not you? Then you need not do anything: your password stays as it is.",
      ],
    },
    changed: {
      subject: "Your password has been changed",
      first:
        "the password of the user id {login} at {shop} has been changed, and every device has been signed out.",
      small: ["It was not you? Ask for a new password at once, and tell {shop}."],
    },
  },
  it: {
    invite: {
      subject: "Il tuo account da {shop}",
      first:
        "è stato creato un account per te da {shop}. Il tuo identificativo è {login}: scegli la password e puoi iniziare.",
      action: "Scegli la mia password",
      small: [
        "Il link funziona una volta sola, per tre giorni.",
        "Non conosci {shop}? Allora qualcuno ha sbagliato indirizzo: non devi fare niente.",
      ],
    },
    reset: {
      subject: "La tua nuova password per {shop}",
      first:
        "è stata chiesta una nuova password per l’identificativo {login}. Se sei stato tu, scegli qui la nuova.",
      action: "Scegli una nuova password",
      small: [
        "Il link funziona una volta sola, per mezz’ora.",
        "Non l’hai chiesto tu? Allora non devi fare niente: la tua password resta com’è.",
      ],
    },
    register: {
      subject: "Il tuo account da {shop}",
      first: "manca un passo: scegli una password e il tuo account conserva i tuoi progetti.",
      action: "Crea il mio account",
      small: [
        "Il link funziona una volta sola, per un giorno.",
        "Non l’hai chiesto tu? Allora qualcuno ha sbagliato indirizzo: non devi fare niente.",
      ],
    },
    known: {
      subject: "Hai già un account da {shop}",
      first:
        "qualcuno voleva creare un account con questo indirizzo. Ne hai già uno, con l’identificativo {login}: accedi con quello. Se hai dimenticato la password, scegline qui una nuova.",
      action: "Scegli una nuova password",
      small: [
        "Il link funziona una volta sola, per mezz’ora.",
        "Non sei stato tu? Allora non devi fare niente: la tua password resta com’è.",
      ],
    },
    changed: {
      subject: "La tua password è stata cambiata",
      first:
        "la password dell’identificativo {login} da {shop} è stata cambiata e ogni dispositivo è stato disconnesso.",
      small: ["Non sei stato tu? Chiedi subito una nuova password e avvisa {shop}."],
    },
  },
  de: {
    invite: {
      subject: "Ihr Konto bei {shop}",
      first:
        "bei {shop} wurde ein Konto für Sie angelegt. Ihre Benutzerkennung ist {login}: Wählen Sie Ihr Passwort, dann können Sie beginnen.",
      action: "Mein Passwort wählen",
      small: [
        "Der Link gilt einmal, und drei Tage lang.",
        "Sie kennen {shop} nicht? Dann hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.",
      ],
    },
    reset: {
      subject: "Ihr neues Passwort bei {shop}",
      first:
        "für die Benutzerkennung {login} wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie es hier.",
      action: "Neues Passwort wählen",
      small: [
        "Der Link gilt einmal, und eine halbe Stunde lang.",
        "Nicht von Ihnen? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
      ],
    },
    register: {
      subject: "Ihr Konto bei {shop}",
      first: "ein Schritt fehlt noch: Wählen Sie ein Passwort, und Ihr Konto bewahrt Ihre Entwürfe auf.",
      action: "Mein Konto anlegen",
      small: [
        "Der Link gilt einmal, und einen Tag lang.",
        "Nicht von Ihnen? Dann hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.",
      ],
    },
    known: {
      subject: "Sie haben bei {shop} schon ein Konto",
      first:
        "jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines, mit der Benutzerkennung {login}: Melden Sie sich damit an. Wenn Sie das Passwort vergessen haben, wählen Sie hier ein neues.",
      action: "Neues Passwort wählen",
      small: [
        "Der Link gilt einmal, und eine halbe Stunde lang.",
        "Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.",
      ],
    },
    changed: {
      subject: "Ihr Passwort wurde geändert",
      first:
        "das Passwort der Benutzerkennung {login} bei {shop} wurde geändert, und alle Geräte wurden abgemeldet.",
      small: ["Waren Sie das nicht? Fordern Sie sofort ein neues Passwort an, und sagen Sie es {shop}."],
    },
  },
};

/**
 * A letter about an account. Nothing that somebody typed stands in it but the user id of an account that exists: anybody can have it sent to
 * any address, so their words would be ours in a stranger's mailbox.
 *
 * url   of the one thing to do; `changed` has none
 */
export function accountLetter(
  of: AccountLetter,
  values: { readonly shop: string; readonly login: string },
  url: string | null,
  language: string,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const words = WORDS[language === "it" || language === "de" ? language : "en"][of];
  const first = fill(words.first, values);
  return {
    subject: fill(words.subject, values),
    ...layOut({
      paragraphs: [first.charAt(0).toUpperCase() + first.slice(1)],
      ...(words.action !== undefined && url !== null ? { action: { label: words.action, url } } : {}),
      small: words.small.map((one) => fill(one, values)),
    }),
  };
}

const fill = (text: string, values: { readonly shop: string; readonly login: string }): string =>
  text.replace("{shop}", values.shop).replace("{login}", values.login);
