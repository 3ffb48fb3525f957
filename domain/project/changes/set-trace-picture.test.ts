import { expect, test } from "vitest";
import { checkProject } from "../check/check-project.ts";
import { transact, undo } from "../history/history.ts";
import { newHistory } from "../history/new-history.ts";
import { newProject } from "../new-project.ts";
import { accepted } from "../outcome.ts";
import type { TracePicture } from "../project.ts";
import { setTracePicture } from "./set-trace-picture.ts";

const picture: TracePicture = {
  sha: "ab".repeat(32),
  name: "plan.png",
  widthPx: 1200,
  heightPx: 800,
  at: [-100, 250],
  mmPerPixel: 8.5,
  rotY: -90,
  opacity: 0.5,
  locked: true,
};
const project = newProject({ description: "Traced" });

test("a picture is put under the plan, moved and removed, each in one step", () => {
  const laid = accepted(
    transact(newHistory(project, { saved: true }), "lay", (so) => setTracePicture(so, { picture })),
  );
  expect(laid.project.tracePicture).toEqual({ ...picture, rotY: 270 });
  expect(checkProject(laid.project).ok).toBe(true);
  const taken = accepted(transact(laid, "take", (so) => setTracePicture(so, { picture: null })));
  expect(taken.project).not.toHaveProperty("tracePicture");
  expect(undo(taken).project.tracePicture?.sha).toBe(picture.sha);
  expect(undo(laid).project).toEqual(project);
});

test.each([
  ["sha", { sha: "../../secret" }],
  ["mmPerPixel", { mmPerPixel: 0 }],
  ["mmPerPixel", { mmPerPixel: Number.NaN }],
  ["at.0", { at: [1e12, 0] as const }],
  ["opacity", { opacity: 2 }],
  ["widthPx", { widthPx: 0 }],
])("a picture with a wrong %s is refused, as a change and in a file", (at, wrong) => {
  const bad = { ...picture, ...wrong };
  expect(setTracePicture(project, { picture: bad })).toMatchObject({
    ok: false,
    refusal: { at: `picture.${at}` },
  });
  const checked = checkProject({ ...project, tracePicture: bad });
  expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toEqual([`tracePicture.${at}`]);
});
