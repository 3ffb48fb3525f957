import { expect, test } from "vitest";
import { clientWords, withoutWords } from "./redact.ts";

test("the words about a client are the texts below what is about them, but for places and what is too short to be looked for", () => {
  const document = {
    des: "Kitchen",
    orderaddress: [{ firstname: "Zelda", surname: "Quist", city: "Milano", phone: "+39 02 555" }],
    rows: [{ description: "Base unit" }],
  };
  expect(clientWords(document)).toEqual(["Zelda", "Quist", "+39 02 555"]);
});

test("[T39] words go wherever they stand, in any case; keys, numbers and everything else stay", () => {
  const value = { Zelda: 1, notes: ["for ZELDA Quist (zelda.quist@q.example)", null, true, 2.5] };
  expect(withoutWords(value, ["Zelda", "Quist", "zelda.quist@q.example"])).toEqual({
    Zelda: 1,
    notes: ["for … … (…)", null, true, 2.5],
  });
  expect(withoutWords("Ada and (a+b)*", ["Ada", "(a+b)*"])).toBe("Ada and …");
  expect(withoutWords(value, [""])).toBe(value);
});
