import { normaliseAngle, toLocal, turnPlan, type Vec2 } from "@stanza/geometry";
import { wallSegments } from "@stanza/project";
import { describe, expect, test } from "vitest";
import type { HeldKeys } from "../editor-driver.ts";
import type { Interaction } from "../interaction.ts";
import { EditorDriver } from "../testing/editor-driver.ts";

const TURNED = 30;

/** Rounds, without a negative zero. */
const whole = (value: number): number => Math.round(value) + 0;

/** A person in a room that may be turned, who gives places in the room's own axes. */
class RoomDriver extends EditorDriver {
  readonly #deg: number;

  constructor(turnedDeg = 0) {
    super("rt1", { turnedDeg });
    this.#deg = turnedDeg;
  }

  at([x, z]: Vec2): Vec2 {
    return turnPlan(this.#deg, [x, z]);
  }

  to(x: number, z: number, held: HeldKeys = {}): this {
    return this.moveTo(...this.at([x, z]), held);
  }

  /** Rows and walls in the room's own axes, in whole mm and degrees. */
  get seen() {
    const frame = { at: [0, 0, 0], rotY: this.#deg } as const;
    return {
      rows: this.rows.map(({ frame: { at, rotY } }) => [
        ...toLocal(frame, at).map(whole),
        whole(normaliseAngle(rotY - this.#deg)) % 360,
      ]),
      walls: this.project.rooms.map((room) => wallSegments(room).map(({ length }) => whole(length))),
      dimensions: (this.project.dimensions ?? []).map((dimension) =>
        dimension.kind === "linear" ? whole(dimension.offset) : dimension.kind,
      ),
      origin: this.editor.state.origin && turnPlan(-this.#deg, this.editor.state.origin).map(whole),
    };
  }
}

interface Case {
  readonly kind: Interaction["kind"];
  readonly title?: string;
  /** Takes the tool and continues until only the release is missing. */
  readonly begin: (driver: RoomDriver) => void;
  /** Releases. */
  readonly end: (driver: RoomDriver) => void;
  /** The interaction after the pointer was lost. */
  readonly lost: Interaction["kind"];
  /** The interaction after everything was undone, including the row and the wall that it works on. */
  readonly undone: Interaction["kind"];
  /** True: it changes the project. */
  readonly edits: boolean;
}

/** Walls are not held to a direction of the plan. */
const FREE: HeldKeys = { shift: true };
const release = (driver: RoomDriver): void => void driver.release();
const click = (driver: RoomDriver): void => void driver.press().release();

/** A base unit 600 at 2200 on wall A, a wall unit above it, and a dimension of the wall. */
function furnished(driver: RoomDriver): RoomDriver {
  driver.take("BASE-1D-600").to(2500, 300).press().release();
  driver.take("WALL-1D-600").to(2500, 200).press().release();
  driver.editor.select([]);
  driver.editor.use("measuring", "linear");
  for (const [x, z] of [
    [0, 0],
    [5000, 0],
    [2500, 400],
  ] as const)
    driver.to(x, z).press().release();
  driver.editor.putAway();
  return driver;
}

const CASES: readonly Case[] = [
  {
    kind: "pressing",
    begin: (driver) => driver.to(2300, 500).press(),
    end: release,
    lost: "idle",
    undone: "idle",
    edits: false,
  },
  {
    kind: "marquee",
    begin: (driver) => driver.to(-5000, 6000).press().to(9000, -6000),
    end: release,
    lost: "idle",
    undone: "marquee",
    edits: false,
  },
  {
    kind: "moving",
    begin: (driver) => driver.to(2300, 500).press().to(3500, 500),
    end: release,
    lost: "idle",
    undone: "idle",
    edits: true,
  },
  {
    kind: "moving",
    title: "moving, carried without a press",
    begin(driver) {
      driver.editor.select(["row1"]);
      driver.editor.use("moving", { carried: true });
      driver.to(1200, 300);
    },
    end: click,
    lost: "moving",
    undone: "idle",
    edits: true,
  },
  {
    kind: "moving",
    title: "moving over a wall",
    begin: (driver) => driver.over("A", 2500, 1700).press().over("A", 3100, 1500),
    end: release,
    lost: "idle",
    undone: "idle",
    edits: true,
  },
  {
    kind: "turning",
    begin(driver) {
      driver.editor.select(["row1"]);
      driver.editor.use("turning", driver.at([3500, 280]));
      driver.to(2500, -700);
    },
    end: release,
    lost: "idle",
    undone: "idle",
    edits: true,
  },
  {
    kind: "placing",
    begin: (driver) => driver.take("BASE-DR-900").to(1000, 300),
    end: click,
    lost: "placing",
    undone: "placing",
    edits: true,
  },
  {
    kind: "drawingWalls",
    begin(driver) {
      driver.editor.use("drawingWalls", {});
      driver.to(7000, 1000).press().release().to(7000, 3000, FREE);
    },
    end: (driver) => {
      driver.press(FREE).release(FREE);
      driver.editor.putAway();
    },
    lost: "drawingWalls",
    undone: "drawingWalls",
    edits: true,
  },
  {
    kind: "dividingWall",
    begin(driver) {
      driver.editor.selectWall("B");
      driver.editor.use("dividingWall", "B");
      driver.to(5000, 1200);
    },
    end: click,
    lost: "dividingWall",
    undone: "dividingWall",
    edits: true,
  },
  {
    kind: "grippingWall",
    begin(driver) {
      const from = driver.at([2500, 5000]);
      driver.editor.use("grippingWall", { grip: { kind: "shift", room: "room", wall: "C" }, from });
      driver.to(2500, 4300);
    },
    end: release,
    lost: "idle",
    undone: "grippingWall",
    edits: true,
  },
  {
    kind: "measuring",
    begin(driver) {
      driver.editor.use("measuring", "linear");
      for (const [x, z] of [
        [0, 0],
        [5000, 0],
      ] as const)
        driver.to(x, z).press().release();
      driver.to(2500, 800);
    },
    end: click,
    lost: "measuring",
    undone: "measuring",
    edits: true,
  },
  {
    kind: "carryingDimension",
    begin(driver) {
      const { dimensions = [] } = driver.project;
      const [dimension] = dimensions;
      if (!dimension) throw new Error("There is nothing to carry.");
      driver.editor.use("carryingDimension", { dimension, from: driver.to(2500, 400).pointer() });
      driver.to(2500, 700);
    },
    end: release,
    lost: "idle",
    undone: "idle",
    edits: true,
  },
  {
    kind: "zoomWindow",
    begin(driver) {
      driver.editor.use("zoomWindow");
      driver.to(1000, 1000).press().to(3000, 2000);
    },
    end: release,
    lost: "zoomWindow",
    undone: "zoomWindow",
    edits: false,
  },
  {
    kind: "ownOrigin",
    begin(driver) {
      driver.editor.use("ownOrigin");
      driver.to(40, 30);
    },
    end: click,
    lost: "ownOrigin",
    undone: "ownOrigin",
    edits: false,
  },
];

/** A person in the middle of the gesture. */
function begun({ begin }: Case, turnedDeg = 0): RoomDriver {
  const driver = furnished(new RoomDriver(turnedDeg));
  begin(driver);
  return driver;
}

const inHand = ({ editor }: RoomDriver) => editor.state.interaction.kind;

describe.each(CASES.map((one) => ({ ...one, title: one.title ?? one.kind })))("$title", (one) => {
  test("[CD-03] it is in hand", () => {
    expect(inHand(begun(one))).toBe(one.kind);
  });

  test("[CD-03] Esc puts it away in a few presses and leaves the project as it was", () => {
    const driver = begun(one);
    const before = driver.project;
    for (let i = 0; i < 3 && inHand(driver) !== "idle"; i++) driver.editor.cancel();
    expect(inHand(driver)).toBe("idle");
    driver.release();
    expect(driver.project).toBe(before);
  });

  test("[CD-03] another tool takes its place, and the project is as it was", () => {
    const driver = begun(one);
    const before = driver.project;
    driver.take("BASE-1D-600");
    expect(inHand(driver)).toBe("placing");
    expect(driver.project).toBe(before);
    expect(driver.editor.state.toggles).toMatchObject({ zoomWindow: false, newOrigin: false });
  });

  test("[CD-03] a lost pointer gives up what its press began", () => {
    const driver = begun(one);
    const before = driver.project;
    driver.editor.pointerLost();
    expect(inHand(driver)).toBe(one.lost);
    expect(driver.project).toBe(before);
  });

  test("[CD-03] after undo of everything the release restores nothing", () => {
    const driver = begun(one);
    while (driver.steps.length > 0) driver.undo();
    expect(inHand(driver)).toBe(one.undone);
    expect(driver.editor.state.selection).toEqual([]);
    driver.editor.pointerLost();
    driver.editor.putAway();
    expect([driver.project.rows, driver.project.dimensions ?? []]).toEqual([[], []]);
  });

  test("[CD-03] a read-only project stays as it is, with a notice", () => {
    const driver = furnished(new RoomDriver());
    const before = driver.project;
    driver.readOnly = true;
    one.begin(driver);
    expect(inHand(driver)).toBe(one.edits ? "idle" : one.kind);
    one.end(driver);
    expect(driver.project).toBe(before);
    expect(driver.notices.some(({ kind }) => kind === "readOnly")).toBe(one.edits);
  });

  test("[CD-03] a project that becomes read-only meanwhile is not changed either", () => {
    const driver = begun(one);
    const before = driver.project;
    driver.readOnly = true;
    one.end(driver);
    expect(driver.project).toBe(before);
    expect(driver.notices.some(({ kind }) => kind === "readOnly")).toBe(one.edits);
  });

  test("[CD-03] in a turned room it does the same", () => {
    const [straight, turned] = [begun(one), begun(one, TURNED)];
    one.end(straight);
    one.end(turned);
    expect(turned.seen).toEqual(straight.seen);
    expect(turned.editor.state.selection).toEqual(straight.editor.state.selection);
    expect(turned.steps).toEqual(straight.steps);
    if (one.edits) expect(straight.steps.length).toBeGreaterThan(3);
  });
});
