import type { ProjectSort } from "@stanza/contract";
import { PROJECT_STATUSES } from "@stanza/project";
import { cursorOf, isMomentKey, type ListPlace, placeOf } from "../operation/list-page.ts";
import type { ProjectRecord } from "./project-record.ts";

interface SortKey {
  /** What is compared, as SQL over `project p`; never null. */
  readonly sql: string;
  /** The same of a parameter, e.g. `$7`. */
  readonly sqlOf: (key: string) => string;
  /** The same of a record, as text. */
  readonly of: (record: ProjectRecord) => string;
  readonly fits: (key: string) => boolean;
}

const isNumber = (key: string): boolean => /^-?\d{1,20}(\.\d{1,10})?$/.test(key);
const STATUS_LIST = PROJECT_STATUSES.map((status) => `'${status}'`).join(", ");

/** Names are sorted in any case, by the code points of their letters. */
const KEYS: Readonly<Record<string, SortKey>> = {
  changed: {
    sql: "p.updated_at",
    sqlOf: (key) => `${key}::timestamptz`,
    of: ({ updated_at }) => updated_at.toISOString(),
    fits: isMomentKey,
  },
  name: {
    sql: "lower(p.description)",
    sqlOf: (key) => `lower(${key}::text)`,
    of: ({ description }) => description,
    fits: (key) => key.length <= 1000,
  },
  customer: {
    sql: "lower(p.customer_name)",
    sqlOf: (key) => `lower(${key}::text)`,
    of: ({ customer_name }) => customer_name,
    fits: (key) => key.length <= 1000,
  },
  status: {
    sql: `array_position(array[${STATUS_LIST}], p.status)`,
    sqlOf: (key) => `${key}::int`,
    of: ({ status }) => String(PROJECT_STATUSES.indexOf(status) + 1),
    fits: (key) => /^\d{1,3}$/.test(key),
  },
  total: {
    sql: "coalesce(p.payable, -1)",
    sqlOf: (key) => `${key}::numeric`,
    of: ({ payable }) => payable ?? "-1",
    fits: isNumber,
  },
};

/** One order of the list as SQL, and how its pages are joined. */
export interface ListOrder {
  /** The columns to order by. */
  readonly by: string;
  /** Is true for what comes after a place. key, id: parameters, e.g. `$7` */
  readonly after: (key: string, id: string) => string;
  readonly cursorOf: (record: ProjectRecord) => string;
  /** The place of a cursor; undefined: the text is no cursor of this order. */
  readonly placeOf: (cursor: string) => ListPlace | undefined;
}

export function listOrder(sort: ProjectSort = "changed"): ListOrder {
  const isTurned = sort.startsWith("-");
  const { sql, sqlOf, of, fits } = KEYS[sort.replace(/^-/, "")]!;
  // Of changes and amounts the newest and largest come first, of everything else the first in its order.
  const isDown = (sort.endsWith("changed") || sort.endsWith("total")) !== isTurned;
  const way = isDown ? "desc" : "asc";
  return {
    by: `${sql} ${way}, p.id ${way}`,
    after: (key, id) => `(${sql}, p.id) ${isDown ? "<" : ">"} (${sqlOf(key)}, ${id}::bigint)`,
    cursorOf: (record) => cursorOf(sort, { key: of(record), id: record.id }),
    placeOf: (cursor) => placeOf(cursor, sort, fits),
  };
}
