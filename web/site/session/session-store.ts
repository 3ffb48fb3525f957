import type { Profile } from "@stanza/contract";
import { log } from "@stanza/web-ui";
import { create } from "zustand";
import { client, setToken } from "../client/client.ts";
import { refuseGuests, useConfig } from "../config/config-store.ts";
import { storage } from "../device/storage.ts";
import { speakProfileLanguage } from "../texts/i18n.ts";
import { noteSignOut } from "./last-sign-out.ts";

interface SessionState {
  /** `unknown` until the server was asked. */
  readonly status: "unknown" | "signed-out" | "signed-in";
  readonly profile: Profile | null;
  /** The session ended while somebody was working: the page asks to sign in again and loses nothing. */
  readonly expired: boolean;
  /** Why a system that signs people in could not, for the page around this one to be told; null: nothing is known of that. */
  readonly loginFailed: string | null;
  /** A sign-in whose first half is done; null: there is none. */
  readonly half: HalfSignIn | null;
}

/** `enrol`: the site wants a second factor of this person, who has none yet. */
export interface HalfSignIn {
  readonly ticket: string;
  readonly step: "code" | "enrol";
}

export const useSession = create<SessionState>()(() => ({
  status: "unknown",
  profile: null,
  expired: false,
  loginFailed: null,
  half: null,
}));

/** `second-factor`: the session's `half` says what is still wanted. */
export type SignInResult =
  | "signed-in"
  | "second-factor"
  | "login-failed"
  | "too-many-attempts"
  | "no-connection";
export type GuestResult = "signed-in" | "not-admitted" | "too-many-guests" | "no-connection";

/** Set while the server has not heard of a sign-out. */
const OWED = "stanza.sign-out-owed";

/** Takes the session that the server has just opened. */
export function takeSession(profile: Profile, token: string | undefined): void {
  setToken(token);
  storage.set(OWED, undefined);
  const { profile: before } = useSession.getState();
  useSession.setState({
    status: "signed-in",
    profile: withKeptShop(profile, before),
    expired: false,
    half: null,
  });
}

/** Spec 2 §5: the profile's shop is kept only if it has more than one field; otherwise the shop from before goes on. */
const withKeptShop = (profile: Profile, before: Profile | null): Profile =>
  before && Object.keys(profile.shop).length < 2 ? { ...profile, shop: before.shop } : profile;

/** Asks the server who this is; without an answer nobody is signed in, nor after a sign-out that it has not heard of. */
export async function restoreSession(): Promise<void> {
  if (storage.get(OWED) && !(await tellSignOut())) {
    useSession.setState({ status: "signed-out", profile: null });
    return;
  }
  const answer = await client.getSession({});
  if (answer.status === 200 && answer.body.profile) takeSession(answer.body.profile, undefined);
  else useSession.setState({ status: "signed-out", profile: null });
}

/** Goes on as the person who has just signed in, in their language. */
export async function enteredSession({
  profile,
  token,
}: {
  readonly profile: Profile;
  readonly token: string;
}): Promise<void> {
  await speakProfileLanguage(profile.language, useConfig.getState().config?.languages ?? []);
  takeSession(profile, token);
}

export async function signIn(credentials: {
  id?: string;
  user: string;
  password: string;
  shop?: string;
}): Promise<SignInResult> {
  const answer = await client.signIn({ body: credentials });
  switch (answer.status) {
    case 200:
      await enteredSession(answer.body);
      return "signed-in";
    case 202:
      useSession.setState({ half: answer.body });
      return "second-factor";
    case 401:
    case 422:
      return "login-failed";
    case 429:
      return "too-many-attempts";
    default:
      return "no-connection";
  }
}

/** Enters as a guest; a person who is signed in already stays who they are. */
export async function enterAsGuest(language?: string): Promise<GuestResult> {
  if (useSession.getState().status === "signed-in") return "signed-in";
  const answer = await client.signInGuest({ body: { language } });
  if (answer.status === 200) {
    takeSession(answer.body.profile, answer.body.token);
    return "signed-in";
  }
  if (answer.status === 429) return "too-many-guests";
  const { message } = answer.status === 0 ? answer : answer.body;
  if (answer.status !== 403 && !message.includes(WRONG_GUEST)) return "no-connection";
  log("warning", `Guest user NOT accepted by back-end: ${message}`);
  refuseGuests();
  return "not-admitted";
}

/** Spec 2 §6: the words by which a back end refuses guests, whatever else it says. */
const WRONG_GUEST = "11-Wrong User ID:";

/** Signs in on a device that does so by itself; where that fails, nobody is signed in. */
export async function enterAutomatically(): Promise<void> {
  const answer = await client.signInAutomatically({});
  if (answer.status === 200) takeSession(answer.body.profile, answer.body.token);
}

/** A guest inside a frame begins a new project in the shop for that; without it they stay where they are. */
export async function enterSuperGuestShop(): Promise<void> {
  const answer = await client.enterSuperGuestShop({});
  if (answer.status === 200) takeSession(answer.body.profile, answer.body.token);
}

/** Works for another shop: prices and rights follow. */
export async function changeShop(code: string): Promise<boolean> {
  const answer = await client.setShop({ body: { shop: code } });
  if (answer.status !== 200) return false;
  takeSession(answer.body.profile, answer.body.token);
  return true;
}

/** Tells the server of a sign-out. False: it could not be reached, and will be told at the next start. */
export async function tellSignOut(): Promise<boolean> {
  const { status } = await client.signOut({});
  storage.set(OWED, status === 0 ? "1" : undefined);
  return status !== 0;
}

/** Ends the session on this device; the server hears of it when it can. */
export async function endSession(): Promise<void> {
  await tellSignOut();
  noteSignOut(Date.now());
  setToken(undefined);
  useSession.setState({ status: "signed-out", profile: null, expired: false });
}

export const isUser = (profile: Profile | null): boolean => profile !== null && profile.kind !== "guest";
