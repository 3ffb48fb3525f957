import { randomUUID } from "node:crypto";
import type { Operation } from "@stanza/contract";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "../config/config.ts";
import { LOG_OPTIONS } from "./log-redaction.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/** A bare HTTP server with its logger. */
export function newApp(config: Config): FastifyInstance {
  return Fastify({
    logger: { ...LOG_OPTIONS, level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    // Fastify's default is to wait for ever (reliability.md §0.9).
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: "idle",
  });
}
