/** An IFC house to write: two rooms side by side, one more storey if wanted. Lengths here are millimetres, whatever unit the file has. */
export interface IfcHouse {
  readonly schema: "IFC2X3" | "IFC4";
  /** Millimetres of one unit of the file. */
  readonly unit: 1 | 1000 | 304.8;
  /** False: walls alone, as many programs write them. */
  readonly spaces?: boolean;
  readonly storeys?: number;
  /** A turn of the whole house against the axes, degrees. */
  readonly turn?: number;
  /** The distance of the spaces' sides from the walls, mm. */
  readonly gap?: number;
  /** A net area beside each space, as a share of its floor. */
  readonly netShare?: number;
  /** With a table and a column. */
  readonly furnished?: boolean;
}

type Box = readonly [x: number, y: number, z: number, dx: number, dy: number, dz: number];

/** Storey height, mm. */
const STOREY = 3000;
const HIGH = 2800;

/** The walls of one storey: four around 8 by 5 m clear, one across. */
const WALLS: readonly (readonly [name: string, box: Box])[] = [
  ["South", [-300, -300, 0, 8600, 300, HIGH]],
  ["East", [8000, 0, 0, 300, 5000, HIGH]],
  ["North", [-300, 5000, 0, 8600, 300, HIGH]],
  ["West", [-300, 0, 0, 300, 5000, HIGH]],
  ["Across", [5000, 0, 0, 100, 5000, HIGH]],
];

const SPACES: readonly (readonly [name: string, long: string, box: Box])[] = [
  ["1", "Wohnküche", [0, 0, 0, 5000, 5000, HIGH]],
  ["2", "Bad", [5100, 0, 0, 2900, 5000, HIGH]],
];

/** Holes: the index of the wall, the hole, and what stands in it. */
const HOLES: readonly {
  readonly wall: number;
  readonly box: Box;
  readonly fill?: "door" | "window";
  readonly turned?: boolean;
}[] = [
  { wall: 0, box: [1000, -300, 0, 1000, 300, 2100], fill: "door" },
  { wall: 0, box: [5600, -300, 900, 1400, 300, 1300], fill: "window" },
  { wall: 4, box: [5000, 3000, 0, 100, 800, 2010], fill: "door", turned: true },
  { wall: 3, box: [-300, 1000, 0, 300, 900, 2200] },
];

/** A table that stands turned by 90° in the kitchen, and a column in its middle: their own axes, then their boxes along these. */
const TABLE: Box = [2500, 1000, 0, 1600, 900, 750];
const COLUMN: Box = [3500, 3500, 0, 300, 300, HIGH];

