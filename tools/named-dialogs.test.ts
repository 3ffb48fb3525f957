import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The dialogs that spec 2 §2 names, with the file that each is in, the width that it is told there, and how it may be left where the
 * specification says so.
 */
const NAMED: readonly (readonly [name: string, file: string, width: number | null, mode?: string])[] = [
  [
    "variant choice",
    "web/workspace/variants/dialog/VariantDialog.tsx",
    800,
    'mandatory ? "persistent" : "none"',
  ],
  ["dynamic class choice", "web/workspace/dclass/dclass-dialogs.tsx", 1000, 'mandatory ? "persistent"'],
  ["divider maker", "web/workspace/dclass/dclass-dialogs.tsx", 1200],
  ["room design", "web/workspace/room/design/RoomDesignDialog.tsx", 1200, '"semipersistent"'],
  ["yes or no", "web/ui/dialog/confirm.tsx", 500, '?? "persistent"'],
  ["customer assignment", "web/customer/assign/AssignmentDialog.tsx", 800],
  ["loader", "web/ui/loader/LoaderModal.module.css", 400],
  ["active maintenance", "apps/web/maintenance/MaintenanceDialog.tsx", 500],
  ["book maintenance", "apps/web/maintenance/BookMaintenanceDialog.tsx", 800],
  ["price list issue", "web/project/price/list/PriceListDialog.tsx", null],
  ["e-mail", "web/offer/mail/OfferMailDialog.tsx", null],
  ["CRM details", "web/offer/crm/CrmDialog.tsx", null],
  ["customer address and information", "web/customer/edit/CustomerDialog.tsx", null],
  ["discounts", "web/offer/totals/discounts/DiscountsDialog.tsx", null],
  ["basket row", "web/offer/rows/basket-row/BasketRowDialog.tsx", null],
  ["render cycle", "web/renders/cycle/RenderCycleDialog.tsx", 800, '"semipersistent"'],
  ["login", "web/access/SignInDialog.tsx", null],
];

test.each(NAMED)("[SH-13] the dialog %s is there as the specification has it", (_, file, width, mode) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
  if (width !== null) expect(text).toMatch(new RegExp(`\\b${width}(px)?\\b`));
  if (mode !== undefined) expect(text).toContain(mode);
});

/** Questions of the specification that are asked with two or three buttons, 500 wide. */
const ASKED: Readonly<Record<string, string>> = {
  "project not saved": "web/project/opening/ask-to-replace.ts",
  "article not saved": "web/workspace/start/leave-workspace.ts",
  "delete project": "web/projects/list/delete-project.ts",
};

test.each(Object.entries(ASKED))(
  "[SH-13] the question %s is asked in the dialog for questions",
  (_, file) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain("ask({");
  },
);
