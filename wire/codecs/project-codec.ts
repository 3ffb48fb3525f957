import { ownValue } from "@stanza/catalogue";
import type { Project } from "@stanza/project";
import { withCrmData } from "./crm-data.ts";
import { formatDescription, parseDescription } from "./description.ts";
import { decodeFields, encodeFields, unknownFields, without } from "./fields-codec.ts";
import { migrateStored } from "./migrate.ts";
import { decodeCustomer, encodeCustomer } from "./people-codec.ts";
import { decodePhoto, encodePhoto } from "./photo-codec.ts";
import type { ProjectDocument, ProjectHead } from "./project-document.ts";
import { decodeRoom, encodeRoom } from "./room-codec.ts";
import { decodeRow, encodeRow, unknownOfRow } from "./row-codec.ts";
import { fromSpecNames } from "./spec-names.ts";
import { STORED_FORMAT } from "./stored-format.ts";
import type { StoredProject } from "./stored-project.ts";
import { decodeTracePicture, encodeTracePicture } from "./trace-picture-codec.ts";

/** A fault of a document: its place, as `rows.3.placement.x`, and a sentence. */
export interface DocumentProblem {
  readonly path: string;
  readonly message: string;
}

export type DecodedProject =
  | { readonly ok: true; readonly document: ProjectDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

type StoredDimension = NonNullable<StoredProject["quotes"]>[number];

/** The stored form of a document; `derive.ts` adds what evaluation knows for a JSON download. */
export function encodeProject(document: ProjectDocument): StoredProject {
  const { project, head, unknown } = document;
  const { customerFields, offer, orderaddress, ...rest } = unknown.project;
  const known = encodeFields(document);
  return {
    ...rest,
    format: STORED_FORMAT,
    ...encodeHead(head),
    des: formatDescription(project.description, document.crmOrder),
    rows: project.rows.map((row) => encodeRow(row, document, ownValue(unknown.rows, row.id))),
    rooms: project.rooms.map(encodeRoom),
    history: Object.entries(project.catalogues).map(([catalog, use]) => ({
      catalog,
      version: use.version,
      ...(use.priceList === undefined ? {} : { listid: use.priceList }),
      currentModel: use.model,
      models: Object.entries(use.headers).map(([cod, header]) => ({ cod, header: { ...header } })),
    })),
    autoedits: Object.fromEntries(
      Object.entries(project.automaticEdits).map(([id, edit]) => [
        id,
        { ...edit, choices: { ...edit.choices } },
      ]),
    ),
    ...(project.layers ? { drawinglayers: project.layers.map((layer) => ({ ...layer })) } : {}),
    ...(project.dimensions
      ? { quotes: project.dimensions.map((dimension) => ({ ...dimension }) as StoredDimension) }
      : {}),
    ...(project.hiddenChains ? { hiddenchains: [...project.hiddenChains] } : {}),
    ...(project.tracePicture ? { tracepicture: encodeTracePicture(project.tracePicture) } : {}),
    ...(project.photos ? { photomatch: project.photos.map(encodePhoto) } : {}),
    customerFields: { ...withCrmData(customerFields, document.crmOrder), ...known.customerFields },
    orderaddress: [encodeCustomer(document.customer), ...((orderaddress as [] | undefined) ?? [])],
    offer: { ...(offer as object | undefined), ...known.offer },
  };
}

/**
 * A document that a check has let through before, e.g. the server's that answers it: only its format is looked at. Where nothing has
 * checked it, `decodeProject`; that brings Zod and its schemas (30 kB gzip) with it. Generated rows are left out: evaluation makes
 * them again.
 */
export function decodeChecked(value: unknown): DecodedProject {
  const migrated = migrateStored(value) as StoredProject;
  if (migrated?.format !== STORED_FORMAT) {
    const message = `expected ${STORED_FORMAT}, got ${JSON.stringify(migrated?.format)}`;
    return { ok: false, problems: [{ path: "format", message }] };
  }
  const stored = fromSpecNames(migrated);
  const rows = stored.rows.filter((row) => !row.auto);
  const [customer] = stored.orderaddress ?? [];
  const fields = decodeFields(stored);
  return {
    ok: true,
    document: {
      ...fields,
      project: decodeBody(stored, rows, parseDescription(stored.des, fields.crmOrder)),
      customer: decodeCustomer(customer ?? {}),
      head: decodeHead(stored),
      unknown: {
        project: unknownOfProject(stored),
        rows: Object.fromEntries(
          rows
            .map((row) => [row.uniqueid, unknownOfRow(row)] as const)
            .filter(([, kept]) => Object.keys(kept).length > 0),
        ),
      },
    },
  };
}

function decodeBody(stored: StoredProject, rows: StoredProject["rows"], description: string): Project {
  return {
    description,
    catalogues: Object.fromEntries(
      stored.history.map(({ catalog, version, listid, currentModel, models }) => [
        catalog,
        {
          version,
          ...(listid === undefined ? {} : { priceList: listid }),
          model: currentModel,
          headers: Object.fromEntries(models.map(({ cod, header }) => [cod, header])),
        },
      ]),
    ),
    rooms: stored.rooms.map(decodeRoom),
    rows: rows.map(decodeRow),
    automaticEdits: stored.autoedits ?? {},
    ...(stored.drawinglayers ? { layers: stored.drawinglayers } : {}),
    ...(stored.quotes ? { dimensions: stored.quotes } : {}),
    ...(stored.hiddenchains ? { hiddenChains: stored.hiddenchains } : {}),
    ...(stored.tracepicture ? { tracePicture: decodeTracePicture(stored.tracepicture) } : {}),
    ...(stored.photomatch ? { photos: stored.photomatch.map(decodePhoto) } : {}),
  };
}

function encodeHead(head: ProjectHead) {
  return {
    ...(head.id === undefined ? {} : { id: head.id }),
    status: head.status,
    isopen: head.isOpen,
    isoffer: head.isOffer,
    shopid: head.shopId,
    listid: head.listId,
    customercod: head.customerCode,
    pricesIncrease: head.pricesIncrease ?? null,
    priceDate: head.priceDate,
    ...(head.picture === undefined ? {} : { img: head.picture }),
    currentVersion: head.currentVersion,
  };
}

function decodeHead(stored: StoredProject): ProjectHead {
  return {
    ...(stored.id === undefined ? {} : { id: stored.id }),
    status: stored.status ?? "unassigned",
    isOpen: stored.isopen ?? true,
    isOffer: stored.isoffer ?? false,
    shopId: stored.shopid ?? "",
    listId: stored.listid ?? "",
    customerCode: stored.customercod ?? "",
    pricesIncrease: stored.pricesIncrease ?? 1,
    priceDate: stored.priceDate ?? null,
    ...(stored.img === undefined ? {} : { picture: stored.img }),
    currentVersion: stored.currentVersion ?? "",
  };
}

const KNOWN = new Set(
  "format id des status isopen shopid listid customercod pricesIncrease priceDate img isoffer currentVersion rows rooms history autoedits drawinglayers quotes hiddenchains tracepicture photomatch customerFields orderaddress offer".split(
    " ",
  ),
);
function unknownOfProject(stored: StoredProject): Record<string, unknown> {
  const further = stored.orderaddress?.slice(1) ?? [];
  return {
    ...without(stored, KNOWN),
    ...unknownFields(stored),
    ...(further.length > 0 ? { orderaddress: further } : {}),
  };
}
