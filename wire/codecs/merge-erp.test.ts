import { expect, test } from "vitest";
import { decodeProject } from "./decode-project.ts";
import { mergeErp } from "./merge-erp.ts";
import { type StoredProject, storedProject } from "./stored-project.ts";

const stored: StoredProject = storedProject.parse({
  format: 1,
  des: "Casa Rossi",
  priceDate: "2026-01-02",
  hostsOwn: { kept: true },
  rows: [
    {
      uniqueid: "a",
      catalog: "CUCINA",
      cmodel: "ARIA",
      cod: "BASE",
      erp: [{ cod: "OLD", qt: 9, punit: 1 }],
      x: 1,
    },
    { uniqueid: "b", catalog: "CUCINA", cmodel: "ARIA", cod: "WALL" },
    { uniqueid: "c", catalog: "CUCINA", cmodel: "ARIA", cod: "TALL", erp: [{ cod: "KEPT", qt: 1 }] },
  ],
  rooms: [],
  history: [],
});
const line = (cod: string) => ({ id: cod, cod, qt: "1", punit: "80.00", var: "FIN=OAK", level: 0 });

test("[EV-03] the recomputed ERP data are merged back by uniqueid, whatever their order, and the prices have the answer's date", () => {
  const merged = mergeErp(stored, {
    rows: [
      { uniqueid: "b", erp: [line("B1"), line("B2")] },
      { uniqueid: "a", erp: [line("A1")] },
    ],
    priceDate: "2026-11-20",
  });
  expect(merged.rows.map(({ erp }) => erp?.map(({ cod }) => cod))).toEqual([["A1"], ["B1", "B2"], ["KEPT"]]);
  expect(merged.priceDate).toBe("2026-11-20");
  expect(merged.rows[0]).toEqual({ ...stored.rows[0], erp: [line("A1")] });
  expect(merged.rows[2]).toBe(stored.rows[2]);
  expect(merged).toMatchObject({ des: "Casa Rossi", hostsOwn: { kept: true } });
  expect(stored.rows[0]?.erp?.[0]?.cod).toBe("OLD");
});

test("[EV-03] an answer for a row that is not there adds none, an empty one empties, and the result is a project that can be read", () => {
  const merged = mergeErp(stored, {
    rows: [
      { uniqueid: "generated", erp: [line("PLINTH")] },
      { uniqueid: "c", erp: [] },
    ],
    priceDate: "2026-11-20",
  });
  expect(merged.rows.map(({ uniqueid }) => uniqueid)).toEqual(["a", "b", "c"]);
  expect(merged.rows[2]?.erp).toEqual([]);
  expect(storedProject.parse(merged)).toEqual(merged);
  const decoded = decodeProject(merged);
  expect(decoded.ok && decoded.document.head.priceDate).toBe("2026-11-20");
});
