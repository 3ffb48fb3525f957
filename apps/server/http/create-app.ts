import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { type Operation, type OperationId, operations } from "@stanza/contract";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Config } from "../config/config.ts";
import { handlers } from "../handlers.ts";
import type { Context } from "../operation/context.ts";
import { mount } from "../operation/mount.ts";
import { decorateSessionCookie } from "../session/session-cookie.ts";
import { isForeignRequest } from "./csrf.ts";
import { mapErrors, sendRefusal, UnreadableBody } from "./errors.ts";
import { scanJson } from "./json-scan.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { serveWebApp } from "./web-app.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A bare HTTP server with its logger. */
export function newApp(config: Config): FastifyInstance {
  return Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Fastify's own default is to wait for ever (reliability.md §0.9).
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });
}

/** Adds everything that is served: the operations over a context, and the web app. */
export async function serve(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  mapErrors(app);
  parseBodies(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
  setSecurityHeaders(app, config.trustedOrigins);
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

/** Quality 1: answers are made for one request each. */
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
