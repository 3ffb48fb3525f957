/** What may be wrong with a new password. */
export type PasswordFault = "short" | "long" | "common" | "name";

export const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** Letters that a password must have beside the person's own names. */
const LETTERS_OF_ITS_OWN = 4;

/** Words that lists of stolen passwords begin with; digits and signs around them make them no better. */
const COMMON =
  /^(password|passwort|passwd|qwerty(uiop)?|qwertz(uiop)?|azerty(uiop)?|abc|abcdef|iloveyou|welcome|willkommen|benvenuto|letmein|admin(istrator)?|login|stanza|kitchen|kueche|küche|cucina|summer|sommer|estate|winter|inverno|changeme|secret|geheim|segreto)?$/;

/**
 * The faults of a password that somebody wants to take; empty: it may be taken. Length does more than signs and capitals
 * (NIST SP 800-63B, memorized secrets), so nothing else is asked for.
 *
 * names   login, address and name of the person, which others know
 */
export function passwordFaults(password: string, names: readonly string[]): readonly PasswordFault[] {
  const signs = [...password];
  const lower = password.toLowerCase();
  const bare = lower.replace(/[\d\s\p{P}\p{S}]+/gu, "");
  const known = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u))
    .filter(({ length }) => length > 3);
  const rest = known.reduce((left, name) => left.replaceAll(name, ""), bare);
  return [
    ...(signs.length < SHORTEST_PASSWORD ? (["short"] as const) : []),
    ...(signs.length > LONGEST_PASSWORD ? (["long"] as const) : []),
    ...(new Set(signs).size < 5 || COMMON.test(bare) ? (["common"] as const) : []),
    ...(rest !== bare && rest.length < LETTERS_OF_ITS_OWN ? (["name"] as const) : []),
  ];
}
