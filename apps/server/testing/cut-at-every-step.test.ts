import { randomUUID } from "node:crypto";
import { NO_TERMS } from "@stanza/codecs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cut, startCutting, withCut } from "./cut-connection.ts";
import { createSample, sampleDocument } from "./sample-project.ts";
import { type Person, startTestServer, type TestServer } from "./test-server.ts";

// What a server that dies leaves in the database, at every statement of what changes something: its connection is lost before the statement
// reaches PostgreSQL, or after it was carried out and before the server hears of it. Then the same request comes again.

let stanza: TestServer;
let dealer: Person;
let endCutting = () => {};
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
  endCutting = startCutting();
});
afterAll(async () => {
  endCutting();
  await stanza.close();
});

interface Wish {
  readonly method: "PUT" | "POST" | "DELETE";
  readonly path: (id: number) => string;
  readonly body?: unknown;
  readonly type?: string;
  /** How often the wish has come true for a project. */
  readonly effects: string;
  readonly good: number;
}

const document = sampleDocument();
const WISHES: Readonly<Record<string, Wish>> = {
  save: {
    method: "PUT",
    path: (id) => `/api/projects/${id}`,
    body: { document: { ...document, des: "Cut" } },
    effects: "select count(*)::int as n from project_revision where project_id = $1 and revision > 1",
    good: 200,
  },
  clone: {
    method: "POST",
    path: (id) => `/api/projects/${id}/clone`,
    body: { as: "copy" },
    effects:
      "select count(*)::int as n from audit where action = 'clone' and detail ->> 'from' = $1::bigint::text",
    good: 201,
  },
  "change of status": {
    method: "POST",
    path: (id) => `/api/projects/${id}/status`,
    body: { status: "assigned" },
    effects:
      "select count(*)::int as n from project_status_log where project_id = $1 and to_status = 'assigned'",
    good: 200,
  },
  upload: {
    method: "POST",
    path: (id) => `/api/projects/${id}/attachments?name=plan.txt`,
    body: "a plan",
    type: "application/octet-stream",
    effects: "select count(*)::int as n from attachment where project_id = $1",
    good: 201,
  },
  offer: {
    method: "POST",
    path: (id) => `/api/projects/${id}/offers`,
    body: { terms: NO_TERMS, prints: [] },
    effects: "select count(*)::int as n from job where project_id = $1 and kind = 'offer'",
    good: 202,
  },
  delete: {
    method: "DELETE",
    path: (id) => `/api/projects/${id}`,
    effects: "select count(*)::int as n from audit where action = 'delete' and entity_id = $1::bigint::text",
    good: 204,
  },
};

async function send({ method, path, body, type = "application/json" }: Wish, id: number, saveId: string) {
  const answer = await stanza.server.app.inject({
    method,
    url: path(id),
    headers: {
      authorization: `Bearer ${dealer.token}`,
      "x-csrf": "1",
      "x-save-id": saveId,
      "if-match": '"1"',
      ...(body === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined ? {} : { payload: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return answer.statusCode;
}

/** A save in every run; the others in `./test all`. */
const asked = Object.entries(WISHES).filter(([name]) => name === "save" || process.env.EVERY_CUT === "1");

describe.each(asked)("%s", (_, wish) => {
  test.each(["before", "after"] as const)(
    "[F01] [F03] cut %s each of its statements it has happened wholly or not at all, and the repeat makes it happen once",
    async (side) => {
      const happened = async (id: number) =>
        (await stanza.server.context.pool.query<{ n: number }>(wish.effects, [id])).rows[0]?.n;
      let steps = 0;
      let cutOff = 0;
      for (let at = 1; ; at++) {
        const { id } = (await createSample(dealer)).summary;
        const saveId = randomUUID();
        const cut: Cut = { seen: 0, at, side };
        const first = await withCut(cut, () => send(wish, id, saveId));
        const then = await happened(id);
        expect([first, then], `cut at ${at}`).toSatisfy(([status, count]) =>
          status === wish.good ? count === 1 : status >= 500 && count <= 1,
        );
        expect(await send(wish, id, saveId), `repeat after ${at}`).toBe(wish.good);
        expect(await happened(id), `after the repeat of ${at}`).toBe(1);
        steps = at;
        if (first >= 500) cutOff++;
        // The request had fewer statements: nothing was cut any more.
        if (cut.seen < at) break;
      }
      // All but the last, which was not cut, and what a request may do without.
      expect([steps > 5, cutOff >= steps - 2], `${cutOff} of ${steps}`).toEqual([true, true]);
    },
    60_000,
  );
});
