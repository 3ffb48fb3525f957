import { expect, test } from "vitest";
import { orderStep } from "./order-step.ts";

const seller = { userId: "u", kind: "pro", isAdmin: false, sellerLevel: 1 } as const;

test("[QU-11] an approved project is led towards its order; ordering is for sellers of level 4 and supervisors", () => {
  expect(orderStep("approved", seller, [])).toEqual({ to: "awaitingOrder", mayTake: true });
  expect(orderStep("approved", seller, ["approved"])).toEqual({ to: "awaitingOrder", mayTake: false });
  expect(orderStep("awaitingOrder", seller, [])).toEqual({ to: "ordered", mayTake: false });
  expect(orderStep("awaitingOrder", { ...seller, sellerLevel: 4 }, [])).toEqual({
    to: "ordered",
    mayTake: true,
  });
  expect(orderStep("awaitingOrder", { ...seller, isAdmin: true }, [])).toEqual({
    to: "ordered",
    mayTake: true,
  });
  expect(orderStep("ordered", seller, [])).toBeNull();
  expect(orderStep("sellerDesign", seller, [])).toBeNull();
});
