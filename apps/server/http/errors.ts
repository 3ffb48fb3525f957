import { STATUS_CODES } from "node:http";
import type { OperationId } from "@stanza/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from "fastify-type-provider-zod";
import { codeOf, isDatabaseUnavailable } from "../db/pool.ts";
import { isMaintenanceRefusal } from "../db/write-gate.ts";
import { StorageUnavailable } from "../files/storage-unavailable.ts";
import { Unavailable } from "./unavailable.ts";
import { UnreadableProject } from "./unreadable-project.ts";

/** A body refused before it was parsed. */
export class UnreadableBody extends Error {
  readonly statusCode = 422;
  readonly details: readonly { path: string; message: string }[];
  constructor(message: string, at: number) {
    super(`At byte ${at}: ${message}.`);
    this.name = "UnreadableBody";
    this.details = [{ path: "", message: this.message }];
  }
}

export interface Refusal {
  readonly status: number;
  readonly error: string;
  readonly message: string;
  readonly details?: unknown;
}

const CODES: Readonly<Record<number, string>> = {
  400: "invalid-request",
  404: "not-found",
  405: "method-not-allowed",
  406: "not-acceptable",
  408: "time-out",
  413: "too-large",
  414: "too-large",
  415: "unsupported-media-type",
  422: "invalid-request",
  429: "too-many-requests",
};

/** Turns thrown errors into the contract's shape. Errors that are not the caller's fault are logged. */
export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The connection's error has a code that a lost database has too, and nobody is there to read an answer.
    if (hasLeft(request)) {
      request.log.info(
        { operation: request.routeOptions.config.operation?.id },
        "The sender left before the request was complete",
      );
      return sendRefusal(reply, {
        status: 400,
        error: "invalid-request",
        message: "The request ended before its body was complete.",
      });
    }
    const refusal = refusalOf(error, request);
    if (refusal.status >= 500 && refusal !== IN_MAINTENANCE) {
      request.log.error(
        { err: error, operation: request.routeOptions.config.operation?.id },
        refusal.message,
      );
    }
    return sendRefusal(reply, refusal);
  });
}

/** Returns true when the connection ended while the body was still coming. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The refusal of a write while maintenance runs (reliability.md F22). */
export const IN_MAINTENANCE: Refusal = {
  status: 503,
  error: "maintenance",
  message: "Nothing is stored during maintenance; try again when it is over.",
};

/** Sends a refusal without the serialiser, which knows only the answers that the operation declares. */
export function sendRefusal(reply: FastifyReply, { status, ...body }: Refusal): FastifyReply {
  const isMaintenance = body.error === IN_MAINTENANCE.error;
  if (status === 503) reply.header("retry-after", isMaintenance ? "30" : "2");
  // For clients that have to know before they read the body.
  if (isMaintenance) reply.header("x-maintenance", "active");
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error, request);
  if (error instanceof UnreadableBody) {
    return { status: 422, error: invalidCode(request), message: error.message, details: error.details };
  }
  if (error instanceof UnreadableProject) {
    return { status: 422, error: "unreadable-project", message: error.message, details: error.details };
  }
  if (isResponseSerializationError(error)) {
    const issues = error.cause.issues.map((issue) => ({
      path: issue.path.join("."),
      message: issue.message,
    }));
    return internal(request, `The answer is not what the contract says: ${JSON.stringify(issues)}`);
  }
  if (isMaintenanceRefusal(error)) return IN_MAINTENANCE;
  // Disk full: PostgreSQL keeps everything and goes on when there is room again.
  if (codeOf(error) === "53100" || codeOf(error) === "ENOSPC") {
    return { status: 507, error: "no-space", message: "The server's disk is full; nothing was stored." };
  }
  // A text in the address has U+0000; in a body it is found earlier.
  if (codeOf(error) === "22021") {
    return {
      status: 400,
      error: "invalid-request",
      message: "A text has a character that cannot be stored.",
    };
  }
  if (isDatabaseUnavailable(error)) {
    return {
      status: 503,
      error: "unavailable",
      message: "The database does not answer; try again in a moment.",
    };
  }
  if (error instanceof StorageUnavailable) {
    return { status: 503, error: "unavailable", message: `${error.message}. Try again in a moment.` };
  }
  if (error instanceof Unavailable) {
    return { status: 503, error: "unavailable", message: `${error.message} Try again in a moment.` };
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    return {
      status,
      error: CODES[status] ?? "invalid-request",
      message: error.message || STATUS_CODES[status] || "",
    };
  }
  return internal(request, "Something went wrong on the server.");
}

const internal = (request: FastifyRequest, message: string): Refusal => ({
  status: 500,
  error: "internal",
  message,
  details: { request: request.id },
});

function invalid(error: FastifyError, request: FastifyRequest): Refusal {
  // An id that is no number is answered like a number that does not exist.
  if (error.validationContext === "params") return { status: 404, error: "not-found", message: NOT_FOUND };
  const details = (error.validation ?? []).map((issue) => ({
    path: issue.instancePath.replace(/^\//, "").replaceAll("/", "."),
    message: issue.message ?? "is not valid",
  }));
  const first = details[0];
  const message = `At ${error.validationContext ?? "body"}${first?.path ? `.${first.path}` : ""}: ${first?.message}`;
  const isBody = error.validationContext === "body";
  return {
    status: isBody ? 422 : 400,
    error: isBody ? invalidCode(request) : "invalid-request",
    message,
    details,
  };
}

/** The message of every 404, the same for a missing thing and for one that belongs to somebody else. */
export const NOT_FOUND = "There is nothing here, or it is not yours.";

const TAKES_DOCUMENT: readonly string[] = [
  "createProject",
  "saveProject",
  "cloneProject",
] satisfies OperationId[];

function invalidCode(request: FastifyRequest): string {
  const id = request.routeOptions.config.operation?.id ?? "";
  return TAKES_DOCUMENT.includes(id) ? "invalid-project" : "invalid-request";
}
