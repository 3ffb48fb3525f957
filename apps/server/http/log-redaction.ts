/** Names under which nothing is logged, whatever has them (reliability.md T37). */
const SECRET = [
  "address",
  "authorization",
  "code",
  "cookie",
  "email",
  "iban",
  "login",
  "name",
  "password",
  "phone",
  "rsaKey",
  "token",
  "user",
  "vatNumber",
] as const;
const INSTEAD = "…";

/** E-mail addresses, IBANs, telephone numbers with their country, and what is long enough to be a code or a token. */
const PERSONAL = [
  /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu,
  /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/g,
  /\+\d[\d ()/-]{6,}\d/g,
  /\b[\w-]{43,}\b/g,
];

/** A text without what may say who somebody is, or open something. */
export const withoutPersons = (text: string): string =>
  PERSONAL.reduce((rest, pattern) => rest.replace(pattern, INSTEAD), text);

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

type Failure = Error & { readonly code?: unknown; readonly table?: unknown; readonly constraint?: unknown };

/**
 * An error as it is logged: what it is, where it came from, and what of the database it is about. PostgreSQL tells values in `detail`, `where`
 * and quoted in its message; those are left out.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersons(String(error)), stack: "" };
  const { name, message, stack, code, table, constraint, cause } = error as Failure;
  const isOfDatabase = typeof code === "string" && /^[\dA-Z]{5}$/.test(code);
  const plain = (text: string) =>
    withoutPersons(isOfDatabase ? text.replace(/: "[^"\n]*"/g, `: "${INSTEAD}"`) : text);
  return {
    type: name,
    message: plain(message),
    stack: plain(stack ?? ""),
    ...(code === undefined ? {} : { errorCode: code }),
    ...(table === undefined ? {} : { table }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** Options of the logger: one line of JSON an entry, control characters escaped, nothing personal in it. */
export const LOG_OPTIONS = {
  serializers: { err: loggedError },
  redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`]), censor: INSTEAD },
  hooks: {
    logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
      method.apply(
        this,
        args.map((one) => (typeof one === "string" ? withoutPersons(one) : one)),
      );
    },
  },
};