/** The text of an IFC file by hand: extruded boxes, placements below each other, units by name. */
export function ifcText({
  schema,
  unit,
  spaces = true,
  storeys = 1,
  turn = 0,
  gap = 0,
  netShare,
  furnished = false,
}: IfcHouse): string {
  const lines: string[] = [];
  const put = (text: string) => {
    lines.push(`#${lines.length + 1}=${text};`);
    return `#${lines.length}`;
  };
  const number = (value: number) => {
    const text = String(Math.round(value * 1e9) / 1e9);
    return /[.e]/.test(text) ? text : `${text}.`;
  };
  const length = (mm: number) => number(mm / unit);
  const point = (...at: readonly number[]) => put(`IFCCARTESIANPOINT((${at.map(length).join(",")}))`);
  const direction = (...at: readonly number[]) => put(`IFCDIRECTION((${at.map(number).join(",")}))`);
  let guids = 0;
  const guid = () => `'${String(++guids).padStart(22, "0")}'`;
  const text = (value: string) =>
    `'${value.replace(/[^ -~]/gu, (one) => `\\X2\\${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}\\X0\\`)}'`;

  const person = put("IFCPERSON($,'T',$,$,$,$,$,$)");
  const organisation = put("IFCORGANIZATION($,'T',$,$,$)");
  const both = put(`IFCPERSONANDORGANIZATION(${person},${organisation},$)`);
  const application = put(`IFCAPPLICATION(${organisation},'1','Test','T')`);
  const owner = put(`IFCOWNERHISTORY(${both},${application},$,.ADDED.,$,$,$,0)`);
  const metre = (prefix: string) => put(`IFCSIUNIT(*,.LENGTHUNIT.,${prefix},.METRE.)`);
  const lengthUnit = () => {
    if (unit === 1) return metre(".MILLI.");
    if (unit === 1000) return metre("$");
    const factor = put(`IFCMEASUREWITHUNIT(IFCRATIOMEASURE(0.3048),${metre("$")})`);
    const dimensions = put("IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)");
    return put(`IFCCONVERSIONBASEDUNIT(${dimensions},.LENGTHUNIT.,'FOOT',${factor})`);
  };
  const angle = put("IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.)");
  const units = put(`IFCUNITASSIGNMENT((${lengthUnit()},${angle}))`);

  const up = direction(0, 0, 1);
  const along = direction(1, 0, 0);
  const across = direction(0, 1, 0);
  const origin = point(0, 0, 0);
  const axes = put(`IFCAXIS2PLACEMENT3D(${origin},${up},${along})`);
  const context = put(`IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,${axes},$)`);
  const project = put(`IFCPROJECT(${guid()},${owner},'House',$,$,$,$,(${context}),${units})`);
  const turned = direction(Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180), 0);
  const place = (below: string, at: string, x = along) =>
    put(`IFCLOCALPLACEMENT(${below},${put(`IFCAXIS2PLACEMENT3D(${at},${up},${x})`)})`);
  const site = place("$", point(20_000, 10_000, 0), turned);
  const building = put(`IFCBUILDING(${guid()},${owner},'Building',$,$,${site},$,$,.ELEMENT.,$,$,$)`);
  put(`IFCRELAGGREGATES(${guid()},${owner},$,$,${project},(${building}))`);

  const solid = ([, , , dx, dy, dz]: Box) => {
    const middle = put(`IFCAXIS2PLACEMENT2D(${point(dx / 2, dy / 2)},$)`);
    const profile = put(`IFCRECTANGLEPROFILEDEF(.AREA.,$,${middle},${length(dx)},${length(dy)})`);
    const body = put(`IFCEXTRUDEDAREASOLID(${profile},${axes},${up},${length(dz)})`);
    const shape = put(`IFCSHAPEREPRESENTATION(${context},'Body','SweptSolid',(${body}))`);
    return put(`IFCPRODUCTDEFINITIONSHAPE($,$,(${shape}))`);
  };
  const putNetArea = (space: string, [, , , dx, dy]: Box, share: number) => {
    const area = number((dx * dy * share) / unit ** 2);
    const quantity = put(`IFCQUANTITYAREA('NetFloorArea',$,$,${area}${schema === "IFC4" ? ",$" : ""})`);
    const set = put(`IFCELEMENTQUANTITY(${guid()},${owner},'BaseQuantities',$,$,(${quantity}))`);
    put(`IFCRELDEFINESBYPROPERTIES(${guid()},${owner},$,$,(${space}),${set})`);
  };
  const at = ([x, y, z]: Box) => point(x, y, z);
  const [table, enumerated] = schema === "IFC4" ? ["IFCFURNITURE", ",$"] : ["IFCFURNISHINGELEMENT", ""];
  const floors = Array.from({ length: storeys }, (_, floor) => {
    const below = place(site, point(0, 0, floor * STOREY));
    const name = floor === 0 ? "Erdgeschoss" : `${floor}. Stock`;
    const storey = put(
      `IFCBUILDINGSTOREY(${guid()},${owner},${text(name)},$,$,${below},$,$,.ELEMENT.,${length(floor * STOREY)})`,
    );
    const thing = (type: string, name: string, box: Box, x: string) =>
      put(
        `${type}(${guid()},${owner},'${name}',$,$,${place(below, at(box), x)},${solid(box)},$${enumerated})`,
      );
    const walls = WALLS.map(([wallName, box]) => {
      const type = schema === "IFC4" ? "IFCWALL" : "IFCWALLSTANDARDCASE";
      return thing(type, wallName, box, along);
    });
    const fills = HOLES.flatMap(({ wall, box, fill, turned: isTurned }) => {
      const where = place(below, at(box));
      const last = schema === "IFC4" ? ",.OPENING." : "";
      const hole = put(`IFCOPENINGELEMENT(${guid()},${owner},'Hole',$,$,${where},${solid(box)},$${last})`);
      put(`IFCRELVOIDSELEMENT(${guid()},${owner},$,$,${walls[wall]},${hole})`);
      if (!fill) return [];
      // A door's own X goes along its wall.
      const [x, y, z, dx, dy, dz] = box;
      const own = isTurned ? place(below, point(x + dx, y, z), across) : place(below, point(x, y, z), along);
      const sizes = `${length(dz)},${length(isTurned ? dy : dx)}`;
      const leaf: Box = [0, 0, 0, isTurned ? dy : dx, 50, dz];
      const rest =
        schema === "IFC2X3"
          ? ""
          : fill === "door"
            ? ",.DOOR.,.SINGLE_SWING_LEFT.,$"
            : ",.WINDOW.,.SINGLE_PANEL.,$";
      const type = fill === "door" ? "IFCDOOR" : "IFCWINDOW";
      const element = put(
        `${type}(${guid()},${owner},'${fill === "door" ? "Door" : "Window"}',$,$,${own},${solid(leaf)},$,${sizes}${rest})`,
      );
      put(`IFCRELFILLSELEMENT(${guid()},${owner},$,$,${hole},${element})`);
      return [element];
    });
    const furniture = furnished
      ? [thing(table, "Table:159159", TABLE, across), thing("IFCCOLUMN", "Column", COLUMN, along)]
      : [];
    put(
      `IFCRELCONTAINEDINSPATIALSTRUCTURE(${guid()},${owner},$,$,(${[...walls, ...fills, ...furniture].join(",")}),${storey})`,
    );
    if (spaces) {
      const rooms = SPACES.map(([short, long, [x, y, z, dx, dy, dz]]) => {
        const box: Box = [x + gap, y + gap, z, dx - 2 * gap, dy - 2 * gap, dz];
        const rest = schema === "IFC4" ? ".ELEMENT.,.INTERNAL.,$" : ".ELEMENT.,.INTERNAL.,$";
        return put(
          `IFCSPACE(${guid()},${owner},'${short}',$,$,${place(below, at(box))},${solid(box)},${text(long)},${rest})`,
        );
      });
      put(`IFCRELAGGREGATES(${guid()},${owner},$,$,${storey},(${rooms.join(",")}))`);
      for (const [i, [, , box]] of SPACES.entries())
        if (netShare !== undefined) putNetArea(rooms[i]!, box, netShare);
    }
    return storey;
  });
  put(`IFCRELAGGREGATES(${guid()},${owner},$,$,${building},(${floors.join(",")}))`);
  return stepFile(schema, lines);
}

const stepFile = (schema: string, lines: readonly string[]): string =>
  [
    "ISO-10303-21;",
    "HEADER;",
    "FILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');",
    "FILE_NAME('house.ifc','2026-11-23T00:00:00',('T'),('T'),'T','T','');",
    `FILE_SCHEMA(('${schema}'));`,
    "ENDSEC;",
    "DATA;",
    ...lines,
    "ENDSEC;",
    "END-ISO-10303-21;",
    "",
  ].join("\n");
