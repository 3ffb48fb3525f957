import { MOST_COMPARED } from "@stanza/offer";
import { MOST_INSTALMENTS } from "@stanza/pricing";
import { OWN_LINE_UNITS, PROJECT_STATUSES } from "@stanza/project";
import { z } from "zod";
import { STORED_FORMAT } from "./stored-format.ts";

const value = z.union([z.string(), z.number(), z.boolean()]);
const choices = z.record(z.string(), value);
/** A number as a person typed it: kept as text where it came as text. */
const typed = z.union([z.number(), z.string(), z.null()]);
export type Typed = z.output<typeof typed>;

const storedWall = z.looseObject({
  id: z.string(),
  x: z.number(),
  z: z.number(),
  thickness: z.number(),
  height: z.number().optional(),
  endheight: z.number().optional(),
  curve: z.string().optional(),
  material: z.string().optional(),
  layerid: z.string().optional(),
});

export const storedRoom = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  template: z.string(),
  height: z.number(),
  floor: z.string(),
  wall: z.string(),
  ceiling: z.string().optional(),
  /** The net floor area that an imported plan stated for a floor of the area `drawn`, m². */
  netarea: z.object({ net: z.number(), drawn: z.number() }).optional(),
  walls: z.array(storedWall),
  /** `[x, z]` where the last wall of an open room ends; null: closed. */
  openend: z.tuple([z.number(), z.number()]).nullable(),
});
export type StoredRoom = z.output<typeof storedRoom>;

const storedPlacement = z.discriminatedUnion("on", [
  z.looseObject({ on: z.literal("room"), x: z.number(), y: z.number(), z: z.number(), roty: z.number() }),
  z.looseObject({ on: z.literal("wall"), wall: z.string(), offset: z.number(), elevation: z.number() }),
]);

const storedErpLine = z.looseObject({
  id: z.string().optional(),
  cod: z.string(),
  qt: typed,
  punit: typed.optional(),
  var: z.string().optional(),
  level: typed.optional(),
});
export type StoredErpLine = z.output<typeof storedErpLine>;

/** A line that a person typed on a custom article; unlike `erp`, which is derived, it is read back. */
const storedOwnLine = z.looseObject({
  id: z.string(),
  cod: z.string(),
  des: z.string(),
  qt: z.number(),
  um: z.enum(OWN_LINE_UNITS),
  punit: z.string(),
});

const storedRate = z.looseObject({ iva: typed, check: z.boolean(), rifGmk: z.string().optional() });

/** A row (spec 1 §3 "Project row"). `erp`, `rule` beyond the person's choices, `reg`, `model`, `neutro` are derived and never read back. */
export const storedRow = z.looseObject({
  uniqueid: z.string().min(1),
  boxid: z.string().optional(),
  catalog: z.string(),
  reg: z.string().optional(),
  model: z.string().optional(),
  cmodel: z.string(),
  neutro: z.string().optional(),
  cod: z.string(),
  erp: z.array(storedErpLine).optional(),
  ownerp: z.array(storedOwnLine).optional(),
  rule: z.array(z.looseObject({ cod: z.string(), value, src: z.string().optional() })).optional(),
  var: z.string().optional(),
  img: z.string().optional(),
  skipBasket: z.boolean().optional(),
  auto: z.boolean().optional(),
  local: z.boolean().optional(),
  wallItem: z.boolean().optional(),
  jeval3ddone: z.boolean().optional(),
  qt: z.number().optional(),
  note: z.string().optional(),
  placement: storedPlacement.optional(),
  groupid: z.string().optional(),
  layerid: z.string().optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
  vat: typed.optional(),
  checkVat: z.boolean().optional(),
  /** Needs a photo. */
  ntp: z.boolean().optional(),
  rifGmk: z.string().optional(),
  /** Ours: offered beside the rest, for the customer to take or leave. */
  optional: z.boolean().optional(),
  /** Own tax of ERP lines by line id (spec 1 §3 customDataFe). */
  customDataFe: z.record(z.string(), storedRate).optional(),
});
export type StoredRow = z.output<typeof storedRow>;

