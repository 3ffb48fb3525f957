import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SESSION_DAYS, type Session } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyReply {
    setSessionToken(token: string | null): void;
  }
}

/**
 * Over https the cookie also works inside a foreign frame (partitioned: one for each top page) and is bound to this host. Over plain http,
 * on a developer's machine, it works only as a first-party cookie.
 */
function cookieOf(request: FastifyRequest) {
  return request.protocol === "https"
    ? ({ name: "__Host-sid", options: { sameSite: "none", secure: true, partitioned: true } } as const)
    : ({ name: "sid", options: { sameSite: "lax", secure: false } } as const);
}

export function decorateSessionCookie(app: FastifyInstance): void {
  app.decorateRequest("session", null);
  app.decorateReply("setSessionToken", function setSessionToken(this: FastifyReply, token: string | null) {
    const { name, options } = cookieOf(this.request);
    const all = { ...options, path: "/", httpOnly: true };
    if (token === null) this.clearCookie(name, all);
    else this.setCookie(name, token, { ...all, maxAge: SESSION_DAYS * 86_400 });
  });
}

/** The session token of a request. A bearer token, which frames without cookies send, comes before the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "")?.[1];
  if (request.headers.authorization !== undefined) return bearer;
  return request.cookies[cookieOf(request).name];
}
