import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { type OutsideServer, openOutsideServer } from "./outside-server.ts";

/** What a forger makes of a right token: other claims, another header, another key, or any text. */
export interface Forgery {
  readonly claims?: (right: JWTPayload) => JWTPayload;
  readonly header?: Partial<JWTHeaderParameters>;
  readonly by?: "own" | "foreign" | "secret";
  readonly text?: (claims: JWTPayload) => string | undefined;
}

export interface ForgingProvider {
  readonly authority: string;
  readonly received: OutsideServer["received"];
  /** The token endpoint's next answers hold an ID token of these. */
  tell(nonce: string, forgery: Forgery): Promise<void>;
  /** What the provider says of an access token that it is asked about. */
  introspect(answer: Readonly<Record<string, unknown>>): void;
  sign(claims: JWTPayload, forgery: Forgery): Promise<string>;
  close(): Promise<void>;
}

export const CLIENT = { id: "stanza", secret: "a-secret-of-this-test-server-alone" };

/** An OpenID provider that can say anything, in the place of one before which an attacker stands. */
export async function openForgingProvider(): Promise<ForgingProvider> {
  const own = await generateKeyPair("RS256", { extractable: true });
  const foreign = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  const told: { tokens: unknown; introspection: unknown } = { tokens: {}, introspection: {} };
  const server = await openOutsideServer(({ path }) => {
    if (path.startsWith("/.well-known")) return { status: 200, body: metadata(server.address) };
    if (path === "/jwks") return { status: 200, body: { keys: [jwk] } };
    return { status: 200, body: path === "/introspect" ? told.introspection : told.tokens };
  });
  const sign = async (claims: JWTPayload, { header, by = "own" }: Forgery) => {
    const isSecret = by === "secret";
    const key = isSecret
      ? new TextEncoder().encode(CLIENT.secret)
      : (by === "foreign" ? foreign : own).privateKey;
    const alg = isSecret ? "HS256" : "RS256";
    return new SignJWT(claims).setProtectedHeader({ alg, kid: "one", ...header }).sign(key);
  };
  return {
    authority: server.address,
    received: server.received,
    sign,
    introspect: (answer) => {
      told.introspection = answer;
    },
    async tell(nonce, forgery) {
      const now = Math.floor(Date.now() / 1000);
      const right = {
        iss: server.address,
        aud: CLIENT.id,
        sub: "mallory",
        nonce,
        iat: now,
        exp: now + 300,
        preferred_username: "supervisor.milano",
      };
      const claims = forgery.claims?.(right) ?? right;
      const token = forgery.text ? forgery.text(claims) : await sign(claims, forgery);
      told.tokens = { access_token: "opaque", token_type: "bearer", id_token: token };
    },
    close: () => server.close(),
  };
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  introspection_endpoint: `${issuer}/introspect`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  authorization_response_iss_parameter_supported: true,
});
