import { describe, expect, test } from "vitest";
import { openPlan } from "../open-plan.ts";
import { box, homeXml, piece, room, sh3d } from "../testing/home-xml.ts";
import { type JavaThing, javaStream, type Written } from "../testing/java-stream.ts";

const level: JavaThing = {
  type: "Level",
  floats: { elevation: 0, height: 250, floorThickness: 12 },
  objects: { name: "Ground" },
};

const wall = (
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  more: Record<string, Written> = {},
): JavaThing => ({
  type: "Wall",
  floats: { xStart: x0, yStart: y0, xEnd: x1, yEnd: y1, thickness: 10 },
  objects: { level, height: { float: 250 }, heightAtEnd: null, arcExtent: null, ...more },
});

const PIECE = { x: 200, y: 0, angle: 0, width: 90, depth: 10, height: 200, elevation: 0 };

function home(): JavaThing {
  const door: JavaThing = {
    type: "HomeDoorOrWindow",
    floats: PIECE,
    flags: { visible: true, modelMirrored: false },
    objects: {
      name: "Tür",
      catalogId: "eTeks#door",
      level,
      sashes: {
        list: [
          { type: "Sash", floats: { xAxis: 0, yAxis: 1, width: 1, startAngle: 0, endAngle: -1.5707964 } },
        ],
      },
    },
  };
  const sofa: JavaThing = {
    type: "HomePieceOfFurniture",
    floats: { ...PIECE, y: 150, width: 180, depth: 80, height: 75 },
    flags: { visible: true, modelMirrored: false },
    objects: { name: "Sofa", catalogId: "s", level },
  };
  const group: JavaThing = {
    type: "HomeFurnitureGroup",
    floats: { ...PIECE, y: 150 },
    flags: { visible: true, modelMirrored: false },
    objects: { name: "Group", level, furniture: { list: [sofa] } },
  };
  return {
    type: "Home",
    floats: { wallHeight: 250 },
    objects: {
      levels: { list: [level] },
      furniture: { list: [sofa] },
      furnitureWithGroups: { list: [door, group] },
      walls: {
        list: [
          wall([0, 0, 400, 0]),
          wall([400, 0, 400, 300], { heightAtEnd: { float: 180 } }),
          wall([400, 300, 0, 300], { arcExtent: { float: 1 } }),
          wall([0, 300, 0, 0]),
        ],
      },
      rooms: {
        list: [
          {
            type: "Room",
            objects: {
              name: "Küche",
              level,
              points: {
                points: [
                  [5, 5],
                  [395, 5],
                  [395, 295],
                  [5, 295],
                ],
              },
            },
          },
        ],
      },
      labels: { list: [{ type: "Label", floats: { x: 1 } }] },
    },
  };
}

const planOf = (file: Uint8Array) => {
  const opened = openPlan(file);
  if (!opened.ok || opened.value.kind !== "plan") throw new Error(opened.ok ? "a drawing" : opened.message);
  return opened.value.plan;
};

describe("homes of versions that wrote Java objects only", () => {
  test("[CD-02] such a home is what the same home is as XML", () => {
    const door = piece(
      "doorOrWindow",
      { ...PIECE, name: "Tür", catalogId: "eTeks#door", level: "g" },
      "<sash xAxis='0' yAxis='1' width='1' startAngle='0' endAngle='-1.5707964'/>",
    );
    const sofa = piece("pieceOfFurniture", {
      ...PIECE,
      y: 150,
      width: 180,
      depth: 80,
      height: 75,
      name: "Sofa",
      catalogId: "s",
    });
    const walls = box(0, 0, 400, 300, "thickness='10' height='250' level='g'")
      .map((text, i) => (i === 1 ? text.replace("/>", " heightAtEnd='180'/>") : text))
      .map((text, i) => (i === 2 ? text.replace("/>", " arcExtent='1'/>") : text));
    const xml = homeXml(
      "<level id='g' name='Ground' elevation='0' height='250' floorThickness='12'/>",
      door,
      piece("furnitureGroup", { ...PIECE, y: 150, name: "Group", level: "g" }, sofa),
      ...walls,
      room(
        "Küche",
        [
          [5, 5],
          [395, 5],
          [395, 295],
          [5, 295],
        ],
        "level='g'",
      ),
      "<label x='1'/>",
    );
    const plan = planOf(sh3d({ Home: javaStream(home()), ContentDigests: "" }));
    expect(plan).toEqual(planOf(sh3d({ "Home.xml": xml })));
    expect(plan.levels[0]!.rooms[0]!.openings).toHaveLength(1);
  });

  test("a file that is no such home is refused with the way out, wherever it breaks off", () => {
    const bytes = javaStream(home());
    for (let length = 0; length < bytes.length - 1; length += 37) {
      const opened = openPlan(sh3d({ Home: bytes.slice(0, length) }));
      expect(opened).toMatchObject({ ok: false, cause: "javaOnly" });
    }
    const other = javaStream({ type: "Compass", floats: { x: 1 } });
    expect(openPlan(sh3d({ Home: other }))).toMatchObject({ ok: false, cause: "javaOnly" });
  });
});
