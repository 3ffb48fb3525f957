import { expect, test } from "vitest";
import { freePort } from "../../db/free-port.ts";
import { openSmtp } from "./smtp.ts";

test("[QU-13] a mail server that is away is said in words, without its address", async () => {
  const mail = openSmtp(`smtp://127.0.0.1:${await freePort()}`, "offers@stanza.example");
  const letter = { messageId: "<a@stanza>", fromName: "Stanza", to: "anna@example.org", copies: [] };
  const sent = mail.send({ ...letter, subject: "Offer", text: "Dear Anna" });
  await expect(sent).rejects.toMatchObject({
    message: "The mail server does not answer.",
    cause: expect.objectContaining({ code: "ESOCKET" }),
  });
});
