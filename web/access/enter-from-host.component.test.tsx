import { useConfig, useHostHeader, useSession } from "@stanza/web-site";
import { useLogs } from "@stanza/web-ui";
import { expect, test } from "vitest";
import type { ServerAnswers } from "../testing/fake-server.ts";
import { DEALER, GUEST } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { enterFromHost } from "./enter-from-host.ts";

const entered = (profile: typeof DEALER) => () => ({ status: 200 as const, body: { profile, token: "t" } });
const ALL: ServerAnswers = {
  signIn: entered(DEALER),
  signInKey: entered(DEALER),
  signInGuest: entered(GUEST),
};

test.each([
  [{ id: "N", user: "dealer.milano", password: "p", rsaKey: "k" }, "signIn"],
  [{ user: "dealer.milano", password: "p", rsaKey: "k" }, "signInKey"],
  [{ id: "N", user: "dealer.milano", rsaKey: "k" }, "signInKey"],
  [{ id: "N", user: "dealer.milano" }, "signInGuest"],
  [{}, "signInGuest"],
])("[AU-05] a host that says %j signs in by %s", async (login, operation) => {
  const { calls } = await renderApp(null, { profile: null, answers: ALL });
  expect(await enterFromHost(login)).toBe("signed-in");
  expect(calls.map((call) => call.operation)).toEqual([operation]);
});

test("[AU-05] guests whom the back end refuses with 11-Wrong User ID: the app goes on with guests disabled", async () => {
  const message = "Error 11-Wrong User ID: GUEST";
  await renderApp(null, {
    profile: null,
    answers: { signInGuest: () => ({ status: 403, body: { error: "guests-not-admitted", message } }) },
  });
  expect(useConfig.getState().guestsAdmitted).toBe(true);
  expect(await enterFromHost({})).toBe("login-failed");
  expect([useConfig.getState().guestsAdmitted, useSession.getState().profile]).toEqual([false, null]);
  expect(JSON.stringify(useLogs.getState().entries)).toContain("Guest user NOT accepted by back-end");
});

test("[AU-05] what goes wrong otherwise disables nobody", async () => {
  await renderApp(null, {
    profile: null,
    answers: { signInGuest: () => ({ status: 429, body: { error: "too-many-attempts", message: "Wait." } }) },
  });
  expect(await enterFromHost({})).toBe("login-failed");
  expect(useConfig.getState().guestsAdmitted).toBe(true);
});

test("[SH-05] a host asks for a page without header, and for it back", async () => {
  await renderApp(null, { answers: ALL });
  await enterFromHost({ hideheader: true });
  expect(useHostHeader.getState().isHidden).toBe(true);
  await enterFromHost({});
  expect(useHostHeader.getState().isHidden).toBe(true);
  await enterFromHost({ hideheader: false });
  expect(useHostHeader.getState().isHidden).toBe(false);
});
