import {
  type Answer,
  type Input,
  type Operation,
  type OperationId,
  type Operations,
  operations,
} from "@stanza/contract";
import { expect } from "vitest";

type Body<O extends Operation> =
  Answer<O> extends infer A
    ? A extends { readonly status: infer S; readonly body: infer B }
      ? { readonly status: S; readonly body: B }
      : never
    : never;

/** The server's answers by operation; their types are the contract's. */
export type ServerAnswers = {
  readonly [Id in OperationId]?: (
    request: Input<Operations[Id]>,
  ) => Body<Operations[Id]> | Promise<Body<Operations[Id]>>;
};

/** A request that a component made. */
export interface ServerCall {
  readonly operation: OperationId;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON, or the bytes as they were sent. */
  readonly body: unknown;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const realFetch = globalThis.fetch;
let unexpected: string[] = [];

/**
 * Takes the network's place: requests of the contract get `answers`. Returns the requests in order, growing.
 *
 * behind   answers to requests that the app makes on its own, whatever the test is about; they are not among the returned ones
 */
export function fakeServer(answers: ServerAnswers, behind: ServerAnswers = {}): readonly ServerCall[] {
  const calls: ServerCall[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const method = init?.method ?? "GET";
    const call = callOf(method, url, init);
    if (!call) return realFetch(input, init);
    const own = answers[call.operation];
    const answer = (own ?? behind[call.operation]) as
      | ((request: ServerCall) => FakeAnswer | Promise<FakeAnswer>)
      | undefined;
    if (own || !answer) calls.push(call);
    if (!answer) {
      unexpected.push(`${call.operation} (${method} ${url.pathname})`);
      throw new TypeError(`The test has no answer for ${call.operation}.`);
    }
    return responseOf(call.operation, await answer(call));
  };
  return calls;
}

/** Gives the network back; fails where a component asked for something that its test has no answer for. */
export function stopFakeServer(): void {
  globalThis.fetch = realFetch;
  const asked = unexpected;
  unexpected = [];
  expect(asked, "requests that the test has no answer for").toEqual([]);
}

interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

function callOf(method: string, url: URL, { body, headers }: RequestInit = {}): ServerCall | undefined {
  for (const operation of Object.values(operations)) {
    if (operation.method !== method) continue;
    const pattern = operation.path.replace(/:(\w+)/g, "(?<$1>[^/]+)");
    const found = new RegExp(`^${pattern}$`).exec(url.pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return {
      operation: operation.id,
      params: Object.fromEntries(params),
      query: Object.fromEntries(url.searchParams),
      body: typeof body === "string" ? JSON.parse(body) : body,
      headers: Object.fromEntries(new Headers(headers)),
    };
  }
  return undefined;
}

/** Throws where the fake answer is none that the contract knows, so that a test cannot rest on what the server never says. */
function responseOf(id: OperationId, { status, body }: FakeAnswer): Response {
  const schema = (operations[id] as Operation).responses[status];
  if (!schema) throw new Error(`${id} never answers ${status}.`);
  const checked = schema.safeParse(body);
  if (!checked.success) throw new Error(`${id} never answers that: ${checked.error.message}`);
  if (body instanceof Blob) return new Response(body, { status });
  return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
}
