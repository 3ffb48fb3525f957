import { expect, test } from "vitest";
import { usesCustomItemSearch } from "./custom-item-search.ts";

test.each([
  [undefined, false, false],
  [false, false, false],
  [true, false, true],
  [undefined, true, true],
  [false, true, true],
])(
  "[SH-06] preference %s, in a frame %s: the custom item search is used: %s",
  (preference, embedded, used) => {
    const config = preference === undefined ? {} : { customitemsearch: preference };
    expect(usesCustomItemSearch(config, embedded)).toBe(used);
    expect(usesCustomItemSearch(null, embedded)).toBe(embedded);
  },
);
