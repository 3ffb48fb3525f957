interface Entity {
  readonly type: string;
  readonly groups: readonly (readonly [code: number, value: string])[];
}

/** Entities of model space in a file of release 12. */
const KNOWN = new Set(
  "LINE POLYLINE VERTEX SEQEND ARC CIRCLE TEXT INSERT ATTDEF ATTRIB DIMENSION BLOCK ENDBLK".split(" "),
);
const TABLES = { LTYPE: 6, LAYER: 8, STYLE: 7, DIMSTYLE: 3, APPID: 1001 } as const;
/** The most that an entity's extended data may have, bytes; a text and a point count with their codes. */
const MOST_DATA = 16_383;

/**
 * The faults of a DXF file of release 12, none in a sound one: what ezdxf's audit looks for (handles, tables, layers, line types, styles,
 * block references, sequences), and that every number is one.
 */
export function auditDxf(text: string): readonly string[] {
  const faults: string[] = [];
  const lines = text.split("\r\n");
  if (lines.pop() !== "" || lines.length % 2 !== 0) faults.push("not whole pairs of code and value");
  const entities: { type: string; groups: (readonly [number, string])[] }[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) {
    const [code, value] = [Number(lines[i]), lines[i + 1]!];
    if (!Number.isInteger(code)) faults.push(`code ${lines[i]}`);
    const isNumber = (code >= 10 && code < 60) || (code >= 1010 && code < 1072);
    if (isNumber && !Number.isFinite(Number(value))) faults.push(`${code} is ${value}`);
    if (value.length > 255 || /[^\x20-\x7e]/.test(value)) faults.push(`text of ${code}`);
    if (code === 0) entities.push({ type: value, groups: [] });
    else entities.at(-1)?.groups.push([code, value]);
  }
  if (entities.at(-1)?.type !== "EOF") faults.push("no EOF");
  const sections = entities.filter(({ type }) => type === "SECTION").map((one) => groupOf(one, 2));
  if (sections.join() !== "HEADER,TABLES,BLOCKS,ENTITIES") faults.push(`sections ${sections.join()}`);
  const found = [handleFaults, referenceFaults, sequenceFaults, dataFaults];
  return [...faults, ...found.flatMap((of) => of(entities))];
}

/** Extended data begins with its application, has nothing of another kind in it, and is no larger than it may be. */
function dataFaults(entities: readonly Entity[]): readonly string[] {
  return entities.flatMap(({ type, groups }) => {
    const first = groups.findIndex(([code]) => code >= 1000);
    if (first < 0) return [];
    const data = groups.slice(first);
    const size = data.reduce((sum, [code, value]) => sum + 3 + (code < 1010 ? value.length : 8), 0);
    return [
      ...(data[0]![0] === 1001 ? [] : [`${type}: data of no application`]),
      ...(data.every(([code]) => code >= 1000) ? [] : [`${type}: data in its midst`]),
      ...(size <= MOST_DATA ? [] : [`${type}: ${size} bytes of data`]),
    ];
  });
}

const groupOf = ({ groups }: Entity, code: number): string | undefined =>
  groups.find(([own]) => own === code)?.[1];

const isEntity = ({ type }: Entity): boolean => KNOWN.has(type);

function handleFaults(entities: readonly Entity[]): readonly string[] {
  const named = entities.filter((one) => isEntity(one) || one.type in TABLES);
  const handles = named.map((one) => groupOf(one, one.type === "DIMSTYLE" ? 105 : 5) ?? "");
  const seed = entities[0]?.groups.find(([code]) => code === 5)?.[1] ?? "";
  return [
    ...handles.flatMap((handle) => (/^[0-9A-F]+$/.test(handle) ? [] : [`handle ${handle}`])),
    ...(new Set(handles).size === handles.length ? [] : ["a handle twice"]),
    ...(handles.every((handle) => Number.parseInt(handle, 16) < Number.parseInt(seed, 16)) ? [] : ["seed"]),
  ];
}

function referenceFaults(entities: readonly Entity[]): readonly string[] {
  const faults: string[] = [];
  for (const [table, code] of Object.entries(TABLES)) {
    const names = entities.filter(({ type }) => type === table).map((one) => groupOf(one, 2));
    if (new Set(names).size !== names.length) faults.push(`${table}: a name twice`);
    const users = entities.filter((one) => isEntity(one) && (code !== 3 || one.type === "DIMENSION"));
    for (const one of users) {
      const name = groupOf(one, code);
      if (name !== undefined && !names.includes(name)) faults.push(`${one.type}: no ${table} ${name}`);
    }
  }
  const blocks = entities.filter(({ type }) => type === "BLOCK").map((one) => groupOf(one, 2) ?? "");
  if (new Set(blocks).size !== blocks.length) faults.push("a block twice");
  const used = entities.flatMap((one) =>
    one.type === "INSERT" || one.type === "DIMENSION" ? [groupOf(one, 2) ?? ""] : [],
  );
  return [
    ...faults,
    ...entities.flatMap((one) =>
      isEntity(one) && groupOf(one, 8) === undefined ? [`${one.type}: no layer`] : [],
    ),
    ...entities.flatMap(({ type }) =>
      isEntity({ type, groups: [] }) ||
      /^(SECTION|ENDSEC|TABLE|ENDTAB|EOF|LTYPE|LAYER|STYLE|DIMSTYLE|APPID)$/.test(type)
        ? []
        : [`unknown ${type}`],
    ),
    ...blocks.flatMap((name) => (/^(\*D\d+|[A-Z0-9_$-]{1,31})$/.test(name) ? [] : [`block name ${name}`])),
    ...used.flatMap((name) => (blocks.includes(name) ? [] : [`no block ${name}`])),
    ...blocks.flatMap((name) => (used.includes(name) ? [] : [`unused block ${name}`])),
  ];
}

/** Vertices and attributes follow their entity and end with SEQEND; blocks end with ENDBLK. */
function sequenceFaults(entities: readonly Entity[]): readonly string[] {
  const faults: string[] = [];
  let open = "";
  let block = false;
  for (const one of entities) {
    const { type } = one;
    const isPart = (open === "POLYLINE" && type === "VERTEX") || (open === "INSERT" && type === "ATTRIB");
    if (type === "SEQEND") {
      if (open === "") faults.push("SEQEND of nothing");
      open = "";
    } else if (open !== "" && !isPart) faults.push(`${type} in ${open}`);
    else if (open === "" && (type === "VERTEX" || type === "ATTRIB")) faults.push(`${type} of nothing`);
    if (type === "POLYLINE" || (type === "INSERT" && groupOf(one, 66) === "1")) open = type;
    if (type === "BLOCK") block = true;
    if (type === "ENDBLK") {
      if (!block) faults.push("ENDBLK of nothing");
      block = false;
    }
  }
  return open === "" && !block ? faults : [...faults, "not ended"];
}
