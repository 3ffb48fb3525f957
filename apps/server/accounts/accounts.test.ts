import { CONSENT_VERSION, createClient } from "@stanza/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { purgeProjects } from "../projects/jobs/purge-projects.ts";
import { type MailSink, openMailSink } from "../testing/mail-sink.ts";
import { sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

const PASSWORD = "three chairs in the hall";
let now = new Date();
let sink: MailSink;
let stanza: TestServer;
beforeAll(async () => {
  sink = await openMailSink();
  stanza = await startTestServer({ env: sink.env, now: () => now });
  await pool().query("update app_user set email = 'carla@example.org' where login = 'customer.milano'");
}, 90_000);
afterAll(async () => {
  await stanza?.close();
  await sink.close();
});
beforeEach(async () => {
  now = new Date();
  await mails();
  sink.received.length = 0;
  await pool().query("delete from attempt");
  await pool().query("delete from account_code");
});

const pool = () => stanza.server.context.pool;

/** The letters that have come, once everything is sent. */
async function mails() {
  await stanza.server.context.outbox.wake();
  return sink.received.map(({ recipients, email }) => ({
    to: recipients[0],
    text: email.text ?? "",
    subject: email.subject,
  }));
}

async function codeIn(path: "resetpassword" | "guestregister"): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? "";
  return new RegExp(`/${path}/([\\w-]{43})`).exec(text)?.[1] ?? "";
}

const reset = (user: string) => stanza.anyone.requestPasswordReset({ body: { user, language: "en" } });
const setTo = (code: string, password = PASSWORD) =>
  stanza.anyone.setNewPassword({ params: { code }, body: { password } });
const openCode = (code: string) => stanza.anyone.openAccountCode({ params: { code } });
const signIn = (user: string, password: string) => stanza.anyone.signIn({ body: { user, password } });
const register = (person: Person, change: object = {}) =>
  person.client.requestAccount({
    body: {
      email: "anna@example.org",
      name: "Anna Rossi",
      language: "en",
      consent: CONSENT_VERSION,
      ...change,
    },
  });
const complete = (code: string, change: object = {}) =>
  stanza.anyone.completeAccount({
    params: { code },
    body: { password: PASSWORD, name: "Anna Rossi", ...change },
  });

describe("a new password", () => {
  test("[AU-06] comes by user id or address, is set once, and signs every device out", async () => {
    const before = await stanza.as("customer.milano");
    bodyOf(await reset("Customer.Milano"), 202);
    const code = await codeIn("resetpassword");
    const [letter] = await mails();
    expect(letter).toMatchObject({
      to: "carla@example.org",
      text: expect.stringContaining("customer.milano"),
    });
    expect(bodyOf(await openCode(code), 200)).toMatchObject({ kind: "reset", login: "customer.milano" });
    expect(bodyOf(await openCode(code), 200).kind).toBe("reset");
    const [first, second] = await Promise.all([setTo(code), setTo(code)]);
    expect([first.status, second.status].sort()).toEqual([200, 410]);
    expect(bodyOf(await before.client.getSession({}), 200).profile).toBeNull();
    bodyOf(await signIn("customer.milano", PASSWORD), 200);
    expect((await mails()).at(-1)?.subject).toBe("La tua password è stata cambiata");
    expect(bodyOf(await openCode(code), 410).error).toBe("code-used");

    bodyOf(await reset("CARLA@example.org"), 202);
    expect(await codeIn("resetpassword")).not.toBe(code);
  });

  test("[AU-06] [T22] a newer code kills the older one, half an hour ends it, and a weak password spends none", async () => {
    bodyOf(await reset("customer.milano"), 202);
    const old = await codeIn("resetpassword");
    bodyOf(await reset("customer.milano"), 202);
    const code = await codeIn("resetpassword");
    expect(bodyOf(await setTo(old), 410).error).toBe("code-used");
    expect(bodyOf(await setTo(code, "Password-2026!"), 422).error).toBe("weak-password");
    expect(bodyOf(await setTo(code, "customer.milano"), 422).error).toBe("weak-password");
    now = new Date(now.getTime() + 31 * 60_000);
    expect(bodyOf(await setTo(code), 410).error).toBe("code-expired");
    expect(bodyOf(await complete(code), 404).error).toBe("not-found");
  });

  test("[AU-06] [T19] a stranger learns nothing: the same answer and work, and no letter for nobody", async () => {
    const answers = [await reset("customer.milano"), await reset("nobody@example.org")];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(bodyOf(answers[0]!, 202)).toEqual(bodyOf(answers[1]!, 202));
    expect((await mails()).map(({ to }) => to)).toEqual(["carla@example.org"]);
    const { rows } = await pool().query(
      "select count(*)::int as sent from outbox where kind = 'account-letter' and state = 'sent' and key like 'reset.%'",
    );
    expect(rows[0].sent).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify((await pool().query("select payload from outbox")).rows)).not.toMatch(
      /resetpassword/,
    );
  });

  test("[AU-06] [T19] letters about one account are few, however often and from wherever they are asked for", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset("customer.milano")));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
    for (let round = 0; round < 8; round++) {
      await pool().query("delete from attempt");
      bodyOf(await reset("customer.milano"), 202);
    }
    expect(await mails()).toHaveLength(6);
  });
});

