import type { NewPasskey, OwnPasskey } from "@stanza/contract";
import { useSession } from "@stanza/web-site";
import { openDialog } from "@stanza/web-ui";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import type { ServerAnswers } from "../../testing/fake-server.ts";
import { DEALER, GUEST } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { virtualAuthenticator } from "../../testing/virtual-authenticator.ts";
import { signInAgain } from "../sign-in-again.ts";
import { makePasskey } from "./browser-passkeys.ts";
import { Passkeys } from "./Passkeys.tsx";
import { renamePasskeyDialog } from "./RenamePasskey.tsx";

const SIGNIN = { id: false, shop: false, auto: false, superguest: false, passkeys: true };
const LAPTOP: OwnPasskey = {
  id: "00000000-0000-4000-8000-00000000000a",
  name: "Laptop",
  createdAt: "2026-11-20T08:30:00.000Z",
  usedAt: null,
};
const PHONE: OwnPasskey = {
  ...LAPTOP,
  id: "00000000-0000-4000-8000-00000000000b",
  name: "Phone",
  usedAt: "2026-11-23T09:10:00.000Z",
};
const CHALLENGE = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const HANDLE = "AAAAAAAAQACAAAAAAAAAAQ";
const CREATION = {
  rp: { id: location.hostname, name: "Stanza" },
  user: { id: HANDLE, name: "dealer.milano", displayName: "Giulia Ferri" },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout: 5000,
  attestation: "none" as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required" as const,
    requireResidentKey: true as const,
    userVerification: "required" as const,
  },
};
const REQUEST = {
  rpId: location.hostname,
  challenge: CHALLENGE,
  timeout: 5000,
  userVerification: "required" as const,
  allowCredentials: [],
};

/** A server that keeps this list. */
function keeping(list: OwnPasskey[], more: ServerAnswers = {}): ServerAnswers {
  const accepted = () => ({
    rpId: location.hostname,
    userId: HANDLE,
    allAcceptedCredentialIds: list.map(({ id }) => id),
  });
  return {
    listPasskeys: () => ({
      status: 200,
      body: { passkeys: list, hasPassword: true, asksCode: false, accepted: accepted() },
    }),
    ...more,
  };
}

let authenticator: Awaited<ReturnType<typeof virtualAuthenticator>>;
beforeEach(async () => {
  authenticator = await virtualAuthenticator();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await authenticator.remove();
});

test("[AU-02] passkeys are listed with their dates, renamed and, after a question, removed", async () => {
  const told = vi.fn(async () => undefined);
  Object.assign(PublicKeyCredential, { signalAllAcceptedCredentials: told });
  const list = [LAPTOP, PHONE];
  const { calls } = await renderApp(<Passkeys />, {
    answers: keeping(list, {
      renamePasskey: ({ body }) => {
        list[0] = { ...LAPTOP, name: body.name };
        return { status: 204, body: undefined };
      },
      removePasskey: () => {
        list.pop();
        return { status: 204, body: undefined };
      },
    }),
  });
  await expect.element(page.getByText(/^Added .* · not used yet$/)).toBeVisible();
  await expect.element(page.getByText(/ · last used /)).toBeVisible();
  await expectAccessible(page.getByRole("main").element());
  await userEvent.click(page.getByRole("button", { name: "Rename : Laptop" }));
  const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
  await userEvent.fill(name, " ");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveAccessibleDescription("Type a name.");
  await userEvent.fill(name, "Work laptop");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Work laptop").first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Remove : Phone" }));
  const question = page.getByRole("alertdialog", { name: "Remove the passkey" });
  await userEvent.click(question.getByRole("button", { name: "Remove" }));
  await expect.element(page.getByText("Phone", { exact: true })).not.toBeInTheDocument();
  expect(calls.filter(({ operation }) => /^re/.test(operation)).map(({ params }) => params)).toEqual([
    { id: LAPTOP.id },
    { id: PHONE.id },
  ]);
  await expect
    .poll(() => told.mock.lastCall)
    .toEqual([{ rpId: location.hostname, userId: HANDLE, allAcceptedCredentialIds: [LAPTOP.id] }]);
});

test("Rename the passkey keeps to the rules of dialogs", async () => {
  await renderApp(<p>Page</p>);
  await expectDialogRules({
    title: "Rename the passkey",
    open: () => openDialog(renamePasskeyDialog, { passkey: LAPTOP }),
  });
});

