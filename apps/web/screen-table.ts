import { patternOf, type RoutePattern } from "@stanza/web-site";
import { customerRoute } from "./customer/customer-screens.ts";
import type { Guard, ScreenRow } from "./screen-row.ts";

/** A screen of the product: header above, footer below. */
const content = (guard: Guard): ScreenRow => ({ guard, header: true, footer: true });
/** The workspace and the closet wizard have their own bar instead of the footer. */
const WORKSPACE: ScreenRow = { guard: "checkUID", header: true, footer: false, fills: true };
/** One article inside a web shop's page, where a visit begins: the spec's list of first pages has it not (docs/assumptions.md A185). */
const FRAME: ScreenRow = { guard: "checkUID", header: false, footer: false, fills: true, isFirst: true };
/** A page that stands for itself: what a mailed code, a key or a provider leads to. */
const ENTRY: ScreenRow = { guard: "none", header: false, footer: false, isFirst: true };

/**
 * Every screen with its rules. The router, the frame of the page and the rule of the first navigation read them here.
 *
 * Source: spec 1 §2. ASSUMED: which guard is whose and which screens have a footer, as the spec shows neither (docs/assumptions.md A110).
 */
export const SCREENS: Readonly<Record<RoutePattern, ScreenRow>> = {
  "/": ENTRY,
  "/home": ENTRY,
  "/projects": content("checkUserLoggedIn"),
  "/itemsearch": { ...content("checkUID"), isFirst: true },
  "/itemsearch/$newprj": { ...content("checkUID"), isFirst: true },
  "/citemsearch": { ...content("checkUID"), isFirst: true },
  "/citemsearch/$newprj": { ...content("checkUID"), isFirst: true },
  "/configurator": WORKSPACE,
  "/configurator2d": WORKSPACE,
  "/configurator3d": WORKSPACE,
  "/configuratorFrame": FRAME,
  "/configuratorFrameMobile": FRAME,
  "/closetool": WORKSPACE,
  "/closetool/$idRow": WORKSPACE,
  "/configuratorMulticloset": WORKSPACE,
  "/offerview": content("checkUID"),
  "/offerview2": content("checkUID"),
  "/offerview3": content("checkUID"),
  "/summary": content("checkProLoggedIn"),
  "/cart": content("checkUID"),
  "/customerinfo": content("checkUID"),
  "/servizi": content("checkProLoggedIn"),
  "/allegati": content("checkUserLoggedIn"),
  "/references": content("checkUserLoggedIn"),
  "/renderfarm": content("checkProLoggedIn"),
  "/jobview": content("checkProLoggedIn"),
  "/inspiration": content("checkUID"),
  "/projectlog": content("checkUserLoggedIn"),
  "/usersettings": content("checkUID"),
  "/catalogues/tables": content("supervisor"),
  "/catalogues": content("supervisor"),
  "/people": content("supervisor"),
  "/o/$token": ENTRY,
  "/d/$token": ENTRY,
  "/arwebView/$prjID": ENTRY,
  "/resetpassword/$code": ENTRY,
  "/guestresetpassword/$code": ENTRY,
  "/guestregister/$code": ENTRY,
  "/rsalogin": ENTRY,
  "/rsalogin/$key": ENTRY,
  "/rsalogin/$key/$action": ENTRY,
  "/oidc": ENTRY,
  "/gdprprivacy": { guard: "checkUserLoggedIn", header: false, footer: false },
  "/do/$action": { ...content("checkUID"), isFirst: true },
  "/logs": content("none"),
  "/404": { ...content("none"), isFirst: true },
};

/** The rules of the screen at an address path, the customer's own too; those of the page that was not found where there is none. */
export const screenAt = (path: string): ScreenRow =>
  customerRoute(path) ?? SCREENS[patternOf(path) ?? "/404"];
