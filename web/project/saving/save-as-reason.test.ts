import type { Profile, ProjectSummary } from "@stanza/contract";
import { expect, test } from "vitest";
import { type SaveAsContext, saveAsReason } from "./save-as-reason.ts";

const dealer = { userId: "u1", kind: "pro" } as Profile;
const guest = { userId: "g1", kind: "guest" } as Profile;
const summary = {
  status: "sellerDesign",
  isOffer: false,
  isReadOnly: false,
  can: { save: true, delete: true, offer: true },
} as ProjectSummary;
const context = (change: Partial<SaveAsContext> = {}, of: Partial<ProjectSummary> = {}): SaveAsContext => ({
  open: { summary: { ...summary, ...of } },
  profile: dealer,
  config: { cansaveproject: true, guestsmaysave: false },
  readOnly: false,
  ...change,
});

test.each<[string, SaveAsContext, ReturnType<typeof saveAsReason>, ReturnType<typeof saveAsReason>]>([
  ["one's own project", context(), null, null],
  ["a project that has no number yet", context({ open: { summary: null } }), null, null],
  ["no project at all", context({ open: null }), "saveAs.noProject", "saveAs.noProject"],
  ["a guest", context({ profile: guest }), "saveAs.signIn", "saveAs.signIn"],
  [
    "a guest where guests keep projects",
    context({ profile: guest, config: { cansaveproject: true, guestsmaysave: true } }),
    null,
    "saveAs.signIn",
  ],
  [
    "a site that saves nothing",
    context({ config: { cansaveproject: false, guestsmaysave: true } }),
    "saveAs.savingOff",
    "saveAs.savingOff",
  ],
  ["a project that can only be read", context({ readOnly: true }), null, "saveAs.readOnly"],
  ["an offer already", context({}, { isOffer: true, status: "offer" }), null, "saveAs.isOffer"],
  ["an offer that was rejected", context({}, { isOffer: true, status: "rejected" }), null, null],
  [
    "somebody who may not make offers",
    context({}, { can: { save: true, delete: false, offer: false, statuses: [] } }),
    null,
    "saveAs.forbidden",
  ],
])("[PR-05] %s: whether it can be saved as a copy and as an offer", (_, given, copy, offer) => {
  expect([saveAsReason("copy", given), saveAsReason("offer", given)]).toEqual([copy, offer]);
});