test("[AU-06] [T07] no other page may frame the pages where a password is chosen, or learn their address", async () => {
  for (const page of ["resetpassword", "guestresetpassword", "guestregister"]) {
    const { headers } = await fetch(`${stanza.server.url}/${page}/${"a".repeat(43)}`);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
  const { headers } = await fetch(`${stanza.server.url}/home`);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
});

describe("an account of one's own", () => {
  test("[AU-06] [T14] keeps the design and the guest's projects, and nothing of anybody else's", async () => {
    const [guest, other] = [await stanza.guest(), await stanza.guest()];
    bodyOf(await register(guest, { document: sampleDocument() }), 202);
    const code = await codeIn("guestregister");
    expect(bodyOf(await openCode(code), 200)).toEqual({
      kind: "register",
      login: "anna@example.org",
      name: "Anna Rossi",
      hasDesign: true,
    });
    const made = bodyOf(await complete(code), 201);
    expect(made.profile).toMatchObject({ login: "anna@example.org", name: "Anna Rossi", kind: "customer" });
    expect(made.profile.isAdmin).toBe(false);
    const { profile, token } = bodyOf(await signIn("Anna@Example.org", PASSWORD), 200);
    const anna = createClient({ baseUrl: stanza.server.url, token: () => token });
    const { projects } = bodyOf(await anna.listProjects({ query: {} }), 200);
    expect(projects.map(({ id }) => id)).toEqual([made.projectId]);
    expect(profile.userId).toBe(made.profile.userId);
    expect(bodyOf(await guest.client.getSession({}), 200).profile).toBeNull();
    expect(bodyOf(await other.client.getSession({}), 200).profile).not.toBeNull();
    expect(bodyOf(await complete(code), 410).error).toBe("code-used");
  });

  test("[AU-06] an address that has an account gets a letter that says so, and the page the same answer", async () => {
    const guest = await stanza.guest();
    bodyOf(await register(guest, { email: "Carla@example.org" }), 202);
    const [letter] = await mails();
    expect(letter?.to).toBe("carla@example.org");
    expect(letter?.text).toContain("Ne hai già uno, con l’identificativo customer.milano");
    bodyOf(await setTo(await codeIn("resetpassword")), 200);
  });

  test("[AU-06] two codes for one address make one account, and people who have one get none", async () => {
    const guests = [await stanza.guest(), await stanza.guest()];
    const codes: string[] = [];
    for (const guest of guests) {
      bodyOf(await register(guest, { email: "bea@example.org", name: "Bea Neri" }), 202);
      codes.push(await codeIn("guestregister"));
    }
    const answers = await Promise.all(codes.map((code) => complete(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await register(await stanza.as("dealer.milano"))).status).toBe(403);
  });

  test("[AU-06] what is refused is refused before a letter goes out", async () => {
    const guest = await stanza.guest();
    for (const change of [
      { email: "no address" },
      { email: "a@example.org\r\nBcc: b@example.org" },
      { name: "<b>" },
      { consent: "1999-01" },
      { document: { rows: "no" } },
    ])
      expect((await register(guest, change)).status).toBe(422);
    expect(await mails()).toEqual([]);
  });

  test("[T39] a design that was kept for an account nobody made is forgotten with its code", async () => {
    const guest = await stanza.guest();
    const document = { ...sampleDocument(), notes: "forget me" };
    bodyOf(await register(guest, { email: "late@example.org", document }), 202);
    await mails();
    const kept = async () =>
      (await pool().query("select from project_doc d join account_code c on c.doc_sha = d.sha")).rowCount;
    expect(await kept()).toBe(1);
    const { rows } = await pool().query<{ sha: Buffer }>("select doc_sha as sha from account_code");
    now = new Date(now.getTime() + 40 * 86_400_000);
    await purgeProjects(stanza.server.context);
    expect(await kept()).toBe(0);
    expect((await pool().query("select from project_doc where sha = $1", [rows[0]?.sha])).rowCount).toBe(0);
  });
});
