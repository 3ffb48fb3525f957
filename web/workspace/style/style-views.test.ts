import { expect, test } from "vitest";
import { demoCatalogue } from "../../../fixtures/demo-catalogues.ts";
import { styleViews } from "./style-views.ts";

test("the style of a kitchen is its fronts, carcasses, handles, worktops and plinths, in the order of the header", () => {
  const { open } = demoCatalogue("cucina");
  const codes = styleViews(open.header("CALCE", {}).views).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["FIN", "CARC", "HND", "WTFIN"]));
  expect(codes).not.toContain("HGT");
});
