import { PROJECT_STATUSES, type ProjectPolicy } from "@stanza/project";
import { expect, test } from "vitest";
import type { Session } from "../session/sessions.ts";
import { type ProjectRecord, summariesOf, summaryOf } from "./project-record.ts";

const POLICY: ProjectPolicy = {
  readOnlyStatuses: ["approved", "ordered"],
  canSaveProject: true,
  guestsMaySave: false,
};

const records = ["milano", "torino"].flatMap((shop_id) =>
  PROJECT_STATUSES.flatMap((status) =>
    [
      ["me", null],
      ["other", null],
      ["other", "me"],
    ].map(
      ([owner_id, assigned_user_id]) =>
        ({
          ...{ shop_id, shop_code: shop_id, status, owner_id, assigned_user_id, id: 1, revision: 1 },
          ...{ price_lists: [], updated_at: new Date(0), assigned_name: "Me" },
        }) as unknown as ProjectRecord,
    ),
  ),
);

test.each([
  ["guest", 0, false],
  ["customer", 0, false],
  ["pro", 1, false],
  ["pro", 4, false],
  ["pro", 1, true],
] as const)(
  "a list says of each project what a %s of level %i may do, as the project alone does",
  (type, sellerLevel, supervisor) => {
    const actor = { userId: "me", type, sellerLevel, supervisor, shops: ["milano"] };
    const session = { actor, profile: { kind: type } } as unknown as Session;
    const expected = records.map((record) => summaryOf(record, session, POLICY));
    expect(summariesOf(records, session, POLICY)).toEqual(expected);
  },
);
