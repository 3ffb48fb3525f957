import { beforeEach, describe, expect, test } from "vitest";
import { clearLogs, useLogs } from "../log/log-store.ts";
import { type Dialog, type DialogMode, mayClose, modeOf, openDialog, useDialogs } from "./dialog-store.ts";
import { boxAfterKey, clampBox } from "./frame-box.ts";

const dialog: Dialog<{ name: string }, string> = {
  options: ({ name }) => ({ title: `Rename ${name}`, single: "rename" }),
  Content: () => null,
};
const first = () => useDialogs.getState().open[0]!;

beforeEach(() => {
  useDialogs.setState({ open: [] });
  clearLogs();
});

describe("openDialog", () => {
  test("[SH-12] resolves with the content's answer and closes", async () => {
    const answer = openDialog(dialog, { name: "Rossi" });
    expect(first().options).toEqual({
      title: "Rename Rossi",
      width: 500,
      mode: "none",
      role: "dialog",
      single: "rename",
    });
    first().finish("Bianchi", true);
    await expect(answer).resolves.toBe("Bianchi");
    expect(useDialogs.getState().open).toEqual([]);
    expect(useLogs.getState().entries).toEqual([]);
  });

  test("[SH-12] closed without an answer it resolves with none and logs a warning", async () => {
    const answer = openDialog(dialog, { name: "Rossi" });
    first().finish(undefined, false);
    await expect(answer).resolves.toBeUndefined();
    expect(useLogs.getState().entries[0]).toMatchObject({
      level: "warning",
      message: "Modal closed without response: Rename Rossi",
    });
  });

  test("[SH-12] a single dialog that is open answers undefined to a second opening and takes the focus", async () => {
    void openDialog(dialog, { name: "Rossi" });
    expect(await openDialog(dialog, { name: "Rossi" })).toBeUndefined();
    expect(useDialogs.getState().open).toHaveLength(1);
    expect(first().nudged).toBe(1);
  });

  test("[SH-12] without a configuration it rejects 'No modal configuration provided'", async () => {
    const nothing = undefined as unknown as typeof dialog;
    await expect(openDialog(nothing, { name: "" })).rejects.toThrow("No modal configuration provided");
    const empty = {} as unknown as typeof dialog;
    await expect(openDialog(empty, { name: "" })).rejects.toThrow("No modal configuration provided");
  });

  test("a nested dialog closes alone", async () => {
    const { single: _, ...options } = dialog.options({ name: "x" });
    const nested: typeof dialog = { ...dialog, options: () => options };
    void openDialog(dialog, { name: "outer" });
    const inner = openDialog(nested, { name: "inner" });
    useDialogs.getState().open[1]!.finish(undefined, false);
    await inner;
    expect(useDialogs.getState().open.map((d) => d.options.title)).toEqual(["Rename outer"]);
  });
});

describe("ways to leave", () => {
  test.each<[DialogMode, boolean, boolean, boolean]>([
    ["none", true, true, true],
    ["semipersistent", true, false, true],
    ["persistent", false, false, false],
  ])("[SH-12] %s: Esc %s, outside click %s, close button %s", (mode, esc, outside, close) => {
    expect(mayClose(mode, "escape")).toBe(esc);
    expect(mayClose(mode, "outside")).toBe(outside);
    expect(mayClose(mode, "close")).toBe(close);
  });

  test("[SH-12] both flags set are persistent", () => {
    expect(modeOf({})).toBe("none");
    expect(modeOf({ semipersistent: true })).toBe("semipersistent");
    expect(modeOf({ persistent: true })).toBe("persistent");
    expect(modeOf({ persistent: true, semipersistent: true })).toBe("persistent");
  });
});

describe("the frame", () => {
  const screen = { width: 1440, height: 900 };

  test("[SH-12] is never smaller than 400×150 nor larger than the screen", () => {
    expect(clampBox({ x: 100, y: 100, width: 10, height: 10 }, screen)).toMatchObject({
      width: 400,
      height: 150,
    });
    expect(clampBox({ x: 0, y: 0, width: 9999, height: 9999 }, screen)).toEqual({
      x: 0,
      y: 0,
      width: 1440,
      height: 900,
    });
    expect(clampBox({ x: 0, y: 0, width: 10, height: 10 }, { width: 360, height: 140 })).toMatchObject({
      width: 360,
      height: 140,
    });
  });

  test("[SH-12] cannot be dragged away: its title stays on the screen", () => {
    const box = { x: -500, y: -50, width: 500, height: 300 };
    expect(clampBox(box, screen)).toMatchObject({ x: 0, y: 0 });
    expect(clampBox({ ...box, x: 5000, y: 5000 }, screen)).toMatchObject({ x: 940, y: 852 });
  });

  test("arrow keys resize it, with Alt they move it, other keys are not its own", () => {
    const box = { x: 100, y: 100, width: 500, height: 300 };
    expect(boxAfterKey(box, "ArrowRight", false)).toEqual({ ...box, width: 516 });
    expect(boxAfterKey(box, "ArrowUp", true)).toEqual({ ...box, y: 84 });
    expect(boxAfterKey(box, "Enter", false)).toBeUndefined();
  });
});
