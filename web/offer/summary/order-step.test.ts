import { expect, test } from "vitest";
import { orderStep } from "./order-step.ts";

const seller = { userId: "u", kind: "pro", isAdmin: false, sellerLevel: 1 } as const;

test("[QU-11] [QU-14] an approved project is led towards its order, and every seller orders it; a customer never does", () => {
  expect(orderStep("approved", seller, [])).toEqual({ to: "awaitingOrder", mayTake: true });
  expect(orderStep("approved", seller, ["approved"])).toEqual({ to: "awaitingOrder", mayTake: false });
  expect(orderStep("awaitingOrder", seller, [])).toEqual({ to: "ordered", mayTake: true });
  expect(orderStep("awaitingOrder", seller, ["awaitingOrder"])).toEqual({ to: "ordered", mayTake: false });
  expect(orderStep("awaitingOrder", { ...seller, kind: "customer" }, [])).toEqual({
    to: "ordered",
    mayTake: false,
  });
  expect(orderStep("awaitingOrder", { ...seller, isAdmin: true }, [])).toEqual({
    to: "ordered",
    mayTake: true,
  });
  expect(orderStep("ordered", seller, [])).toBeNull();
  expect(orderStep("sellerDesign", seller, [])).toBeNull();
});
