import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { scanJson } from "@stanza/codecs";
import { type Operation, type OperationId, operations } from "@stanza/contract";
import type { FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { handlers } from "./handlers.ts";
import { isForeignRequest } from "./http/csrf.ts";
import { mapErrors, sendRefusal, UnreadableBody } from "./http/errors.ts";
import { monitoringOrigins, setSecurityHeaders } from "./http/security-headers.ts";
import { serveWebApp } from "./http/web-app.ts";
import type { Context } from "./operation/context.ts";
import { mount } from "./operation/mount.ts";
import { decorateSessionCookie } from "./session/session-cookie.ts";

/** Adds the routes of all operations, and the web app. */
export async function serve(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  mapErrors(app);
  parseBodies(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
  setSecurityHeaders(app, config.trustedOrigins, monitoringOrigins(context.site));
  decorateSessionCookie(app);

  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/")) reply.header("cache-control", "no-store");
    if (!isForeignRequest(request, config.trustedOrigins)) return done();
    sendRefusal(reply, {
      status: 403,
      error: "foreign-request",
      message: "The request does not come from this app.",
    });
  });

  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][]) {
    mount(app, context, operation, handlers[id] as Parameters<typeof mount>[3]);
  }
  await serveWebApp(app, config.webDirectory);
}

/** The fastest quality, because each answer is packed for one request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

function parseBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    const refusal = scanJson(body);
    if (refusal) return done(new UnreadableBody(refusal.message, refusal.at));
    return parse(request, body.toString("utf8"), done);
  });
  const bytes = ["image/jpeg", "image/png", "image/webp", "application/octet-stream"];
  app.addContentTypeParser(bytes, { parseAs: "buffer" }, (_, body, done) => done(null, body));
}
