import { Readable } from "node:stream";
import { mediaTypesOf, type Operation, type OperationId } from "@stanza/contract";
import { type Action, mayEver } from "@stanza/project";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { unbrotli } from "../files/brotli.ts";
import { Encoded, Streamed } from "../http/encoded.ts";
import { IN_MAINTENANCE, type Refusal, sendRefusal } from "../http/errors.ts";
import { isRefusedInMaintenance } from "../maintenance/refused-in-maintenance.ts";
import { renewed } from "../session/company/company-session.ts";
import { tokenOf } from "../session/session-cookie.ts";
import { findSession, type Session } from "../session/sessions.ts";
import type { Context } from "./context.ts";

type LooseHandler = (call: unknown) => Promise<LooseReply>;
interface LooseReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly revalidates?: boolean;
  readonly token?: string | null;
}

const MEGABYTE = 1024 * 1024;
/** Most bytes of a body; 256 KB for operations not named here (reliability.md T29). */
const BODY_LIMITS: Partial<Record<OperationId, number>> = {
  createProject: 5 * MEGABYTE,
  saveProject: 5 * MEGABYTE,
  keepDraft: 5 * MEGABYTE,
  cloneProject: 5 * MEGABYTE,
  mailDesign: 2 * MEGABYTE,
  requestOffer: 2 * MEGABYTE,
  printDesign: 2 * MEGABYTE,
  putProjectPicture: MEGABYTE,
  putTracePicture: 10 * MEGABYTE,
  addProjectPhoto: 10 * MEGABYTE,
  putRowPhotos: 4 * MEGABYTE,
  saveViewMaker: 16 * MEGABYTE,
  publishSource: 32 * MEGABYTE,
  previewSource: 32 * MEGABYTE,
  updatePrices: 32 * MEGABYTE,
  takeInDelivery: 96 * MEGABYTE,
  addAttachment: 20 * MEGABYTE,
  exportObjSceneDownload: 16 * MEGABYTE,
  addRenderScene: 32 * MEGABYTE,
};

/** Adds the route of one operation. */
export function mount(
  app: FastifyInstance,
  context: Context,
  operation: Operation,
  handler: LooseHandler,
): void {
  const takesBytes = mediaTypesOf(operation.body) !== undefined;
  const waits = isRefusedInMaintenance(operation);
  const responses = Object.entries(operation.responses).filter(([, schema]) => !mediaTypesOf(schema));
  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: BODY_LIMITS[operation.id as OperationId] ?? 256 * 1024,
    config: { operation },
    schema: {
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.headers ? { headers: operation.headers } : {}),
      ...(operation.body && !takesBytes ? { body: operation.body } : {}),
      response: Object.fromEntries(responses),
    },
    // Access is checked before the body is read, so that strangers cannot make the server read megabytes.
    onRequest: async (request, reply) => {
      const token = tokenOf(request);
      const session = token === undefined ? null : await findSession(context.pool, token);
      request.session = session?.isDue ? await askCompany(session, context) : session;
      const refused = refuseAccess(operation.access, request.session);
      if (refused) await sendRefusal(reply, refused);
      else if (waits && context.maintenance.isActive()) await sendRefusal(reply, IN_MAINTENANCE);
    },
    handler: async (request, reply) => {
      const { params, query, headers, body, session } = request;
      const answer = await handler({ context, params, query, headers, body, session, request });
      return send(request, reply, answer);
    },
  });
}

/** The session of a person whose company is asked from time to time whether they may stay; `null`: it has ended. */
const askCompany = (
  session: Session,
  { pool, company, secretKey }: Context,
): Promise<Session | null> | null =>
  company && renewed(session, { pool, provider: company.provider, secretKey, minutes: company.renewMinutes });

/** Whoever may not do this to anything is told so before anything is read; what they may do to this thing, the handler asks. */
function refuseAccess(action: Action, session: Session | null): Refusal | null {
  if (mayEver(action, session?.actor ?? null)) return null;
  return session
    ? { status: 403, error: "forbidden", message: "Your role does not allow this." }
    : { status: 401, error: "not-signed-in", message: "Sign in first." };
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: LooseReply): Promise<FastifyReply> {
  reply.code(answer.status).headers(answer.headers ?? {});
  if (answer.token !== undefined) reply.setSessionToken(answer.token);
  const known = request.headers["if-none-match"];
  if (answer.revalidates && known !== undefined && known === answer.headers?.etag) {
    return reply.code(304).send();
  }
  if (answer.body instanceof Streamed)
    return reply.type(answer.body.mediaType).send(Readable.from(answer.body.pieces));
  if (!(answer.body instanceof Encoded)) return reply.send(answer.body);
  const { bytes, mediaType, encoding } = answer.body;
  reply.type(mediaType);
  if (encoding === "identity") return sendWhole(request, reply, answer.status, bytes);
  reply.header("vary", "accept-encoding");
  if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? ""))
    return reply.send(await unbrotli(Buffer.from(bytes)));
  return reply.header("content-encoding", "br").send(bytes);
}

/** Sends bytes, or the one range of them that was asked for: some browsers play a film in no other way (RFC 9110 §14). */
function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  bytes: Buffer | string,
): FastifyReply {
  const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  if (first === "" || status !== 200 || typeof bytes === "string") return reply.send(bytes);
  const [from, to] = [
    Number(first),
    last === "" ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1),
  ];
  reply.header("accept-ranges", "bytes");
  if (from > to) return reply.code(416).header("content-range", `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header("content-range", `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}
