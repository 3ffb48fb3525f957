import { expect, test } from "vitest";
import { addressesIn, type LetterDraft, letterFaults } from "./letter-draft.ts";

const LETTER: LetterDraft = {
  to: "anna.rossi@example.org",
  cc: "",
  subject: "Your offer",
  text: "Dear Anna,\n\nplease find attached …",
};

test("[QU-13] a letter with one recipient, a subject and a text may go out; line breaks belong to the text alone", () => {
  expect(letterFaults(LETTER)).toEqual({});
  expect(letterFaults({ ...LETTER, cc: "studio@example.org; fitter@example.org," })).toEqual({});
});

test.each<[keyof LetterDraft, string, string]>([
  ["to", "anna@example.org\r\nBcc: spy@example.org", "line"],
  ["to", "anna@example.org\n", "line"],
  ["to", "", "missing"],
  ["to", "anna@", "address"],
  ["to", "Anna <anna@example.org>", "address"],
  ["to", "anna@example.org, spy@example.org", "address"],
  ["cc", "studio@example.org\r\nBcc: spy@example.org", "line"],
  ["cc", "studio@example.org spy@example.org", "address"],
  ["cc", "a@x.org,b@x.org,c@x.org,d@x.org,e@x.org", "many"],
  ["subject", "Offer\r\nBcc: spy@example.org", "line"],
  ["subject", "Offer\u2028Bcc: spy@example.org", "line"],
  ["subject", " ", "missing"],
  ["subject", "x".repeat(201), "long"],
  ["text", "\n", "missing"],
  ["text", "x".repeat(10_001), "long"],
])("[QU-13] %s %j is refused as typed: %s", (field, value, fault) =>
  expect(letterFaults({ ...LETTER, [field]: value })).toEqual({ [field]: fault }),
);

test("[QU-13] copies are told apart by commas and semicolons", () => {
  expect(addressesIn(" a@x.org ;b@x.org,, ")).toEqual(["a@x.org", "b@x.org"]);
});
