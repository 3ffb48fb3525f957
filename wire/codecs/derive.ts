import type { ValueSource } from "@stanza/catalogue";
import { ownValue } from "@stanza/catalogue";
import type { EvaluatedProject, EvaluatedRow } from "@stanza/evaluation";
import type { PricedProject, PricedRow } from "@stanza/pricing";
import { photoCamera } from "@stanza/project";
import { decodePhoto } from "./photo-codec.ts";
import { decodeRoom } from "./room-codec.ts";
import { STORED_SOURCES } from "./stored-format.ts";
import type { StoredErpLine, StoredProject, StoredRow } from "./stored-project.ts";
import { formatVariants } from "./variants.ts";

/**
 * The derived data of a JSON download, beyond the choices: the evaluated project, its prices, and technical model and rule set of each
 * row.
 */
export interface Derived {
  readonly evaluated: EvaluatedProject;
  readonly priced?: PricedProject;
  readonly header?: (row: EvaluatedRow) => { readonly model: string; readonly reg: string };
  /** The site's units, by the codes of spec 2 §3. */
  readonly measures?: Readonly<Record<string, unknown>>;
  readonly currency?: string;
}

/**
 * The stored form with everything that follows from the choices, for hosts and ERPs (spec 1 §3): `erp`, every visible variable in
 * `rule` and `var`, `neutro`, generated rows. Reading it back gives the document it was made from.
 */
export function withDerived(stored: StoredProject, derived: Derived): StoredProject {
  const prices = new Map(derived.priced?.rows.map((row) => [row.rowId, row]));
  const evaluated = new Map(derived.evaluated.rows.map((row) => [row.row.id, row]));
  const generated = derived.evaluated.rows.filter((row) => row.automatic);
  return {
    ...stored,
    ...(derived.measures === undefined ? {} : { measures: derived.measures }),
    ...(derived.currency === undefined ? {} : { currency: derived.currency }),
    ...(stored.photomatch ? { photomatch: withCameras(stored) } : {}),
    rows: [
      ...stored.rows.map((row) => {
        const found = evaluated.get(row.uniqueid);
        return found ? { ...row, ...derivedFields(found, prices.get(row.uniqueid), derived, row) } : row;
      }),
      ...generated.map((row) => ({
        uniqueid: row.row.id,
        catalog: row.row.catalogue,
        cmodel: row.row.model,
        cod: row.row.article,
        qt: row.row.quantity,
        ...derivedFields(row, prices.get(row.row.id), derived),
        auto: true,
      })),
    ],
  };
}

/** Each photograph with the camera that follows from its marks, in the room's frame: mm, unit axes, pixels. */
function withCameras({ photomatch = [], rooms }: StoredProject): StoredProject["photomatch"] {
  const known = rooms.map(decodeRoom);
  return photomatch.map((photo) => {
    const matched = photoCamera(known, decodePhoto(photo));
    return matched?.ok ? { ...photo, camera: matched.camera } : photo;
  });
}

function derivedFields(
  row: EvaluatedRow,
  priced: PricedRow | undefined,
  derived: Derived,
  stored?: StoredRow,
): Partial<StoredRow> {
  const { article } = row;
  const visible = article.variables.filter((variable) => variable.visible);
  const chosen = row.row.choices;
  return {
    boxid: stored?.boxid ?? row.row.id,
    ...derived.header?.(row),
    neutro: article.neutro,
    rule: [
      ...Object.entries(chosen).map(([cod, value]) => ({ cod, value, src: STORED_SOURCES.user })),
      ...visible.flatMap(({ code, value, source }) =>
        // A value of the person is stated above as it was chosen; repaired ones are derived.
        code in chosen ? [] : [{ cod: code, value, src: STORED_SOURCES[derivedSource(source)] }],
      ),
    ],
    var: formatVariants(
      visible.flatMap(({ code, value, internal }) => (internal ? [] : [[code, value] as const])),
    ),
    erp: article.erpLines.map((line): StoredErpLine => {
      const price = priced?.lines.find(({ id }) => id === line.id)?.price;
      const rate = ownValue(stored?.customDataFe, line.id);
      return {
        id: line.id,
        cod: line.code,
        qt: line.quantity,
        ...(price?.kind === "priced" ? { punit: price.unitPrice } : {}),
        var: formatVariants(line.variants),
        level: line.level,
        ...(rate ? { customDataFe: { ...rate, rifGmk: rate.rifGmk ?? stored?.rifGmk ?? "" } } : {}),
      };
    }),
    skipBasket: article.skipBasket,
    wallItem: row.row.placement.on === "wall",
    auto: row.automatic !== undefined,
    jeval3ddone: true,
  };
}

const derivedSource = (source: ValueSource): ValueSource => (source === "user" ? "default" : source);
