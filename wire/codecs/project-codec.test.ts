import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeProject } from "./decode-project.ts";
import { decodeChecked, encodeProject } from "./project-codec.ts";
import { newDocument } from "./project-document.ts";
import { FULL, PROJECT } from "./testing/full-document.ts";

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a project document", () => {
  test("[PR-01] comes back from its stored form with every field of spec 1 §3", () => {
    const stored = json(encodeProject(FULL));
    expect(decodeProject(stored)).toEqual({ ok: true, document: FULL });
    expect(stored).toMatchObject({
      des: "C-9~Cucina Rossi",
      history: [{ catalog: "CUCINA", currentModel: "ARIA", models: [{ cod: "ARIA" }] }],
      orderaddress: [{ firstname: "Anna", surname: "Rossi", mobile: "+39 02 1234", countrycode: "IT" }],
      customerFields: { vat: 10, bdIBAN: "IT60X0542811101000000123456", saCity: "Torino", L_AziSel: "1" },
      offer: { discounts: { dDiscount1: 40, dDiscount2: 10, dDiscount1E: "12.5", dDiscountD: 52.5 } },
    });
    expect(stored.rows[0]).toMatchObject({
      uniqueid: "a",
      cmodel: "ARIA",
      cod: "BASE-1D-60",
      var: "W=600;SIDE=R;SOFT=false",
    });
  });

  test("[T29] what was agreed under a name that every object answers to is stored and comes back", () => {
    const { services, discounts, ...terms } = FULL.terms;
    const service = Object.values(services)[0]!;
    const only = (catalogues: typeof discounts.catalogues, own: typeof services) => {
      const named = { ...terms, discounts: { ...discounts, catalogues }, services: own };
      const stored = json(encodeProject({ ...FULL, terms: named }));
      const back = decodeProject(stored);
      return back.ok ? back.document.terms : back;
    };
    expect(only({ constructor: 5 } as never, {})).toMatchObject({
      discounts: { catalogues: { constructor: 5 } },
    });
    expect(only({}, { toString: service } as never)).toMatchObject({ services: { toString: service } });
  });

  test("[CD-05] dimensions are stored under `quotes`, the specification's name, and come back", () => {
    const stored = json(encodeProject(FULL));
    expect(stored.quotes).toEqual(json(PROJECT.dimensions));
    expect(stored).not.toHaveProperty("dimensions");
    const decoded = decodeProject(stored);
    expect(decoded.ok && decoded.document.project.dimensions).toEqual(PROJECT.dimensions);
  });

  test("[CD-13] the net area that an imported plan stated comes back with its room", () => {
    const [room, ...rooms] = PROJECT.rooms;
    const statedArea = { netM2: 21.41, drawnM2: 22.07 };
    const project = { ...PROJECT, rooms: [{ ...room!, statedArea }, ...rooms] };
    const stored = json(encodeProject({ ...FULL, project }));
    expect(stored.rooms[0]?.netarea).toEqual({ net: 21.41, drawn: 22.07 });
    const decoded = decodeProject(stored);
    expect(decoded.ok && decoded.document.project.rooms[0]?.statedArea).toEqual(statedArea);
  });

  test("keeps fields that it does not know, on the project, the row, the offer and the customer", () => {
    const stored = json({
      ...encodeProject(FULL),
      engine_views: [{ any: 1 }],
      hostSays: "hello",
    }) as unknown as Record<string, unknown>;
    const rows = json(stored.rows) as Record<string, unknown>[];
    Object.assign(rows[0] ?? {}, { boxid: "B17", erp: [{ cod: "X", qt: 1, punit: 3.5 }] });
    const changed = {
      ...stored,
      rows,
      offer: { ...(stored.offer as object), hostTerm: 7 },
      customerFields: { ...(stored.customerFields as object), hostField: "x" },
      orderaddress: [...(stored.orderaddress as object[]), { city: "Bari" }],
    };
    const decoded = decodeProject(changed);
    expect(decoded.ok && json(encodeProject(decoded.document))).toEqual(changed);
  });

  test("takes a host's JSON without format, room or rule: choices come from the variant text", () => {
    const decoded = decodeProject({
      id: 12,
      des: "From the ERP",
      rows: [{ uniqueid: "1", catalog: "CUCINA", cmodel: "ARIA", cod: "BASE-1D-60", var: "w=600\tFIN=MW" }],
      history: [{ catalog: "CUCINA", models: ["ARIA"], currentModel: "ARIA" }],
    });
    expect(decoded.ok && decoded.document.project.rows[0]?.choices).toEqual({ W: "600", FIN: "MW" });
    expect(decoded.ok && decoded.document.project.catalogues.CUCINA).toEqual({
      version: "current",
      model: "ARIA",
      headers: { ARIA: {} },
    });
  });

  test("[PR-05] the CRM order stands before its description, and a tilde that a person typed names no order", () => {
    const desOf = (description: string, crmOrder?: string) => {
      const document = { ...newDocument({ ...PROJECT, description }), ...(crmOrder ? { crmOrder } : {}) };
      return encodeProject(document).des;
    };
    expect(desOf("Cucina Rossi", "48213")).toBe("48213~Cucina Rossi");
    expect(desOf("Cucina Rossi")).toBe("Cucina Rossi");
    // Whoever splits at the first tilde finds the real order, or none.
    expect(desOf("99~x")).toBe("~99~x");
    expect(desOf("99~x", "48213")).toBe("48213~99~x");
    const decoded = decodeProject({ ...json(encodeProject(newDocument(PROJECT))), des: "99~x" });
    expect(decoded.ok && [decoded.document.crmOrder, decoded.document.project.description]).toEqual([
      undefined,
      "99~x",
    ]);
  });

  test("[PR-05] any description and any CRM order come back as they were", () => {
    const words = fc.string({ unit: fc.constantFrom("~", "9", "a", " ", "é") });
    fc.assert(
      fc.property(words, fc.option(words, { nil: undefined }), (description, crmOrder) => {
        const document = {
          ...newDocument({ ...PROJECT, description }),
          ...(crmOrder === undefined ? {} : { crmOrder }),
        };
        const decoded = decodeProject(json(encodeProject(document)));
        expect(decoded).toEqual({ ok: true, document });
      }),
    );
  });

  test("[PR-05] a host's crmData names the order too", () => {
    const stored = json(encodeProject(newDocument(PROJECT)));
    const decoded = decodeProject({
      ...stored,
      des: "48213~Rossi",
      customerFields: { crmData: { id: 48213, state: "won" } },
    });
    expect(decoded.ok && decoded.document).toMatchObject({
      crmOrder: "48213",
      project: { description: "Rossi" },
      unknown: { project: { customerFields: { crmData: { id: 48213, state: "won" } } } },
    });
  });

  test("[QU-10] the chosen promotions come back, and a choice of nothing is none", () => {
    const promotion = { campaign: "AUT26", list: "PRO", orderdate: "2027-01-15" };
    const document = newDocument(PROJECT);
    const stored = encodeProject({ ...document, promotion });
    expect(stored.customerFields).toMatchObject({ promotion });
    expect(decodeProject(stored)).toMatchObject({ ok: true, document: { promotion } });
    expect(encodeProject({ ...document, promotion: { delivery: "" } }).customerFields).not.toHaveProperty(
      "promotion",
    );
  });

  test("[QU-15] the alternatives of the offer's papers come back, and a choice of none is none", () => {
    const comparison = { catalogue: "CUCINA", variable: "FIN", values: ["M04", "V03"], includesOwn: true };
    const stored = encodeProject({ ...newDocument(PROJECT), comparison });
    expect(decodeProject(json(stored))).toMatchObject({ ok: true, document: { comparison } });
    const none = encodeProject({ ...newDocument(PROJECT), comparison: { ...comparison, values: [] } });
    expect(none.customerFields).not.toHaveProperty("comparison");
  });

  test("[QU-11] nOrdCRM and crmData.id both name the order; a host's own fields stay, and an order that is gone is named by neither", () => {
    const linked = (crmData?: object) => ({
      ...newDocument(PROJECT),
      crmOrder: "48213",
      ...(crmData ? { unknown: { project: { customerFields: { crmData } }, rows: {} } } : {}),
    });
    expect(encodeProject(linked()).customerFields).toMatchObject({
      nOrdCRM: "48213",
      crmData: { id: "48213" },
    });
    expect(encodeProject(linked({ id: 48213, state: "won" })).customerFields).toMatchObject({
      crmData: { id: 48213, state: "won" },
    });
    expect(encodeProject(linked({ id: 7, state: "won" })).customerFields).toMatchObject({
      crmData: { id: "48213", state: "won" },
    });
    const { crmOrder: _, ...unlinked } = linked({ id: 48213, state: "won" });
    const { customerFields } = json(encodeProject(unlinked));
    expect(customerFields).toMatchObject({ crmData: { state: "won" } });
    expect(JSON.stringify(customerFields)).not.toContain("48213");
  });

  test("[QU-06] references of single lines and of the project come back, without making a rate", () => {
    const row = FULL.project.rows[0]!.id;
    const document = {
      ...FULL,
      terms: { ...FULL.terms, lineRates: {} },
      lineReferences: { [row]: { body: "GMK-7" } },
      references: [{ id: "r1", title: "Mood board", url: "https://example.org/board" }],
    };
    const decoded = decodeProject(json(encodeProject(document)));
    expect(decoded.ok && decoded.document).toMatchObject({
      lineReferences: { [row]: { body: "GMK-7" } },
      references: document.references,
      terms: { lineRates: {} },
    });
    const script = { ...document, references: [{ id: "r1", title: "", url: "javascript:alert(1)" }] };
    expect(decodeProject(json(encodeProject(script))).ok).toBe(false);
  });

  test("names the place of each fault", () => {
    const stored = json(encodeProject(FULL)) as unknown as { rows: { placement: unknown }[]; rooms: unknown };
    stored.rows[1] = { ...stored.rows[1], placement: { on: "wall", wall: "w1", offset: null, elevation: 0 } };
    const decoded = decodeProject(stored);
    expect(decoded.ok ? [] : decoded.problems.map(({ path }) => path)).toEqual(["rows.1.placement.offset"]);
    expect(decodeProject({ ...json(encodeProject(FULL)), format: 99 }).ok).toBe(false);
    expect(decodeProject("text").ok).toBe(false);
  });

  test("a document that was checked before is read alike, unless its format is not known", () => {
    const stored = json(encodeProject(FULL));
    expect(decodeChecked(stored)).toEqual(decodeProject(stored));
    expect(decodeChecked({ ...stored, format: 99 }).ok).toBe(false);
    expect(decodeChecked("text").ok).toBe(false);
  });
});
