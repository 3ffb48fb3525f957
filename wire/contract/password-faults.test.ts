import { expect, test } from "vitest";
import { passwordFaults } from "./password-faults.ts";

const ANNA = ["anna.bianchi@example.org", "Anna Bianchi"];

test.each([
  ["a plain sentence is enough", "three chairs in the hall", []],
  ["too short", "k!9Zq", ["short"]],
  ["letters of any script count once each", "ключ от кухни", []],
  ["one sign again and again", "aaaaaaaaaaaaaaa", ["common"]],
  ["a word of every list, dressed up", "Password-2026!", ["common"]],
  ["digits alone in order are no secret either", "1234567890", ["common"]],
  ["the person's own name", "Bianchi-1984", ["name"]],
  ["several of them", "anna.bianchi.example", ["name"]],
  ["a name inside a sentence of its own", "bianchi likes three chairs", []],
  ["too long", "long ".repeat(50), ["long"]],
])("[AU-06] a new password: %s", (_, password, faults) => {
  expect(passwordFaults(password, ANNA)).toEqual(faults);
});
