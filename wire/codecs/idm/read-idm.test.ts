import { proposeMapping, readDelivery } from "@stanza/tables";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readTableFile } from "../spreadsheet/read-table-file.ts";
import { NoTables } from "../spreadsheet/table-faults.ts";

const languages = (de: string, en: string) =>
  `<LANGUAGE ISO_LANGUAGE_ID="DE">${de}</LANGUAGE><LANGUAGE ISO_LANGUAGE_ID="EN">${en}</LANGUAGE>`;
const item = (code: string, width: number, price: string) => `
  <ITEM TYPE_NO="${code}">
    <ITEM_TEXT>${languages(`Schrank ${width}`, `Cabinet ${width}`)}</ITEM_TEXT>
    <PRICE_FEATURE_GROUP_BASE_PRICE_REF>
      <ITEM_PRICE><PRICE_FIELD>2</PRICE_FIELD><PRICE>99900</PRICE></ITEM_PRICE>
      <ITEM_PRICE><PRICE_FIELD>1</PRICE_FIELD><PRICE>${price}</PRICE></ITEM_PRICE>
    </PRICE_FEATURE_GROUP_BASE_PRICE_REF>
    <BASIC_PROFILE><CARCASE_BASIC_SHAPE><BASIC_SHAPE_PARAMETERS>
      <BASIC_SHAPE_PARAMETER BASIC_SHAPE_NAME="B" BASIC_SHAPE_NOMINAL_VALUE="${width}"/>
      <BASIC_SHAPE_PARAMETER BASIC_SHAPE_NAME="H" BASIC_SHAPE_NOMINAL_VALUE="720"/>
      <BASIC_SHAPE_PARAMETER BASIC_SHAPE_NAME="T" BASIC_SHAPE_NOMINAL_VALUE="560"/>
    </BASIC_SHAPE_PARAMETERS></CARCASE_BASIC_SHAPE></BASIC_PROFILE>
  </ITEM>`;
const IDM = `<?xml version="1.0" encoding="UTF-8"?>
<T_NEW_CATALOG MAJOR="2" MINOR="0" REVISION="0" FORMAT="W">
  <CATALOG><CATALOG_IDENTIFICATION><CURRENCY_KEY>CHF</CURRENCY_KEY></CATALOG_IDENTIFICATION></CATALOG>
  <SERIES><SERIE SERIE_NO="7" SEQUENCE_NO="1">
    <SERIES_NAME>${languages("Linea", "Linea")}</SERIES_NAME>
    <PRODUCT_GROUPS><PRODUCT_GROUP>
      <PRODUCT_GROUP_TEXT>${languages("Unterschränke", "Base units")}</PRODUCT_GROUP_TEXT>
      <ITEMS>${item("UB60", 600, "30000")}${item("UB90", 900, "36050")}
        <ITEM TYPE_NO="REF"><ITEM_REF TYPE_NO="X" SERIE_NO="8"/></ITEM></ITEMS>
    </PRODUCT_GROUP></PRODUCT_GROUPS>
  </SERIE></SERIES>
</T_NEW_CATALOG>`;

const occasion = {
  catalogue: { code: "IDM", name: "IDM", languages: ["en", "it", "de"], currency: "EUR" },
  validFrom: "2026-01-01",
};

describe("[CA-08] article tables in the manner of IDM", () => {
  test.each([
    ["as XML", strToU8(IDM)],
    ["in an archive", zipSync({ "catalogue.xml": strToU8(IDM), "readme.txt": strToU8("x") })],
  ])(
    "%s: series and groups as folders, names, nominal sides, the price of the lowest field in its currency",
    (_, bytes) => {
      const sheets = readTableFile({ name: "linea.xml", bytes });
      const { articles, problems } = readDelivery(sheets, proposeMapping(sheets, occasion));
      expect(problems).toEqual([]);
      expect(
        articles.map(({ code, names, categories, size, prices }) => ({
          code,
          names,
          categories,
          size,
          prices,
        })),
      ).toEqual([
        {
          code: "UB60",
          names: { de: "Schrank 600", en: "Cabinet 600" },
          categories: ["Linea", "Unterschränke"],
          size: { width: 600, height: 720, depth: 560 },
          prices: { "IDM-CHF": "300.00" },
        },
        {
          code: "UB90",
          names: { de: "Schrank 900", en: "Cabinet 900" },
          categories: ["Linea", "Unterschränke"],
          size: { width: 900, height: 720, depth: 560 },
          prices: { "IDM-CHF": "360.50" },
        },
      ]);
    },
  );

  test("cut anywhere it is a sentence; XML of somebody else too", () => {
    const bytes = strToU8(IDM);
    for (let end = 60; end < bytes.length; end += 97)
      expect(() => readTableFile({ name: "a.xml", bytes: bytes.subarray(0, end) }), String(end)).toThrow(
        NoTables,
      );
    expect(() => readTableFile({ name: "a.xml", bytes: strToU8("<?xml version='1.0'?><svg/>") })).toThrow(
      /no catalogue/,
    );
    const nobody = strToU8("<T_NEW_CATALOG><SERIES/></T_NEW_CATALOG>");
    expect(() => readTableFile({ name: "a.xml", bytes: nobody })).toThrow(/no items/);
  });

  test("entities that the file declares are unknown, so nothing is expanded", () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "yyyy">]>${IDM.slice(38).replace("Linea", "&x;")}`;
    expect(() => readTableFile({ name: "a.xml", bytes: strToU8(bomb) })).toThrow(NoTables);
  });
});
