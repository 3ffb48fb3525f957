import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import type * as Client from "openid-client";

/** The company's own sign-in: one OpenID Connect provider, named by the deployment alone. */
export interface CompanySettings {
  readonly authority: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  readonly scope: string;
  /** What access tokens name as the one they are for; absent: the provider is asked about each. */
  readonly audience?: string;
}

/** A person as the provider names them. */
export interface CompanyPerson {
  readonly issuer: string;
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Token with which the provider is asked later whether the person may stay. */
  readonly refresh?: string;
}

/** The sign-in that the answer of the provider has to belong to. */
export interface BegunSignIn {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider says no, or says something that is not for us; the sentence is for the log. */
export class CompanyRefusal extends Error {
  override readonly name = "CompanyRefusal";
}

export interface CompanyProvider {
  /** The address at which the person signs in. */
  begin(signIn: BegunSignIn): Promise<string>;
  /** The person of the provider's answer, the query of the page that it leads back to. Throws `CompanyRefusal`. */
  finish(signIn: BegunSignIn, answer: string): Promise<CompanyPerson>;
  /** The person of an access token that was issued for us. Throws `CompanyRefusal`. */
  personOf(accessToken: string): Promise<CompanyPerson>;
  /** Asks whether the person may stay. Throws `CompanyRefusal` where not; other errors say nothing about it. */
  renew(refresh: string, subject: string): Promise<Pick<CompanyPerson, "refresh">>;
}

const ALGORITHMS = ["RS256", "PS256", "ES256"];
const TIME_OUT_SECONDS = 5;
const TOLERANCE_SECONDS = 30;

/** Opens the provider; its endpoints are asked for when they are first needed, so that a server starts without it. */
export function openCompanyProvider(settings: CompanySettings): CompanyProvider {
  let opened: Promise<Opened> | undefined;
  const open = () => {
    opened ??= discover(settings).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async begin({ redirectUri, state, nonce, verifier }) {
      const { oidc, config } = await open();
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        response_type: "code",
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(settings.scope.split(" ").includes("offline_access") ? { prompt: "consent" } : {}),
      }).href;
    },
    async finish({ redirectUri, state, nonce, verifier }, answer) {
      const { oidc, config } = await open();
      const tokens = await refusing(oidc, () =>
        oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        }),
      );
      return personOfTokens(tokens);
    },
    async personOf(accessToken) {
      const { oidc, config, keys } = await open();
      if (settings.audience !== undefined) return personOfJwt(accessToken, settings.audience, config, keys);
      const found = await refusing(oidc, () => oidc.tokenIntrospection(config, accessToken));
      const { active, sub, iss, client_id: client, token_type: type } = found;
      if (!active) throw new CompanyRefusal("the access token is not active");
      if (client !== settings.clientId) throw new CompanyRefusal("the access token is another client's");
      if (iss !== undefined && iss !== config.serverMetadata().issuer)
        throw new CompanyRefusal("the access token is another issuer's");
      if (typeof sub !== "string" || sub === "") throw new CompanyRefusal("the access token is nobody's");
      if (type !== undefined && !/^bearer$/i.test(type)) throw new CompanyRefusal("it is no access token");
      return { issuer: config.serverMetadata().issuer, subject: sub, claims: found };
    },
    async renew(refresh, subject) {
      const { oidc, config } = await open();
      const tokens = await refusing(oidc, () => oidc.refreshTokenGrant(config, refresh));
      const renewed = tokens.claims();
      if (renewed && renewed.sub !== subject)
        throw new CompanyRefusal("the renewed token is another person's");
      return { refresh: tokens.refresh_token ?? refresh };
    },
  };
}

interface Opened {
  readonly oidc: typeof Client;
  readonly config: Client.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

async function discover({ authority, clientId, clientSecret }: CompanySettings): Promise<Opened> {
  const oidc = await import("openid-client");
  const server = new URL(authority);
  const config = await oidc.discovery(
    server,
    clientId,
    {},
    clientSecret === undefined ? oidc.None() : oidc.ClientSecretBasic(clientSecret),
    {
      timeout: TIME_OUT_SECONDS,
      execute: [
        // Keys are those of the provider's set, also where TLS alone would do.
        oidc.enableNonRepudiationChecks,
        ...(server.protocol === "http:" ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  const { jwks_uri: jwks } = config.serverMetadata();
  if (jwks === undefined) throw new Error(`${authority} names no keys.`);
  const keys = createRemoteJWKSet(new URL(jwks), { timeoutDuration: TIME_OUT_SECONDS * 1000 });
  return { oidc, config, keys };
}

function personOfTokens(
  tokens: Client.TokenEndpointResponse & Client.TokenEndpointResponseHelpers,
): CompanyPerson {
  const claims = tokens.claims();
  const algorithm = tokens.id_token === undefined ? "" : decodeProtectedHeader(tokens.id_token).alg;
  if (!claims || !ALGORITHMS.includes(algorithm ?? ""))
    throw new CompanyRefusal("there is no ID token, or none of a permitted algorithm");
  const { refresh_token: refresh } = tokens;
  return { issuer: claims.iss, subject: claims.sub, claims, ...(refresh === undefined ? {} : { refresh }) };
}

/** A token of RFC 9068 for us. Its type tells it from an ID token, which anybody who signs in at any client has. */
async function personOfJwt(
  token: string,
  audience: string,
  config: Client.Configuration,
  keys: Opened["keys"],
): Promise<CompanyPerson> {
  const { issuer } = config.serverMetadata();
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience,
      typ: "at+jwt",
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ["sub", "exp"],
    });
    if (typeof payload.sub !== "string" || payload.sub === "") throw new CompanyRefusal("it is nobody's");
    return { issuer, subject: payload.sub, claims: payload };
  } catch (error) {
    if (error instanceof CompanyRefusal) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (/^ERR_J(WT|WS|WK|OSE)/.test(code) && code !== "ERR_JWKS_TIMEOUT") throw new CompanyRefusal(code);
    throw error;
  }
}

/** Turns what openid-client throws about an answer into a refusal; that the provider cannot be reached is none. */
async function refusing<T>(oidc: typeof Client, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isUnreachable(error)) throw error;
    if (
      error instanceof oidc.ClientError ||
      error instanceof oidc.AuthorizationResponseError ||
      error instanceof oidc.ResponseBodyError ||
      error instanceof oidc.WWWAuthenticateChallengeError
    )
      throw new CompanyRefusal(`${error.code ?? error.name}: ${error.message}`);
    throw error;
  }
}

function isUnreachable(error: unknown): boolean {
  const { code, status, cause } = error as { code?: string; status?: number; cause?: unknown };
  if (code === "OAUTH_TIMEOUT" || (status !== undefined && status >= 500)) return true;
  return error instanceof TypeError || (cause instanceof Response && cause.status >= 500);
}
