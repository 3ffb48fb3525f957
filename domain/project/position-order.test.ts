import { expect, test } from "vitest";
import { inPositionOrder } from "./position-order.ts";

const row = (id: string, catalogue: string, isOffered = true) => ({ id, catalogue, isOffered });

test("[QU-08] positions are numbered by catalogue in the order of their first rows; what no offer shows comes last", () => {
  const rows = [row("door", "MURI", false), row("a", "CUCINA"), row("b", "BAGNO"), row("c", "CUCINA")];
  expect(inPositionOrder(rows).map(({ id }) => id)).toEqual(["a", "c", "b", "door"]);
});
