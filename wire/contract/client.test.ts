import { expect, test } from "vitest";
import { createClient } from "./client.ts";
import { operations } from "./operations.ts";

const answering = (status: number, body: string, headers: Record<string, string> = {}) => {
  const seen: Request[] = [];
  const client = createClient({
    baseUrl: "http://stanza.test",
    token: () => "t0ken",
    fetch: async (url, init) => {
      seen.push(new Request(url, init));
      return new Response(status === 204 ? null : body, { status, headers });
    },
  });
  return { client, seen };
};

test("a declared status comes back with its body, typed by status", async () => {
  const { client, seen } = answering(
    412,
    '{"error":"stale-revision","message":"","details":{"current":4,"by":"anna","at":"2026-11-20T08:00:00Z"}}',
  );
  const answer = await client.saveProject({
    params: { id: 7 },
    headers: { "if-match": '"3"', "x-save-id": "4f9f0a68-95cb-4b47-8f4e-6b0f67b3a5a1" },
    body: { document: { format: 1, des: "Cucina", rows: [], rooms: [], history: [] } },
  });
  expect(answer.status === 412 && answer.body.details.current).toBe(4);
  expect(seen[0]?.url).toBe("http://stanza.test/api/projects/7");
  expect(seen[0]?.headers.get("if-match")).toBe('"3"');
  expect(seen[0]?.headers.get("x-csrf")).toBe("1");
  expect(seen[0]?.headers.get("authorization")).toBe("Bearer t0ken");
});

test("an undeclared status is a value with its Retry-After", async () => {
  const { client } = answering(503, '{"error":"unavailable","message":"The database does not answer"}', {
    "retry-after": "5",
  });
  const answer = await client.listProjects({ query: { search: "Rossi & figli", limit: 10 } });
  expect(answer).toMatchObject({ status: 0, error: "unexpected", httpStatus: 503, retryAfterMs: 5000 });
});

test("an answer that is not JSON, a broken connection and an abort are values", async () => {
  const { client } = answering(200, "<html>");
  expect(await client.getSession({})).toMatchObject({ status: 0, error: "unexpected" });
  const broken = createClient({ baseUrl: "", fetch: () => Promise.reject(new TypeError("fetch failed")) });
  expect(await broken.getHealth({})).toMatchObject({ status: 0, error: "network", message: "fetch failed" });
  const aborted = createClient({
    baseUrl: "",
    fetch: () => Promise.reject(new DOMException("stopped", "AbortError")),
  });
  expect(await aborted.getHealth({})).toMatchObject({ status: 0, error: "aborted" });
});

test("a 204 has no body", async () => {
  const { client } = answering(204, "");
  expect(await client.signOut({})).toMatchObject({ status: 204, body: undefined });
});

test("every operation is listed under its own id, and no two share a method and path", () => {
  const entries = Object.entries(operations);
  expect(entries.map(([key]) => key)).toEqual(entries.map(([, operation]) => operation.id));
  expect(new Set(entries.map(([, o]) => `${o.method} ${o.path}`)).size).toBe(entries.length);
});
