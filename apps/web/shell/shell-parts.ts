interface ShellParts {
  readonly header: boolean;
  readonly footer: boolean;
  /** The screen takes the whole height and scrolls inside, as a workspace does. */
  readonly fills: boolean;
}

const entryPages = ["resetpassword", "guestresetpassword", "guestregister", "rsalogin", "oidc"];
const headerless = ["home", "gdprprivacy", ...entryPages, "openPDF", "arwebView", "o", "d"];

/**
 * The parts of the frame that a screen has (spec 1 §2): no header on the entry screens, nothing for a client's offer or design (`/o/…`, `/d/…`), neither
 * header nor footer inside another page's frame. The workspace has its own status bar instead of the footer.
 */
export function shellParts(path: string, embedded: boolean): ShellParts {
  const screen = path.split("/")[1] ?? "";
  const fills = screen.startsWith("configurator");
  return {
    header: !embedded && !headerless.some((name) => name.toLowerCase() === screen.toLowerCase()),
    footer: !embedded && !fills && !["home", "o", "d", ...entryPages].includes(screen),
    fills,
  };
}
