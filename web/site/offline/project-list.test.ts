import { expect, test } from "vitest";
import { listOf } from "./answer-of-before.ts";

const copy = (id: number, description: string, status: string, updatedAt: string) => ({
  url: `/api/projects/${id}`,
  at: id,
  body: { summary: { id, description, customerName: "Anna Rossi", status, updatedAt } },
});
const copies = [
  copy(1, "Kitchen", "offer", "2026-11-20T10:00:00Z"),
  copy(2, "Bath", "assigned", "2026-11-22T10:00:00Z"),
  copy(3, "Kitchen by the sea", "assigned", "2026-11-21T10:00:00Z"),
];
const ids = (query: string) => listOf(copies, new URLSearchParams(query)).projects.map(({ id }) => id);

test("[PR-17] without a network the list has the projects of this device, the latest change first", () => {
  expect(ids("")).toEqual([2, 3, 1]);
  expect(ids("limit=2")).toEqual([2, 3]);
  expect(ids("search=rossi%20kitchen")).toEqual([3, 1]);
  expect(ids("status=assigned")).toEqual([2, 3]);
  expect(listOf(copies, new URLSearchParams("status=assigned"))).toMatchObject({
    next: null,
    counts: { offer: 1, assigned: 2 },
  });
});
