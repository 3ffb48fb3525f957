/**
 * Who may see a screen; everybody else comes to Home, which knows where they wanted to go (spec 1 §6, spec 2 §2).
 *
 * checkUID            anybody with a profile, guests too
 * checkUserLoggedIn   people with an account, customers too
 * checkProLoggedIn    the shop's own people
 * supervisor          supervisors among them
 */
export type Guard = "none" | "checkUID" | "checkUserLoggedIn" | "checkProLoggedIn" | "supervisor";

export interface ScreenRow {
  readonly guard: Guard;
  readonly header: boolean;
  readonly footer: boolean;
  /** The screen takes the whole height and scrolls inside, as a workspace does. */
  readonly fills?: true;
  /** A visit may begin here; any other first address leads to Home, with a way on (spec 1 §2 "First navigation"). */
  readonly isFirst?: true;
}
