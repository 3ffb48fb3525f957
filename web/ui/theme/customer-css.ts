import { brandRoles } from "./brand-roles.ts";
import { statusColours } from "./status-colours.ts";
import { type Scheme, type Surfaces, surfaces } from "./surfaces.ts";

/** The customer's choices for the look; everything else is computed from them (config file, `theme`). */
export interface CustomerTheme {
  /** `#rrggbb`. */
  readonly primary: string;
  /** Brand colour in the dark scheme; absent: `primary`. */
  readonly primaryDark?: string;
  readonly logo?: string;
  readonly logoDark?: string;
  /** Icon of the browser's tab. */
  readonly favicon?: string;
  /** Product name beside or instead of the logo. */
  readonly name?: string;
  /** Font of headings, already available to the page. */
  readonly font?: string;
  /** Multiplies every corner radius, 0..2. */
  readonly radiusScale?: number;
  readonly scheme?: "light" | "dark" | "system";
  /** Neutral colours in place of Stanza's own in the light scheme. */
  readonly light?: Partial<Surfaces>;
  readonly dark?: Partial<Surfaces>;
}

/** Stanza's own: the gold of the furniture maker's variant (spec 2 §9). */
export const defaultTheme: CustomerTheme = { primary: "#c4a671" };

const HEX = /^#[0-9a-f]{6}$/i;

/** A theme from a configuration file: what is not understood is left out, so a bad value never breaks the page. */
export function readTheme(value: unknown): CustomerTheme {
  if (typeof value !== "object" || value === null) return defaultTheme;
  const v = value as Record<string, unknown>;
  const colour = (key: string) => (typeof v[key] === "string" && HEX.test(v[key]) ? v[key] : undefined);
  const text = (key: string) => (typeof v[key] === "string" && v[key] !== "" ? v[key] : undefined);
  const scheme = v.scheme === "light" || v.scheme === "dark" || v.scheme === "system" ? v.scheme : undefined;
  const scale = typeof v.radiusScale === "number" && v.radiusScale >= 0 && v.radiusScale <= 2;
  return {
    primary: colour("primary") ?? colour("primaryColor") ?? defaultTheme.primary,
    primaryDark: colour("primaryDark"),
    logo: text("logo"),
    logoDark: text("logoDark"),
    favicon: text("favicon"),
    name: text("name"),
    font: text("font")?.replace(/[;{}<>]/g, ""),
    radiusScale: scale ? (v.radiusScale as number) : undefined,
    scheme,
    light: palette(v.light),
    dark: palette(v.dark),
  };
}

/** The known colours of a palette. */
function palette(value: unknown): Partial<Surfaces> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const known = Object.entries(value).filter(
    ([name, colour]) => Object.hasOwn(surfaces.light, name) && typeof colour === "string" && HEX.test(colour),
  );
  return Object.fromEntries(known) as Partial<Surfaces>;
}

/** A customer's neutral colours in one scheme. */
export const surfacesOf = (theme: CustomerTheme, scheme: Scheme): Surfaces => ({
  ...surfaces[scheme],
  ...theme[scheme],
});

function block(theme: CustomerTheme, scheme: Scheme): string {
  const primary = scheme === "dark" ? (theme.primaryDark ?? theme.primary) : theme.primary;
  const own = surfacesOf(theme, scheme);
  const lines = [
    ...Object.entries(own).map(([name, value]) => `--c-${name}:${value}`),
    ...Object.entries(brandRoles(primary, scheme, own)).map(([name, value]) => `--c-brand-${name}:${value}`),
    ...Object.entries(statusColours).flatMap(([status, colours]) =>
      Object.entries(colours[scheme]).map(([role, value]) => `--c-status-${status}-${role}:${value}`),
    ),
    `color-scheme:${scheme}`,
  ];
  return lines.join(";");
}

/** The text of the customer's style sheet: every colour variable in both schemes, so switching scheme or customer renders nothing again. */
export function customerCss(theme: CustomerTheme): string {
  const shape = [
    theme.font ? `--font-brand:${theme.font}` : "",
    theme.radiusScale === undefined ? "" : `--radius-scale:${theme.radiusScale}`,
  ]
    .filter(Boolean)
    .join(";");
  return `:root{${block(theme, "light")};${shape}}:root[data-scheme=dark]{${block(theme, "dark")}}`;
}