export const storedAddress = z.looseObject({
  firstname: z.string().optional(),
  surname: z.string().optional(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  vat: z.string().optional(),
  street: z.string().optional(),
  postalcode: z.string().optional(),
  city: z.string().optional(),
  county: z.string().optional(),
  country: z.string().optional(),
  countrycode: z.string().optional(),
});
export type StoredAddress = z.output<typeof storedAddress>;

export const storedCharge = z.looseObject({ price: typed, cod: z.string().optional() });
export const storedService = z.looseObject({
  id: z.string(),
  des: z.record(z.string(), z.string()),
  offer: z.boolean().optional(),
  perc: typed.optional(),
  minimum: typed.optional(),
  price: typed.optional(),
  vat: typed.optional(),
});

export type StoredService = z.output<typeof storedService>;

/** The terms that are agreed beyond the prices (spec 2 §3). */
export const storedOffer = z.looseObject({
  profile: z.enum(["tiered", "catalogue"]).optional(),
  dealer: z.boolean().optional(),
  /** dDiscount1..4, dDiscount1E..4E, dDiscountD. */
  discounts: z.record(z.string(), typed).optional(),
  discount1: typed.optional(),
  discount2: typed.optional(),
  /** The discounts and services by catalogue. */
  catalogs: z
    .record(
      z.string(),
      z.looseObject({ discount1: typed.optional(), services: z.array(storedService).optional() }),
    )
    .optional(),
  delivery: storedCharge.optional(),
  installation: storedCharge.optional(),
  doctype: z.literal([1, 2, 3, 4, 5]).optional(),
  usa: z.boolean().optional(),
  vat: typed.optional(),
  vatD: typed.optional(),
  salesTax: typed.optional(),
  dpVat: z.boolean().optional(),
  ipVat: z.boolean().optional(),
  paymentTerms: z.string().optional(),
  /** The payments; the last is what is left. */
  instalments: z
    .array(
      z.looseObject({
        when: z.string().max(200),
        date: z.iso.date().optional(),
        percent: typed.optional(),
        amount: typed.optional(),
      }),
    )
    .max(MOST_INSTALMENTS)
    .optional(),
  validity: z.string().optional(),
  leadTime: z.string().optional(),
  notes: z.string().optional(),
  /** Printed tax code. */
  valIva: z.string().optional(),
});
export type StoredOffer = z.output<typeof storedOffer>;

const storedPoint = z.looseObject({
  at: z.tuple([z.number(), z.number()]),
  on: z
    .discriminatedUnion("kind", [
      z.looseObject({ kind: z.literal("wall"), wall: z.string(), share: z.number() }),
      z.looseObject({ kind: z.literal("row"), row: z.string(), x: z.number(), z: z.number() }),
    ])
    .optional(),
});

/** A dimension that a person placed on the plan; spec 2 §3 calls it a quote flag. */
const storedDimension = z.discriminatedUnion("kind", [
  z.looseObject({
    kind: z.literal("linear"),
    id: z.string(),
    from: storedPoint,
    to: storedPoint,
    offset: z.number(),
  }),
  z.looseObject({
    kind: z.literal("angle"),
    id: z.string(),
    vertex: storedPoint,
    from: storedPoint,
    to: storedPoint,
    radius: z.number(),
  }),
  z.looseObject({
    kind: z.literal("text"),
    id: z.string(),
    target: storedPoint,
    shift: z.tuple([z.number(), z.number()]),
    text: z.string(),
  }),
  z.looseObject({
    kind: z.literal("highlight"),
    id: z.string(),
    centre: storedPoint,
    size: z.tuple([z.number(), z.number()]),
    outline: z.enum(["cloud", "box"]),
    text: z.string(),
  }),
]);

const storedLine = z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]);

