import type { InEveryLanguage } from "@stanza/quantities";

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

/** What each letter says; `{shop}` and `{login}` are filled in. */
export const ACCOUNT_WORDS: InEveryLanguage<Readonly<Record<AccountLetter, Words>>> = {
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
  fr: {
    invite: {
      subject: "Votre compte chez {shop}",
      first:
        "un compte a été créé pour vous chez {shop}. Votre identifiant est {login}\u00a0: choisissez votre mot de passe et vous pouvez commencer.",
      action: "Choisir mon mot de passe",
      small: [
        "Le lien fonctionne une seule fois, pendant trois jours.",
        "Vous ne connaissez pas {shop}\u202f? Alors quelqu’un s’est trompé d’adresse et vous n’avez rien à faire.",
      ],
    },
    reset: {
      subject: "Votre nouveau mot de passe pour {shop}",
      first:
        "un nouveau mot de passe a été demandé pour l’identifiant {login}. Si c’était vous, choisissez-le ici.",
      action: "Choisir un nouveau mot de passe",
      small: [
        "Le lien fonctionne une seule fois, pendant une demi-heure.",
        "Vous n’avez rien demandé\u202f? Alors vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.",
      ],
    },
    register: {
      subject: "Votre compte chez {shop}",
      first: "il reste une étape\u00a0: choisissez un mot de passe et votre compte conservera vos projets.",
      action: "Créer mon compte",
      small: [
        "Le lien fonctionne une seule fois, pendant un jour.",
        "Vous n’avez rien demandé\u202f? Alors quelqu’un s’est trompé d’adresse et vous n’avez rien à faire.",
      ],
    },
    known: {
      subject: "Vous avez déjà un compte chez {shop}",
      first:
        "quelqu’un voulait créer un compte avec cette adresse. Vous en avez déjà un, avec l’identifiant {login}\u00a0: connectez-vous avec lui. Si vous avez oublié le mot de passe, choisissez-en un nouveau ici.",
      action: "Choisir un nouveau mot de passe",
      small: [
        "Le lien fonctionne une seule fois, pendant une demi-heure.",
        "Ce n’était pas vous\u202f? Alors vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.",
      ],
    },
    changed: {
      subject: "Votre mot de passe a été modifié",
      first:
        "le mot de passe de l’identifiant {login} chez {shop} a été modifié et tous les appareils ont été déconnectés.",
      small: [
        "Ce n’était pas vous\u202f? Demandez tout de suite un nouveau mot de passe et prévenez {shop}.",
      ],
    },
  },
  es: {
    invite: {
      subject: "Su cuenta en {shop}",
      first:
        "se ha creado una cuenta para usted en {shop}. Su usuario es {login}: elija su contraseña y ya puede empezar.",
      action: "Elegir mi contraseña",
      small: [
        "El enlace funciona una sola vez, durante tres días.",
        "¿No conoce {shop}? Entonces alguien se ha equivocado de dirección y no tiene que hacer nada.",
      ],
    },
    reset: {
      subject: "Su nueva contraseña para {shop}",
      first: "se ha pedido una nueva contraseña para el usuario {login}. Si fue usted, elíjala aquí.",
      action: "Elegir una nueva contraseña",
      small: [
        "El enlace funciona una sola vez, durante media hora.",
        "¿No la ha pedido usted? Entonces no tiene que hacer nada: su contraseña sigue igual.",
      ],
    },
    register: {
      subject: "Su cuenta en {shop}",
      first: "falta un paso: elija una contraseña y su cuenta guardará sus diseños.",
      action: "Crear mi cuenta",
      small: [
        "El enlace funciona una sola vez, durante un día.",
        "¿No lo ha pedido usted? Entonces alguien se ha equivocado de dirección y no tiene que hacer nada.",
      ],
    },
    known: {
      subject: "Ya tiene una cuenta en {shop}",
      first:
        "alguien quería crear una cuenta con esta dirección. Usted ya tiene una, con el usuario {login}: inicie sesión con él. Si ha olvidado la contraseña, elija aquí una nueva.",
      action: "Elegir una nueva contraseña",
      small: [
        "El enlace funciona una sola vez, durante media hora.",
        "¿No fue usted? Entonces no tiene que hacer nada: su contraseña sigue igual.",
      ],
    },
    changed: {
      subject: "Su contraseña ha cambiado",
      first:
        "la contraseña del usuario {login} en {shop} ha cambiado y se ha cerrado la sesión en todos los dispositivos.",
      small: ["¿No fue usted? Pida de inmediato una nueva contraseña y avise a {shop}."],
    },
  },
};
