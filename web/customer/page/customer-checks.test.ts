import { describe, expect, test } from "vitest";
import {
  bankFault,
  bankOf,
  bicFault,
  emailFault,
  ibanFault,
  invoiceFault,
  plainIban,
} from "./check-details.ts";
import { isPostalCode } from "./postal-code.ts";
import { checkVatNumber } from "./vat-number.ts";

describe("what is typed about a customer", () => {
  test.each([
    ["IT60 X054 2811 1010 0000 0123 456", undefined],
    ["it60x0542811101000000123456", undefined],
    ["CH93 0076 2011 6238 5295 7", undefined],
    ["IT60 X054 2811 1010 0000 0123 457", "iban"],
    ["IT60", "iban"],
    ["", undefined],
  ])("[PR-11] the IBAN %j is checked digit by digit", (text, fault) => expect(ibanFault(text)).toBe(fault));

  test("[PR-11] an Italian IBAN fills in the bank, another one does not", () => {
    expect(bankOf("IT60 X054 2811 1010 0000 0123 456")).toEqual({
      cin: "X",
      abi: "05428",
      cab: "11101",
      account: "000000123456",
    });
    expect(bankOf("CH9300762011623852957")).toEqual({});
    expect(plainIban("it60 x054-2811")).toBe("IT60X0542811");
  });

  test.each([
    ["IT00743110157", "IT", "good"],
    ["00743110157", "IT", "good"],
    ["IT00743110158", "IT", "doubtful"],
    ["EL094259216", "GR", "good"],
    ["GR 094259216", "GR", "good"],
    ["BE1000000021", "BE", "good"],
    ["BE1000000022", "BE", "doubtful"],
    ["XI980780684", "GB", "good"],
    ["ZZ12345", "ZZ", "unknown-country"],
    ["", "IT", "empty"],
  ])("[PR-11] the VAT number %j of %s is %s", (number, country, verdict) =>
    expect(checkVatNumber(number, country)).toBe(verdict),
  );

  test.each([
    ["20121", "IT", true],
    ["2012", "IT", false],
    ["8001", "CH", true],
    ["SW1A 1AA", "GB", true],
    ["10001-1234", "US", true],
    ["K1A 0B1", "CA", true],
    ["anything", "HK", true],
    ["", "DE", true],
  ])("[PR-11] the postal code %j of %s: %s", (text, country, good) =>
    expect(isPostalCode(text, country)).toBe(good),
  );

  test("[PR-11] e-mail, BIC and the Italian bank codes", () => {
    expect(emailFault("anna@[127.0.0.1]")).toBeUndefined();
    expect(emailFault("anna@")).toBe("email");
    expect(bicFault("BCITITMM")).toBeUndefined();
    expect(bicFault("BCIT")).toBe("bic");
    expect([bankFault("abi", "0542"), bankFault("cab", "11101"), bankFault("cin", "7")]).toEqual([
      "digits5",
      undefined,
      "cin",
    ]);
  });

  test.each([
    ["fiscalCode", "RSSMRA85T10A562S", undefined],
    ["fiscalCode", "12345678901", undefined],
    ["fiscalCode", "RSSMRA85T10A562", "fiscalCode"],
    ["recipientCode", "M5UXCR1", undefined],
    ["recipientCode", "M5-X", "recipientCode"],
    ["certifiedEmail", "rossi@pec.example", undefined],
    ["certifiedEmail", "rossi", "email"],
    ["certifiedEmail", "", undefined],
  ] as const)("[QU-07] %s %j for an Italian invoice: %s", (key, text, fault) =>
    expect(invoiceFault(key, text)).toBe(fault),
  );
});
