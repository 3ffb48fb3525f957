import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, startTestServer, type TestServer } from "../testing/test-server.ts";
import { addSupervisor } from "./add-supervisor.ts";

let stanza: TestServer;
beforeAll(async () => {
  stanza = await startTestServer();
});
afterAll(() => stanza.close());

const ADA = { login: "ada", email: "ada@example.org", name: "Ada", language: "de", shop: "MAIN" };

test("[AU-11] the first supervisor is made by a command, chooses a password and administers", async () => {
  const { pool } = stanza.server.context;
  const password = "a long enough passphrase";
  const link = await addSupervisor(pool, { ...ADA, at: new Date() });
  const params = { code: link.replace("/resetpassword/", "") };
  bodyOf(await stanza.anyone.setNewPassword({ params, body: { password } }), 200);
  const { token, profile } = bodyOf(await stanza.anyone.signIn({ body: { user: "ada", password } }), 200);
  expect(profile).toMatchObject({ isAdmin: true, language: "de" });
  const { entries } = bodyOf(await stanza.clientOf(token).listAudit({ query: {} }), 200);
  expect(entries.find(({ action }) => action === "add-supervisor")).toMatchObject({ about: "ada", by: "" });
});

test("[AU-11] a site without shops gets its first one, and somebody who has an account keeps it", async () => {
  const { pool } = stanza.server.context;
  const before = await pool.query("select id from app_user where login = 'dealer.milano'");
  await addSupervisor(pool, { ...ADA, login: "Dealer.Milano", at: new Date() });
  const after = await pool.query("select id, is_admin, name from app_user where login = 'dealer.milano'");
  expect(after.rows).toEqual([{ ...before.rows[0], is_admin: true, name: "Giulia Ferri" }]);
  await pool.query("begin; truncate shop cascade; commit");
  await addSupervisor(pool, { ...ADA, login: "grace", at: new Date() });
  expect((await pool.query("select code from shop")).rows).toEqual([{ code: "MAIN" }]);
});
