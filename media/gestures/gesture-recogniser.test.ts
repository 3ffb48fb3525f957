import { describe, expect, test } from "vitest";
import { hands, type PointerKind } from "./testing/hands.ts";

const KINDS = ["mouse", "pen", "touch"] as const;
/** The shortest whole way that is a drag, pixels. */
const DRAG: Readonly<Record<PointerKind, number>> = { mouse: 5, pen: 7, touch: 10 };

describe.each(KINDS)("[CD-03] with a %s", (kind) => {
  const farther = DRAG[kind];

  test("a press that a tool takes is dragged from its first pixel and released", () => {
    const { heard } = hands(kind, { takes: true }).down(10, 10).move(11, 10).move(60, 10).up(60, 10);
    expect(heard).toEqual(["press", "drag", "drag", "release"]);
  });

  test("a press that no tool takes moves the view once it is far enough, by all of its way", () => {
    const { heard } = hands(kind)
      .down(10, 10)
      .move(10 + farther - 1, 10)
      .move(10 + farther, 10)
      .move(60, 20)
      .up(60, 20);
    expect(heard).toEqual(["press", `dragView ${farther} 0`, `dragView ${50 - farther} 10`]);
  });

  test("a press that stays is a tap, whether or not a tool took it", () => {
    expect(hands(kind).down(10, 10).move(13, 10).up(13, 10).heard).toEqual(["press", "tap"]);
    expect(hands(kind, { takes: true }).tap(10, 10).heard).toEqual(["press", "release", "tap"]);
  });

  test("the middle button and Space pan, and Space ends when it is let go", () => {
    const middle = hands(kind).down(0, 0, { button: 1 }).move(30, 5).up(30, 5, { button: 1 });
    expect(middle.heard).toEqual(["pan 30 5"]);
    const held = hands(kind, { takes: true });
    held.recogniser.space(true);
    expect(held.down(0, 0).move(30, 5).up(30, 5).news()).toEqual(["pan 30 5"]);
    held.recogniser.space(false);
    expect(held.tap(0, 0).news()).toEqual(["press", "release", "tap"]);
  });

  test("the second button is never a tool's and no tap: it moves the view", () => {
    const second = { button: 2 };
    expect(hands(kind, { takes: true }).down(0, 0, second).move(30, 0).up(30, 0, second).heard).toEqual([
      "dragView 30 0",
    ]);
    expect(hands(kind).tap(0, 0, second).heard).toEqual([]);
  });

  test("it hovers without a press, leaves, and what was pressed elsewhere is dropped here", () => {
    const over = hands(kind).move(5, 5, { buttons: 0 });
    over.recogniser.leave();
    expect(over.up(6, 6).news()).toEqual(["hover", "leave", "drop"]);
    over.down(5, 5).recogniser.leave();
    expect(over.news()).toEqual(["press"]);
  });

  test("a control that has captured the pointer has it to itself", () => {
    const { heard } = hands(kind).move(5, 5, { ofControl: true }).up(5, 5, { ofControl: true });
    expect(heard).toEqual([]);
  });

  test("a lost pointer gives up what a tool began; its release is not heard", () => {
    const lost = hands(kind, { takes: true }).down(0, 0).move(40, 0);
    lost.recogniser.cancel(1);
    expect(lost.news()).toEqual(["press", "drag", "cancel"]);
    expect(lost.tap(0, 0).news()).toEqual(["press", "release", "tap"]);
    const view = hands(kind).down(0, 0).move(40, 0);
    view.recogniser.cancel(1);
    expect(view.heard).not.toContain("cancel");
  });

  test("a window that loses the focus gives up the gesture, and the next press begins anew", () => {
    const away = hands(kind, { takes: true }).down(0, 0).move(40, 0);
    away.news();
    away.recogniser.blur();
    expect(away.news()).toEqual(["cancel"]);
    expect(away.move(60, 0).up(60, 0).news()).toEqual([]);
    expect(away.tap(0, 0).news()).toEqual(["press", "release", "tap"]);
  });

  test("a pointer let go outside while the window was away hovers again, and carries again", () => {
    const away = hands(kind, { takes: true }).down(0, 0);
    away.recogniser.blur();
    away.news();
    expect(away.move(60, 0, { buttons: 0 }).up(60, 0).news()).toEqual(["hover", "drop"]);
  });

  test("Space that was let go while the window was away is not held", () => {
    const away = hands(kind);
    away.recogniser.space(true);
    away.recogniser.blur();
    away.news();
    expect(away.down(0, 0).news()).toEqual(["press"]);
  });

  test("a tool that ended its press itself hears no more of it", () => {
    const ended = hands(kind, { takes: true }).down(0, 0).move(40, 0);
    ended.recogniser.letGo();
    ended.news();
    expect(ended.move(60, 0).up(60, 0).news()).toEqual([]);
  });
});

