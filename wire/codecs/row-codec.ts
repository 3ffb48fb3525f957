import { type Choices, ownValue } from "@stanza/catalogue";
import type { CustomerFields } from "@stanza/offer";
import type { OwnRate } from "@stanza/pricing";
import type { Placement, Row } from "@stanza/project";
import { STORED_SOURCES } from "./stored-format.ts";
import type { StoredRow } from "./stored-project.ts";
import { formatVariants, variantChoices } from "./variants.ts";

/** Keys of the stored row that mean something here; all others are carried along as they are. */
const KNOWN = new Set([
  "uniqueid",
  "catalog",
  "cmodel",
  "cod",
  "rule",
  "var",
  "qt",
  "note",
  "ownerp",
  "placement",
  "groupid",
  "layerid",
  "locked",
  "hidden",
  "vat",
  "checkVat",
  "ntp",
  "rifGmk",
  "optional",
  "customDataFe",
]);
type StoredPlacement = NonNullable<StoredRow["placement"]>;
const ORIGIN: StoredPlacement = { on: "room", x: 0, y: 0, z: 0, roty: 0 };

export function encodeRow(
  row: Row,
  fields: CustomerFields,
  unknown: Readonly<Record<string, unknown>> = {},
): StoredRow {
  const rate = ownValue(fields.terms.rowRates, row.id);
  const lineRates = ownValue(fields.terms.lineRates, row.id);
  const marks = ownValue(fields.rows, row.id);
  const ofLines = encodeLines(lineRates, ownValue(fields.lineReferences, row.id));
  return {
    ...unknown,
    uniqueid: row.id,
    catalog: row.catalogue,
    cmodel: row.model,
    cod: row.article,
    rule: Object.entries(row.choices).map(([cod, value]) => ({ cod, value, src: STORED_SOURCES.user })),
    var: formatVariants(Object.entries(row.choices)),
    qt: row.quantity,
    ...(row.note === undefined ? {} : { note: row.note }),
    ...(row.lines === undefined
      ? {}
      : {
          ownerp: row.lines.map(({ code, description, quantity, unit, unitPrice, ...line }) => ({
            ...line,
            cod: code,
            des: description,
            qt: quantity,
            um: unit,
            punit: unitPrice,
          })),
        }),
    placement: encodePlacement(row.placement),
    ...(row.group === undefined ? {} : { groupid: row.group }),
    ...(row.layer === undefined ? {} : { layerid: row.layer }),
    ...(row.locked ? { locked: true } : {}),
    ...(row.hidden ? { hidden: true } : {}),
    ...(rate ? { vat: rate.vat ?? null, checkVat: rate.checked } : {}),
    ...(marks
      ? { ntp: marks.needsPhoto, rifGmk: marks.reference, ...(marks.optional ? { optional: true } : {}) }
      : {}),
    ...(ofLines ? { customDataFe: ofLines } : {}),
  };
}

/** customDataFe: tax and reference of single lines; undefined where no line has either. */
function encodeLines(
  rates: Readonly<Record<string, OwnRate>> = {},
  references: Readonly<Record<string, string>> = {},
): StoredRow["customDataFe"] {
  const ids = [...new Set([...Object.keys(rates), ...Object.keys(references)])];
  if (ids.length === 0) return undefined;
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        iva: ownValue(rates, id)?.vat ?? null,
        check: ownValue(rates, id)?.checked ?? false,
        ...(Object.hasOwn(references, id) ? { rifGmk: references[id] } : {}),
      },
    ]),
  );
}

export function decodeRow(stored: StoredRow): Row {
  return {
    id: stored.uniqueid,
    catalogue: stored.catalog,
    model: stored.cmodel,
    article: stored.cod,
    choices: decodeChoices(stored),
    placement: decodePlacement(stored.placement ?? ORIGIN),
    quantity: stored.qt ?? 1,
    ...(stored.groupid === undefined ? {} : { group: stored.groupid }),
    ...(stored.layerid === undefined ? {} : { layer: stored.layerid }),
    ...(stored.locked ? { locked: true } : {}),
    ...(stored.hidden ? { hidden: true } : {}),
    ...(stored.note === undefined ? {} : { note: stored.note }),
    ...(stored.ownerp === undefined
      ? {}
      : {
          lines: stored.ownerp.map(({ cod, des, qt, um, punit, ...line }) => ({
            ...line,
            code: cod,
            description: des,
            quantity: qt,
            unit: um,
            unitPrice: punit,
          })),
        }),
  };
}

/** The fields of a stored row that `decodeRow` does not take. */
export function unknownOfRow(stored: StoredRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !KNOWN.has(key)));
}

/** The person's choices: rule rows of source `u`, or without a source as hosts send them; else the variant text. */
function decodeChoices(stored: StoredRow): Choices {
  if (!stored.rule) return variantChoices(stored.var ?? "");
  const chosen = stored.rule.filter(({ src }) => src === undefined || src === STORED_SOURCES.user);
  return Object.fromEntries(chosen.map(({ cod, value }) => [cod, value]));
}

function encodePlacement(placement: Placement): StoredPlacement {
  if (placement.on === "wall") return placement;
  const { at, rotY, ...rest } = placement;
  return { ...rest, x: at[0], y: at[1], z: at[2], roty: rotY };
}

function decodePlacement(stored: StoredPlacement): Placement {
  if (stored.on === "wall") return stored;
  const { x, y, z, roty, ...rest } = stored;
  return { ...rest, at: [x, y, z], rotY: roty };
}
