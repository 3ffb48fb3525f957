import type { Binary, Operation, OperationId, Operations } from "@stanza/contract";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Encoded, Streamed } from "../http/encoded.ts";
import type { Session } from "../session/sessions.ts";
import type { Context } from "./context.ts";

/** The input of an operation's function. */
export interface Call<O extends Operation> {
  readonly context: Context;
  readonly params: Output<O["params"]>;
  readonly query: Output<O["query"]>;
  readonly headers: Output<O["headers"]>;
  readonly body: O["body"] extends z.ZodType
    ? z.output<O["body"]> extends Binary
      ? Buffer
      : z.output<O["body"]>
    : undefined;
  /** Always present unless the operation is public. */
  readonly session: O["access"] extends "public" ? Session | null : Session;
  readonly request: FastifyRequest;
}
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** An answer: one of the operation's statuses with its body. */
export type Reply<O extends Operation> = {
  [S in keyof O["responses"] & number]: {
    readonly status: S;
    readonly body:
      | (z.output<O["responses"][S]> extends Binary ? never : z.output<O["responses"][S]>)
      | Encoded
      | Streamed;
    readonly headers?: Readonly<Record<string, string>>;
    /** True: the ETag identifies the whole answer, so a client that has it already gets 304 without a body. */
    readonly revalidates?: boolean;
    /** Sets the session cookie; `null` removes it. */
    readonly token?: string | null;
  };
}[keyof O["responses"] & number];

/** The function of an operation. */
export type Handler<Id extends OperationId> = (call: Call<Operations[Id]>) => Promise<Reply<Operations[Id]>>;
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