/** A photograph that the furniture is seen in (spec 2 §3 "Photo match": urlpic, fileName). */
export const storedPhoto = z.looseObject({
  id: z.string(),
  /** Hex SHA-256 of the picture that the server keeps. */
  urlpic: z.string(),
  fileName: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  wall: z.string(),
  /** The length of the wall's foot that is marked, mm. */
  length: z.number(),
  /** The lines in the photograph's pixels. */
  lines: z.looseObject({
    alongA: storedLine,
    alongB: storedLine,
    awayA: storedLine,
    awayB: storedLine,
    foot: storedLine,
  }),
});
export type StoredPhoto = z.output<typeof storedPhoto>;

/** A project as stored and exported, with the outside names of spec 1 §3. Fields that are not known are kept. */
export const storedProject = z
  .looseObject({
    format: z.literal(STORED_FORMAT),
    id: z.int().optional(),
    des: z.string(),
    status: z.enum(PROJECT_STATUSES).optional(),
    isopen: z.boolean().optional(),
    shopid: z.string().optional(),
    listid: z.string().optional(),
    customercod: z.string().optional(),
    pricesIncrease: typed.optional(),
    priceDate: z.string().nullish(),
    img: z.string().optional(),
    isoffer: z.boolean().optional(),
    currentVersion: z.string().optional(),
    rows: z.array(storedRow),
    rooms: z.array(storedRoom),
    engine_views: z.array(z.unknown()).optional(),
    history: z.array(
      z.looseObject({
        catalog: z.string(),
        version: z.string(),
        /** Price list of the catalogue; absent: the shop's. */
        listid: z.string().optional(),
        currentModel: z.string(),
        models: z.array(z.looseObject({ cod: z.string(), header: choices })),
      }),
    ),
    /** The person's changes of generated rows, by the generated row's uniqueid. */
    autoedits: z.record(z.string(), z.looseObject({ choices, removed: z.boolean() })).optional(),
    /** The picture under the plan. */
    tracepicture: z
      .looseObject({
        sha: z.string(),
        name: z.string(),
        width: z.number(),
        height: z.number(),
        x: z.number(),
        z: z.number(),
        scale: z.number(),
        roty: z.number(),
        opacity: z.number(),
        locked: z.boolean(),
      })
      .optional(),
    photomatch: z.array(storedPhoto).optional(),
    drawinglayers: z
      .array(
        z.looseObject({
          id: z.string(),
          name: z.string(),
          visible: z.boolean(),
          locked: z.boolean(),
          colour: z.string(),
        }),
      )
      .optional(),
    quotes: z.array(storedDimension).optional(),
    /** Walls whose automatic dimension chain the plan leaves out. */
    hiddenchains: z.array(z.string()).optional(),
    customerFields: z
      .looseObject({
        vat: typed.optional(),
        references: z
          .array(z.object({ id: z.string(), title: z.string(), url: z.string().regex(/^https?:\/\//i) }))
          .optional(),
        /** Ours: codes of the maker's promotions that the dealer orders under, and when. */
        promotion: z
          .object({
            campaign: z.string().max(60).optional(),
            delivery: z.string().max(60).optional(),
            list: z.string().max(60).optional(),
            /** ISO date of the order that they are chosen for. */
            orderdate: z.iso.date().optional().catch(undefined),
          })
          .optional(),
        /** Ours: the alternatives that the offer's papers show. */
        comparison: z
          .object({
            catalogue: z.string().max(60),
            variable: z.string().max(60),
            values: z.array(z.string().max(200)).max(MOST_COMPARED),
            own: z.boolean().optional(),
          })
          .optional(),
      })
      .optional(),
    /** The customer, then the shipping address. */
    orderaddress: z.array(storedAddress).optional(),
    offer: storedOffer.optional(),
  })
  .meta({ id: "StoredProject" });
export type StoredProject = z.output<typeof storedProject>;
