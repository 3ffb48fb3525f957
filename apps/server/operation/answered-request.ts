import { createHash } from "node:crypto";
import type { OperationId } from "@stanza/contract";
import type { Db } from "../db/pool.ts";
import { refuse } from "./refuse.ts";

/** A request that may be sent again because its answer was lost. */
export interface RepeatableRequest {
  readonly userId: string;
  /** The request's own id, from `X-Save-Id`. */
  readonly saveId: string;
  /** SHA-256 of what it asks for. */
  readonly asked: Buffer;
}

/** asks   everything that the request says, as plain JSON; large content by its hash */
export function repeatable(
  {
    session,
    headers,
  }: {
    readonly session: { readonly actor: { readonly userId: string } };
    readonly headers: { readonly "x-save-id"?: string | undefined };
  },
  operation: OperationId,
  asks: unknown,
): RepeatableRequest | null {
  const saveId = headers["x-save-id"];
  if (saveId === undefined) return null;
  const asked = createHash("sha256")
    .update(JSON.stringify([operation, asks]))
    .digest();
  return { userId: session.actor.userId, saveId, asked };
}

/**
 * The answer that this request has had already: its body, or the refusal of another request under the same id. `null`: it has had none,
 * or has no id. Ask before the work, and again in the transaction that does it, once what it changes is locked.
 */
export async function answerBefore<Body>(db: Db, request: RepeatableRequest | null) {
  if (!request) return null;
  const { rows } = await db.query<{ asked: Buffer; answer: Body }>({
    name: "answered-find",
    text: "select asked, answer from answered_request where user_id = $1 and save_id = $2",
    values: [request.userId, request.saveId],
  });
  const [before] = rows;
  if (!before) return null;
  return before.asked.equals(request.asked)
    ? ({ body: before.answer, refusal: undefined } as const)
    : ({ body: undefined, refusal: saveIdUsed() } as const);
}

/** Keeps the answer, in the transaction that did the work. */
export async function keepAnswer(db: Db, request: RepeatableRequest | null, answer: object, at: Date) {
  if (!request) return;
  await db.query({
    name: "answered-keep",
    text: "insert into answered_request (user_id, save_id, asked, answer, at) values ($1, $2, $3, $4, $5)",
    values: [request.userId, request.saveId, request.asked, JSON.stringify(answer), at],
  });
}

const saveIdUsed = () =>
  refuse(409, "save-id-used", "This X-Save-Id belongs to another request; give each request its own.");
