import type { SiteConfig } from "@stanza/contract";
import type { AccessSettings } from "../../config/access-settings.ts";
import { InvalidConfig } from "../../config/config.ts";
import { type CompanyProvider, openCompanyProvider } from "./company-provider.ts";
import type { NewIdentities } from "./identity.ts";

/** The company's own sign-in, as this deployment has it. */
export interface CompanySignIn {
  readonly provider: CompanyProvider;
  /** As configured: what an access token's sender has to name, letter by letter. */
  readonly authority: string;
  readonly name: string;
  /** After so many minutes the provider is asked whether a person may stay. */
  readonly renewMinutes: number;
  readonly people: NewIdentities;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The sign-in that `openIdIntegration` and `oidcSettings` of config.json configure, with what is not public from access.json; `null`: the
 * deployment has none. Throws `InvalidConfig` where something of it is missing.
 */
export function openCompany(
  { config }: SiteConfig,
  { company }: AccessSettings,
  clientSecret: string | undefined,
): CompanySignIn | null {
  if (config.openIdIntegration !== true) return null;
  const { authority, client_id: clientId, scope } = config.oidcSettings ?? {};
  if (authority === undefined || !URL.canParse(authority))
    throw new InvalidConfig(["config.json: config.oidcSettings.authority: expected the provider's address"]);
  const { protocol, hostname } = new URL(authority);
  if (protocol !== "https:" && !(protocol === "http:" && LOOPBACK.test(hostname)))
    throw new InvalidConfig(["config.json: config.oidcSettings.authority: expected an https address"]);
  if (clientId === undefined)
    throw new InvalidConfig(["config.json: config.oidcSettings.client_id is missing"]);
  const { provider: name, audience, renewMinutes, loginClaim, create } = company;
  return {
    provider: openCompanyProvider({
      authority,
      clientId,
      scope: scope ?? "openid profile email",
      ...(clientSecret === undefined ? {} : { clientSecret }),
      ...(audience === undefined ? {} : { audience }),
    }),
    authority,
    name,
    renewMinutes,
    people: { loginClaim, create },
  };
}
