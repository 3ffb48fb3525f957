import { Writable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { LOG_OPTIONS, withoutPersons } from "./log-redaction.ts";

/** What a logger with our options writes, a line an entry. */
function logged(write: (log: ReturnType<typeof Fastify>["log"]) => void): readonly string[] {
  let text = "";
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  write(Fastify({ logger: { ...LOG_OPTIONS, level: "info", stream } as never }).log);
  return text.split("\n").filter(Boolean);
}

const CANARIES = {
  password: "canary-password-1",
  rsaKey: "canary-rsa-key",
  token: "canary-token",
  code: "canary-code",
  email: "canary@quistorp.example",
  phone: "+39 02 5550 142",
  iban: "IT60 X054 2811 1010 0000 0123 456",
  address: "Via Canary 7",
  vatNumber: "IT00canary",
  name: "Canary Quistorp",
};

test("[T37] nothing personal and no secret is logged by its name, however deep it lies below what is logged", () => {
  const lines = logged((log) => {
    log.info(CANARIES, "one");
    log.warn({ body: CANARIES }, "two");
  });
  expect(lines).toHaveLength(2);
  expect(lines.join("")).not.toMatch(/canary|quistorp|5550|X054/i);
});

test("[T37] nor in a sentence, nor in what PostgreSQL says of the values", () => {
  const failure = Object.assign(new Error('invalid input syntax for type uuid: "Canary Quistorp"'), {
    code: "22P02",
    detail: "Key (email)=(canary@quistorp.example) already exists.",
    where: "unnamed portal parameter $1 = 'Canary'",
    table: "app_user",
  });
  const lines = logged((log) => {
    log.error({ err: failure }, `No letter to ${CANARIES.email}, ${CANARIES.phone}, ${CANARIES.iban}`);
    log.error({ err: new Error("outer", { cause: failure }) }, `GET /o/${"a1B2".repeat(11)} failed`);
  });
  expect(lines.join("")).not.toMatch(/canary|quistorp|5550|X054|a1B2a1B2/i);
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { errorCode: "22P02", table: "app_user" } });
});

test("[T37] a text with line ends and control characters stays one line", () => {
  const [line, ...others] = logged((log) =>
    log.info({ agent: 'x\n{"level":60,"msg":"forged"}\u001b[2K\r' }, "a\nb\u001b[31m"),
  );
  expect(others).toEqual([]);
  expect(line).not.toContain("\u001b");
  expect(JSON.parse(line!).msg).toBe("a\nb\u001b[31m");
});

test("numbers, codes of articles and versions are left as they are", () => {
  const text = "Catalogue CUCINA 2026.11.0-cf51f6df7e73: row BASE-2D-900, project 4711, 12,734.19 EUR, +5 %";
  expect(withoutPersons(text)).toBe(text);
});