test.each(["mouse", "pen"] as const)(
  "[CD-03] a double click of a %s is the system's, on a press that stayed",
  (kind) => {
    const twice = hands(kind).tap(20, 20).wait(400).tap(20, 20);
    expect(twice.news()).not.toContain("doubleTap");
    twice.recogniser.doubleClick();
    expect(twice.news()).toEqual(["doubleTap"]);
    twice.down(0, 0).move(50, 0).up(50, 0).recogniser.doubleClick();
    expect(twice.news()).not.toContain("doubleTap");
  },
);

test.each(["mouse", "pen"] as const)("[CD-11] a %s that stays is no long press", (kind) => {
  const rests = hands(kind).down(0, 0);
  expect(rests.recogniser.held()).toBe(false);
  expect(rests.up(0, 0).heard).toEqual(["press", "tap"]);
});

describe("[CD-03] fingers", () => {
  test("two taps on one place are a double tap; two places or two seconds are not, and three taps are one", () => {
    const finger = hands("touch").tap(50, 50).tap(55, 52);
    expect(finger.news()).toEqual(["press", "tap", "press", "tap", "doubleTap"]);
    finger.tap(50, 50).wait(2000).tap(50, 50).wait(2000).tap(50, 50).tap(300, 50);
    expect(finger.news()).not.toContain("doubleTap");
    expect(
      hands("touch")
        .tap(5, 5)
        .tap(5, 5)
        .tap(5, 5)
        .heard.filter((one) => one === "doubleTap"),
    ).toHaveLength(1);
  });

  test("a browser's double click after two taps is not counted twice", () => {
    const finger = hands("touch").tap(50, 50);
    finger.recogniser.doubleClick();
    expect(finger.heard).not.toContain("doubleTap");
  });

  test("a long press gives up the press and is no tap; a finger that moved is no long press", () => {
    const finger = hands("touch", { takes: true }).down(50, 50).move(52, 50);
    finger.news();
    expect(finger.recogniser.held()).toBe(true);
    expect(finger.move(90, 50).up(90, 50).news()).toEqual(["cancel", "longPress"]);
    finger.down(50, 50).move(90, 50);
    expect(finger.recogniser.held()).toBe(false);
  });

  test("[CD-11] a finger that rests while something is drawn puts its corner: it is no long press", () => {
    const finger = hands("touch", { takes: true, draws: true }).down(100, 100);
    expect(finger.recogniser.held()).toBe(false);
    expect(finger.up(102, 100).heard).toEqual(["press", "release", "tap"]);
  });

  test("a second finger gives up what the first began", () => {
    const two = hands("touch", { takes: true }).down(0, 0).move(20, 0).down(100, 0, { id: 2 });
    expect(two.heard).toEqual(["press", "drag", "cancel"]);
    expect(two.recogniser.held()).toBe(false);
  });

  test("a tap of two fingers, or of three, is counted; fingers that pinch or stay are not", () => {
    const two = hands("touch").down(100, 100).down(160, 100, { id: 2 }).wait(90);
    two.up(100, 100).up(161, 101, { id: 2 });
    expect(two.news()).toContain("fingersTap 2");
    for (const id of [1, 2, 3]) two.down(id * 60, 100, { id });
    for (const id of [1, 2, 3]) two.up(id * 60, 100, { id });
    expect(two.news()).toContain("fingersTap 3");
    two.down(100, 100).down(160, 100, { id: 2 }).move(220, 100, { id: 2 });
    two.up(220, 100, { id: 2 }).up(100, 100);
    expect(two.news().filter((one) => one.startsWith("fingersTap"))).toEqual([]);
    two.down(100, 100).down(160, 100, { id: 2 }).wait(500).up(160, 100, { id: 2 }).up(100, 100);
    expect(two.news().filter((one) => one.startsWith("fingersTap"))).toEqual([]);
  });

  test("two fingers that move pan, zoom and twist; until then the view stands still", () => {
    const two = hands("touch").down(0, 0).down(100, 0, { id: 2 });
    two.news();
    expect(two.move(105, 0, { id: 2 }).news()).toEqual([]);
    expect(two.move(200, 0, { id: 2 }).news()).toEqual(["pan 50 0", "zoom nearer", "twist 0"]);
    expect(two.move(0, 200, { id: 2 }).news()).toEqual(["pan -100 100", "zoom away", "twist 90"]);
    expect(two.up(0, 200, { id: 2 }).move(90, 90).up(90, 90).news()).toEqual([]);
  });

  test("a finger on a button over the view is the button's, until another joins it", () => {
    const finger = hands("touch").tap(10, 10, { ofControl: true });
    expect(finger.news()).toEqual([]);
    finger.down(10, 10, { ofControl: true }).down(100, 100, { id: 2 });
    finger.up(10, 10, { ofControl: true }).up(100, 100, { id: 2 });
    expect(finger.news()).toEqual(["fingersTap 2"]);
    finger.down(100, 100).down(10, 10, { id: 2, ofControl: true }).down(50, 10, { id: 3, ofControl: true });
    for (const id of [1, 2, 3]) finger.up(50, 10, { id });
    expect(finger.news()).toEqual(["press", "fingersTap 3"]);
  });

  test("a handle that lets the view have its finger is heard until the finger leaves", () => {
    const finger = hands("touch").down(10, 10, { ofControl: true }).move(40, 10).up(40, 10);
    expect(finger.heard).toEqual(["hover", "drop"]);
  });

  test("a pinch whose finger the system takes is over for the other one too", () => {
    const two = hands("touch").down(0, 0).down(100, 0, { id: 2 }).move(200, 0, { id: 2 });
    two.recogniser.cancel(2);
    two.news();
    expect(two.move(50, 0).up(50, 0).news()).toEqual([]);
    expect(two.tap(0, 0).news()).toEqual(["press", "tap"]);
  });

  test("a window that loses the focus during a pinch ends it for both", () => {
    const two = hands("touch").down(0, 0).down(100, 0, { id: 2 }).move(200, 0, { id: 2 });
    two.recogniser.blur();
    two.news();
    expect(two.move(50, 0).move(300, 0, { id: 2 }).up(50, 0).up(300, 0, { id: 2 }).news()).toEqual([]);
    expect(two.tap(0, 0).news()).toEqual(["press", "tap"]);
  });
});

