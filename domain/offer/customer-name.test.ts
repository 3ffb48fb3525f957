import { expect, test } from "vitest";
import { customerName } from "./customer-name.ts";

test("a customer is named by person, else by business", () => {
  expect(customerName({ firstName: "Anna", lastName: "Rossi" }, { name: "Rossi Srl" })).toBe("Anna Rossi");
  expect(customerName({ firstName: "", lastName: "Rossi" })).toBe("Rossi");
  expect(customerName({ firstName: "", lastName: "" }, { name: "Rossi Srl" })).toBe("Rossi Srl");
  expect(customerName({ firstName: " ", lastName: "" })).toBe("");
});
