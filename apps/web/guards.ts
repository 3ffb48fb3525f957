import {
  enterAsGuest,
  isUser,
  paths,
  type RoutePattern,
  sells,
  useConfig,
  useSession,
} from "@stanza/web-site";
import { type ParsedLocation, redirect } from "@tanstack/react-router";
import type { Guard } from "./screen-row.ts";
import { SCREENS } from "./screen-table.ts";

export interface Guarded {
  readonly location: ParsedLocation;
}
type Check = (visit: Guarded) => void | Promise<void>;

const toHome = ({ location }: Guarded) => redirect({ href: paths.home({ redirectFrom: location.href }) });

/** Anybody with a profile (spec 2 §2). Where guests are admitted, coming here is entering as one. */
async function checkUID(visit: Guarded): Promise<void> {
  if (useSession.getState().profile) return;
  const isAdmitted = useConfig.getState().guestsAdmitted && (await enterAsGuest()) === "signed-in";
  if (!isAdmitted) throw toHome(visit);
}

/** People with an account (spec 2 §2); everyone else signs in on Home first and comes back. */
function checkUserLoggedIn(visit: Guarded): void {
  if (!isUser(useSession.getState().profile)) throw toHome(visit);
}

/** The shop's own people (spec 2 §2 "non-guest only"); customers learn on Home whose page it is. */
function checkProLoggedIn(visit: Guarded): void {
  if (!sells(useSession.getState().profile)) throw toHome(visit);
}

/** Supervisors among them; the server refuses everybody else. */
function checkSupervisor(visit: Guarded): void {
  checkProLoggedIn(visit);
  if (!useSession.getState().profile?.isAdmin) throw toHome(visit);
}

const CHECKS: Readonly<Record<Guard, Check>> = {
  none: () => {},
  checkUID,
  checkUserLoggedIn,
  checkProLoggedIn,
  supervisor: checkSupervisor,
};

/** What a guard asks of a visit. */
export const checkOf = (guard: Guard): Check => CHECKS[guard];

/** Lets a visit to a screen pass, or throws the redirect that leads elsewhere. */
export const guardOf = (pattern: RoutePattern): Check => checkOf(SCREENS[pattern].guard);