test("[CD-03] a button over the view keeps a mouse's press, also beside another pointer", () => {
  const mouse = hands("mouse").down(10, 10, { ofControl: true }).up(10, 10, { ofControl: true });
  expect(mouse.heard).toEqual([]);
});

describe("[CD-03] the wheel", () => {
  const PLAIN = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };
  test.each([
    ["a wheel forward", { deltaY: -100 }, "zoom nearer", "zoom nearer"],
    ["a wheel in lines", { deltaY: 3, deltaMode: 1 }, "zoom away", "zoom away"],
    ["a trackpad's pinch", { deltaY: -4, ctrlKey: true }, "zoom nearer", "zoom nearer"],
    ["two fingers on a trackpad", { deltaX: 7, deltaY: 12 }, "pan -7 -12", "zoom away"],
    ["Shift and the wheel", { deltaY: 50, shiftKey: true }, "pan -50 0", "zoom away"],
    [
      "Shift and the wheel where the system turns it",
      { deltaX: 50, shiftKey: true },
      "pan -50 0",
      "zoom away",
    ],
  ])("%s", (_, turn, inPlan, inScene) => {
    for (const [wheelPans, expected] of [
      [true, inPlan],
      [false, inScene],
    ] as const) {
      const view = hands("mouse", { wheelPans });
      view.recogniser.wheel([0, 0], { ...PLAIN, ...turn });
      expect(view.heard.map((one) => one.replace("-0", "0"))).toEqual([expected]);
    }
  });
});
