import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

const address = (countryCode: string, parts: object) => ({
  street: "Via Solferino 18",
  postalCode: "",
  city: "",
  county: "",
  country: "",
  countryCode,
  ...parts,
});

test.each([
  ["IT", { postalCode: "20121", city: "Milano", county: "MI" }, "20121 Milano (MI)"],
  ["CH", { postalCode: "8008", city: "Zürich", county: "ZH" }, "8008 Zürich"],
  ["DE", { postalCode: "10115", city: "Berlin" }, "10115 Berlin"],
  ["US", { postalCode: "60610", city: "Chicago", county: "IL" }, "Chicago, IL 60610"],
  ["us", { postalCode: "60610", city: "Chicago" }, "Chicago, 60610"],
  ["AU", { postalCode: "2000", city: "Sydney", county: "NSW" }, "Sydney NSW 2000"],
  ["GB", { postalCode: "SW1A 1AA", city: "London" }, "London SW1A 1AA"],
  ["", { city: "Milano", county: "MI" }, "Milano (MI)"],
])("[QU-04] the town of an address in %s", (country, parts, line) => {
  expect(addressLines(address(country, parts))).toEqual(["Via Solferino 18", line]);
});

test("[QU-04] the country has a line of its own, and an empty address none", () => {
  expect(addressLines(address("IT", { city: "Milano", country: "Italia" })).at(-1)).toBe("Italia");
  expect(addressLines(address("IT", { street: "" }))).toEqual([]);
});
