import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessibility.ts";
import { expectDialogRules } from "../../testing/dialog-rules.ts";
import { GIULIA, showPeople } from "../testing/show-people.tsx";
import { tellInvitation } from "./tell-invitation.ts";

const dialog = page.getByRole("dialog");

test("[AU-11] an invitation's link keeps to the rules of dialogs", async () => {
  await showPeople();
  await expectDialogRules({
    title: "Link to choose a password",
    open: () => tellInvitation(GIULIA, "/resetpassword/secret"),
  });
});

test("[AU-11] somebody new is invited; where the site sends no mail the link is shown once", async () => {
  await showPeople({
    invitePerson: ({ body }) => ({
      status: 201,
      body: { person: { ...GIULIA, ...body, hasPassword: false }, link: "/resetpassword/secret" },
    }),
  });
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect.element(dialog.getByText("Type a user id of at least two characters.")).toBeVisible();
  await dialog.getByLabelText("User id").fill("luca.conti");
  await dialog.getByLabelText("Name").fill("Luca Conti");
  await dialog.getByLabelText("E-mail address").fill("luca@example.org");
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect.element(dialog.getByText(/\/resetpassword\/secret$/)).toBeVisible();
  await expectAccessible();
});
