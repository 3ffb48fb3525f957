import type { z } from "zod";
import { type Binary, mediaTypesOf, type Operation } from "./operation.ts";
import { type OperationId, type Operations, operations } from "./operations.ts";

/** The parts of a request: only those that the operation declares. */
export type Input<O extends Operation> = Part<O, "params"> &
  Part<O, "query"> &
  Part<O, "headers"> &
  (O["body"] extends z.ZodType ? { readonly body: ClientBody<z.input<O["body"]>> } : unknown) & {
    readonly signal?: AbortSignal;
  };
type Part<O extends Operation, K extends "params" | "query" | "headers"> = O[K] extends z.ZodType
  ? Partial<z.input<O[K]>> extends z.input<O[K]>
    ? { readonly [P in K]?: z.input<O[K]> }
    : { readonly [P in K]: z.input<O[K]> }
  : unknown;
type ClientBody<T> = T extends Binary ? Blob : T;

/** The answer to a request: one of the declared statuses with its body. */
export type Answer<O extends Operation> =
  | {
      [S in keyof O["responses"] & number]: {
        readonly status: S;
        readonly body: ClientBody<z.output<O["responses"][S]>>;
        readonly headers: Headers;
      };
    }[keyof O["responses"] & number]
  | NoAnswer;

/** No answer that can be used: the network failed, or the server said something the operation does not declare. */
export interface NoAnswer {
  readonly status: 0;
  readonly error: "network" | "aborted" | "unexpected";
  readonly message: string;
  /** Status that came, where one came. */
  readonly httpStatus?: number;
  /** Milliseconds after which the server asks to be tried again. */
  readonly retryAfterMs?: number;
}

export type Client = {
  readonly [Id in OperationId]: (input: Input<Operations[Id]>) => Promise<Answer<Operations[Id]>>;
};

export interface ClientOptions {
  /** The address of the server without a trailing slash; "" for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** A bearer, for where no cookie may be assumed; asked before each request. */
  readonly token?: () => string | undefined;
}

/** A function for each operation. None throws: failures are values with status 0. */
export function createClient(options: ClientOptions): Client {
  const entries = Object.values(operations).map((operation) => [
    operation.id,
    (input: LooseInput) => call(options, operation, input ?? {}),
  ]);
  return Object.fromEntries(entries) as Client;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

async function call(options: ClientOptions, operation: Operation, input: LooseInput): Promise<unknown> {
  const headers = new Headers({ accept: "application/json, */*;q=0.5" });
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const token = options.token?.();
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  // The server takes this as proof that no foreign form sent the request.
  if (operation.method !== "GET") headers.set("x-csrf", "1");
  const isBinary = mediaTypesOf(operation.body) !== undefined;
  if (operation.body && !isBinary) headers.set("content-type", "application/json");
  try {
    const response = await (options.fetch ?? globalThis.fetch)(options.baseUrl + urlOf(operation, input), {
      method: operation.method,
      headers,
      body: isBinary ? (input.body as Blob) : operation.body ? JSON.stringify(input.body) : null,
      credentials: "same-origin",
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const schema = operation.responses[response.status];
    if (!schema) return unexpected(response, await response.text());
    if (response.status === 204) return { status: 204, body: undefined, headers: response.headers };
    const body = mediaTypesOf(schema) ? await response.blob() : await response.json();
    return { status: response.status, body, headers: response.headers };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    const kind =
      failure.name === "AbortError" ? "aborted" : failure instanceof SyntaxError ? "unexpected" : "network";
    return { status: 0, error: kind, message: failure.message } satisfies NoAnswer;
  }
}

function urlOf(operation: Operation, input: LooseInput): string {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function unexpected(response: Response, text: string): NoAnswer {
  const seconds = Number(response.headers.get("retry-after"));
  return {
    status: 0,
    error: "unexpected",
    message: text.slice(0, 500) || response.statusText,
    httpStatus: response.status,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  };
}
