import { useConfig, useSession } from "@stanza/web-site";
import { useLogs } from "@stanza/web-ui";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { DEALER, GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { SignInForm } from "../SignInForm.tsx";
import { CompanyReturnPage } from "./CompanyReturnPage.tsx";
import { takeCompanyAnswer } from "./company-answer.ts";

const config = { openIdIntegration: true };
const begun = () => ({ status: 200 as const, body: { url: "https://id.example/auth", flow: "secret" } });
const begin = (redirectFrom?: string) =>
  sessionStorage.setItem("stanza.company", JSON.stringify({ flow: "secret", redirectFrom }));
const refused: ServerAnswers = {
  finishCompanySignIn: () => ({
    status: 401,
    body: { error: "login-failed", message: "Can not authenticate" },
  }),
  signInGuest: () => ({ status: 200, body: { profile: GUEST, token: "g" } }),
};

test("[AU-04] the answer of the provider ends the sign-in that this window began, and goes on where it wanted to", async () => {
  begin("/projects");
  takeCompanyAnswer("?code=c&state=s");
  const { calls, visited } = await renderApp(<CompanyReturnPage />, {
    profile: null,
    config,
    answers: { finishCompanySignIn: () => ({ status: 200, body: { profile: DEALER, token: "t" } }) },
  });
  await expect.poll(() => visited).toEqual(["/projects"]);
  expect(calls[0]?.body).toEqual({ answer: "code=c&state=s", flow: "secret" });
  expect(sessionStorage.getItem("stanza.company")).toBeNull();
});

test("[AU-04] [T23] what was kept as the place to go on is followed only inside the app", async () => {
  begin("https://evil.example/projects");
  takeCompanyAnswer("?code=c&state=s");
  const { visited } = await renderApp(<CompanyReturnPage />, {
    profile: null,
    answers: { finishCompanySignIn: () => ({ status: 200, body: { profile: DEALER, token: "t" } }) },
  });
  await expect.poll(() => visited).toEqual(["/home"]);
});

test("[AU-04] Can not authenticate: it is logged, the guest login is tried, and the page says so", async () => {
  begin();
  takeCompanyAnswer("?code=c&state=s");
  await renderApp(<CompanyReturnPage />, { profile: null, config, answers: refused });
  await expect
    .element(page.getByRole("heading", { name: "You could not be signed in", level: 1 }))
    .toBeVisible();
  expect(useSession.getState().profile?.kind).toBe("guest");
  expect(JSON.stringify(useLogs.getState().entries)).toContain("Can not authenticate");
  await expectAccessible();
});

test("[AU-04] Can not authenticate, and guests are refused: nobody is signed in", async () => {
  begin();
  takeCompanyAnswer("?code=c&state=s");
  await renderApp(<CompanyReturnPage />, {
    profile: null,
    answers: {
      ...refused,
      signInGuest: () => ({
        status: 403,
        body: { error: "guests-not-admitted", message: "11-Wrong User ID:" },
      }),
    },
  });
  await expect.element(page.getByRole("heading", { name: "You could not be signed in" })).toBeVisible();
  expect([useSession.getState().profile, useConfig.getState().guestsAdmitted]).toEqual([null, false]);
});

test("[AU-04] an answer that this browser did not ask for is sent to nobody", async () => {
  sessionStorage.removeItem("stanza.company");
  takeCompanyAnswer("?code=planted&state=s");
  const { calls } = await renderApp(<CompanyReturnPage />, { profile: GUEST });
  await expect.element(page.getByRole("heading", { name: "You could not be signed in" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("[AU-04] [T09] the form signs in by a window of its own, and believes only that window", async () => {
  const popup = { location: { href: "" }, closed: false, close: vi.fn() };
  const open = vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
  const done = vi.fn();
  const { calls } = await renderApp(<SignInForm onSignedIn={done} />, {
    profile: null,
    config,
    answers: {
      beginCompanySignIn: begun,
      finishCompanySignIn: () => ({ status: 200, body: { profile: DEALER, token: "t" } }),
    },
  });
  try {
    await userEvent.click(page.getByRole("button", { name: "Sign in with your company account" }));
    await expect.poll(() => popup.location.href).toBe("https://id.example/auth");
    const tell = (data: unknown, origin: string, source: unknown) => {
      const event = new MessageEvent("message", { data, origin });
      Object.defineProperty(event, "source", { value: source });
      window.dispatchEvent(event);
    };
    tell({ companyAnswer: "code=planted" }, "https://evil.example", popup);
    tell({ companyAnswer: "code=planted" }, location.origin, window);
    tell({ companyAnswer: 7 }, location.origin, popup);
    expect(calls.map(({ operation }) => operation)).toEqual(["beginCompanySignIn"]);
    tell({ companyAnswer: "code=c&state=s" }, location.origin, popup);
    await expect.poll(() => done.mock.calls.length).toBe(1);
    expect(calls[1]?.body).toEqual({ answer: "code=c&state=s", flow: "secret" });
    expect(popup.close).toHaveBeenCalled();
  } finally {
    open.mockRestore();
  }
});

test("[AU-04] a site without a provider offers no such way, a refusal is said beside the button", async () => {
  await renderApp(<SignInForm onSignedIn={() => {}} />, { profile: null });
  await expect.element(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(page.getByRole("button", { name: /company/ }).query()).toBeNull();
});
