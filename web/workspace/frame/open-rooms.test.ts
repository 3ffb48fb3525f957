import { newProject, type Room } from "@stanza/project";
import { expect, test } from "vitest";
import { openWalls } from "../../../domain/project/testing/sample-project.ts";
import { openRoom } from "./open-rooms.ts";

const openOf = (...rooms: readonly Room[]) => openRoom({ ...newProject({ description: "Plan" }), rooms });

test("[CD-02] an outline that was begun is not closed; a partition and a corner of two walls mean to be open", () => {
  expect(openOf(openWalls([0, 0], [0, 3000], [4000, 3000], [4000, 0]))?.gapMm).toBe(4000);
  expect(openOf(openWalls([0, 0], [3000, 0]))).toBeNull();
  expect(openOf(openWalls([0, 0], [3000, 0], [3000, 2000]))).toBeNull();
  expect(
    openOf(openWalls([0, 0], [3000, 0]), openWalls([0, 0], [0, 3000], [4000, 3000], [4000, 0]))?.gapMm,
  ).toBe(4000);
});