test("[AU-02] one is added with the password once more; a wrong one and a person who calls it off add none", async () => {
  const list: OwnPasskey[] = [];
  const added: NewPasskey[] = [];
  await renderApp(<Passkeys />, {
    answers: keeping(list, {
      beginPasskey: ({ body }) =>
        body.password === "secret"
          ? { status: 200, body: { flow: "flow", options: CREATION } }
          : { status: 409, body: { error: "not-confirmed", message: "" } },
      addPasskey: ({ body }) => {
        added.push(body.response);
        list.push({ ...LAPTOP, name: body.name });
        return { status: 201, body: { ...LAPTOP, name: body.name } };
      },
    }),
  });
  const password = page.getByRole("textbox", { name: "Password" });
  const add = page.getByRole("button", { name: "Add a passkey" });
  await userEvent.click(add);
  await expect.element(password).toHaveAccessibleDescription("Type your password.");
  await userEvent.fill(password, "guess");
  await userEvent.keyboard("{Enter}");
  await expect.element(password).toHaveAccessibleDescription(/^This was not confirmed/);
  await userEvent.fill(password, "secret");
  await userEvent.click(add);
  await expect.element(page.getByRole("region", { name: "Messages" })).toMatchTextContent(/is added/);
  expect(added.map(({ type, response }) => [type, typeof response.attestationObject])).toEqual([
    ["public-key", "string"],
  ]);
  await expect.element(page.getByRole("list", { name: "Passkeys" })).toBeVisible();
  await authenticator.refuse();
  await userEvent.fill(password, "secret");
  await userEvent.click(add);
  await expect.element(add).not.toHaveAttribute("aria-busy");
  expect(page.getByRole("alert").elements()).toEqual([]);
  expect(added).toHaveLength(1);
});

test("[AU-02] a list that cannot be fetched says so and is tried again", async () => {
  let isOffline = true;
  await renderApp(<Passkeys />, {
    answers: {
      listPasskeys: () =>
        isOffline
          ? { status: 403, body: { error: "forbidden", message: "" } }
          : { status: 200, body: { passkeys: [], hasPassword: false, asksCode: false, accepted: null } },
    },
  });
  const again = page.getByRole("button", { name: "Try again" });
  await expect.element(again, { timeout: 20_000 }).toBeVisible();
  isOffline = false;
  await userEvent.click(again);
  await expect.element(page.getByText(/^Your company signs you in/)).toBeVisible();
});

test("[AU-02] the form signs in with a passkey; one that is refused is said, calling it off is not", async () => {
  expect(await makePasskey(CREATION)).toHaveProperty("id");
  vi.spyOn(PublicKeyCredential, "isConditionalMediationAvailable").mockResolvedValue(false);
  let isKnown = false;
  const { calls } = await renderApp(null, {
    profile: GUEST,
    config: { signin: { ...SIGNIN, shop: true } },
    answers: {
      beginPasskeySignIn: () => ({ status: 200, body: { flow: "flow", options: REQUEST } }),
      signInPasskey: () =>
        isKnown
          ? { status: 200, body: { profile: DEALER, token: "t" } }
          : { status: 401, body: { error: "login-failed", message: "" } },
    },
  });
  const signedIn = signInAgain();
  const dialog = page.getByRole("dialog");
  const button = dialog.getByRole("button", { name: "Sign in with a passkey" });
  await expect.element(button).toBeVisible();
  await expect.element(page.getByLabelText("User id")).toHaveAttribute("autocomplete", "username webauthn");
  await userEvent.fill(dialog.getByLabelText("Shop"), "ZUERICH");
  await userEvent.click(button);
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^This passkey is not accepted here/);
  expect(useSession.getState().profile?.kind).toBe("guest");
  isKnown = true;
  await userEvent.click(button);
  expect(await signedIn).toBe(true);
  expect(useSession.getState().profile?.login).toBe("dealer.milano");
  expect(calls.findLast(({ operation }) => operation === "signInPasskey")?.body).toMatchObject({
    flow: "flow",
    shop: "ZUERICH",
    response: { response: { userHandle: CREATION.user.id } },
  });
  await authenticator.refuse();
  useSession.setState({ profile: GUEST });
  void signInAgain();
  await userEvent.click(button);
  await expect.element(button).not.toHaveAttribute("aria-busy");
  expect(page.getByRole("alert").elements()).toEqual([]);
});

test("[AU-02] the autofill of the user id signs in with the passkey that is picked there", async () => {
  expect(await makePasskey(CREATION)).toHaveProperty("id");
  const { calls } = await renderApp(null, {
    profile: GUEST,
    config: { signin: SIGNIN },
    answers: {
      beginPasskeySignIn: () => ({ status: 200, body: { flow: "flow", options: REQUEST } }),
      signInPasskey: () => ({ status: 200, body: { profile: DEALER, token: "t" } }),
    },
  });
  // The authenticator that the browser plays picks at once.
  expect(await signInAgain()).toBe(true);
  expect(useSession.getState().profile?.login).toBe("dealer.milano");
  expect(calls.map(({ operation }) => operation)).toEqual(["beginPasskeySignIn", "signInPasskey"]);
});

test("[AU-02] where the site can have no passkeys the form offers none", async () => {
  await renderApp(null, { profile: GUEST, config: { signin: { ...SIGNIN, passkeys: false } } });
  void signInAgain();
  await expect.element(page.getByLabelText("User id")).toHaveAttribute("autocomplete", "username");
  expect(page.getByRole("button", { name: "Sign in with a passkey" }).elements()).toEqual([]);
});
