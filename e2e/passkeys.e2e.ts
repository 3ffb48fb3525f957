import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { seededUser, signIn } from "./people.ts";

/** The browser plays an authenticator whose person confirms everything at once. */
async function addAuthenticator(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await protocol.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    credentials,
    /** As an authenticator that nothing was told of what was removed. */
    restore: (credential: Awaited<ReturnType<typeof credentials>>[number]) =>
      protocol.send("WebAuthn.addCredential", { authenticatorId, credential }),
    /** Without its person's finger it answers to nothing, and so offers nothing in the autofill by itself either. */
    setVerified: (isUserVerified: boolean) =>
      protocol.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("[AU-02] a passkey is added in the settings, signs in without a password, and not once it is removed", async ({
  page,
}) => {
  const authenticator = await addAuthenticator(page);
  const settings = async () => {
    await page.goto("/usersettings");
    await page.getByRole("button", { name: "Sign-in and security" }).click();
    return page.getByRole("dialog", { name: "Sign-in and security" });
  };
  await test.step("added with the password once more", async () => {
    await signIn(page, "seller.zuerich");
    const part = (await settings()).getByRole("region", { name: "Passkeys" });
    await part.getByRole("textbox", { name: "Password" }).fill(seededUser("seller.zuerich").password);
    await part.getByRole("button", { name: "Add a passkey" }).click();
    await expect(part.getByText(/not used yet$/)).toBeVisible();
    await expectAccessible(page);
    expect(await authenticator.credentials()).toMatchObject([
      { isResidentCredential: true, rpId: "localhost" },
    ]);
  });
  await test.step("signed out, and in again with the passkey alone", async () => {
    await authenticator.setVerified(false);
    await page.keyboard.press("Escape");
    await page.getByRole("tabpanel", { name: "Profile" }).getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expectAccessible(page);
    await authenticator.setVerified(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeHidden();
    const { profile } = await (await page.request.get("/api/session")).json();
    expect(profile.login).toBe("seller.zuerich");
  });
  await test.step("removed: the authenticator forgets it; where one still had it, the site knows it no more", async () => {
    const [known] = await authenticator.credentials();
    const part = (await settings()).getByRole("region", { name: "Passkeys" });
    await expect(part.getByText(/last used/)).toBeVisible();
    await part.getByRole("button", { name: /^Remove/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(part.getByRole("list", { name: "Passkeys" })).toBeHidden();
    await expect.poll(authenticator.credentials).toEqual([]);
    await authenticator.setVerified(false);
    if (known) await authenticator.restore(known);
    await page.request.delete("/api/session", { headers: { "x-csrf": "1" } });
    await page.goto("/home");
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
    await authenticator.setVerified(true);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("alert").getByText(/^This passkey is not accepted here/)).toBeVisible();
  });
});
