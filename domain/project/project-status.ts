import { PROJECT_STATUSES, type ProjectStatus } from "./project.ts";

/** Reads a status name in any case (spec 2 §4 "case-insensitive"); `null` for none of the 17. */
export function projectStatus(text: string): ProjectStatus | null {
  const wanted = text.toLowerCase();
  return PROJECT_STATUSES.find((status) => status.toLowerCase() === wanted) ?? null;
}

/** Returns true when recomputing a project of this status sets its price date to today (spec 1 §4). */
export function datesPrices(status: ProjectStatus): boolean {
  return status === "unassigned" || status === "assigned" || status === "sellerDesign";
}

/**
 * The persons who may move a project from one status to another.
 *
 * owner     whoever may save the project: its owner, or a seller of its shop
 * seller    a professional user of its shop
 * manager   a seller of level 4 or more
 * factory   a supervisor
 *
 * Each includes those above it in this list, and a supervisor may make every allowed transition.
 */
export type TransitionRole = "owner" | "seller" | "manager" | "factory";

type Transitions = Readonly<Partial<Record<ProjectStatus, TransitionRole>>>;

/**
 * The allowed status changes; every other one is refused (reliability.md T17).
 *
 * ASSUMED: the whole table, as the spec shows none of it (spec 1 §4 "allowed transitions: not shown"). A project is designed, offered,
 * approved, ordered, made, shipped and delivered; from the order on only the factory moves it. `unsaved` and `inactive` are shown and never
 * stored, so nothing leads from or to them. From `assigned` to `assigned` a project goes to somebody else.
 *
 * A seller orders without a supervisor: a discount above a limit was approved before there could be an offer of it, and the order checks
 * the limit once more where it is made without an offer.
 */
export const STATUS_TRANSITIONS: Readonly<Record<ProjectStatus, Transitions>> = {
  unsaved: {},
  inactive: {},
  anonymous: { unassigned: "owner", assigned: "seller", suspended: "seller" },
  unassigned: {
    assigned: "seller",
    sellerDesign: "seller",
    agency: "seller",
    offer: "owner",
    suspended: "seller",
  },
  assigned: {
    unassigned: "seller",
    assigned: "seller",
    sellerDesign: "seller",
    agency: "seller",
    offer: "owner",
    suspended: "seller",
  },
  sellerDesign: {
    unassigned: "seller",
    assigned: "seller",
    agency: "seller",
    offer: "seller",
    suspended: "seller",
  },
  agency: {
    agency: "seller",
    assigned: "seller",
    sellerDesign: "seller",
    offer: "seller",
    suspended: "seller",
  },
  offer: {
    sellerDesign: "seller",
    awaitingApproval: "owner",
    awaitingOrder: "seller",
    rejected: "owner",
    suspended: "seller",
  },
  awaitingApproval: { offer: "owner", approved: "manager", rejected: "manager" },
  approved: { offer: "manager", awaitingOrder: "owner", suspended: "seller" },
  rejected: { sellerDesign: "seller", offer: "seller", suspended: "seller" },
  suspended: { unassigned: "seller", assigned: "seller", sellerDesign: "seller", offer: "seller" },
  awaitingOrder: { approved: "seller", ordered: "seller", suspended: "seller" },
  ordered: { awaitingOrder: "factory", inProduction: "factory" },
  inProduction: { shipped: "factory" },
  shipped: { delivered: "factory" },
  delivered: {},
};

/** Statuses in which a project is still being designed, offered or decided on. */
const BEFORE_THE_ORDER: readonly ProjectStatus[] = [
  "anonymous",
  "unassigned",
  "assigned",
  "sellerDesign",
  "agency",
  "offer",
  "awaitingApproval",
  "approved",
  "rejected",
  "suspended",
];

/**
 * The status to which the acceptance of an offer leads, whoever records it: the client's word outweighs who may move the project otherwise.
 *
 * ASSUMED: a project that is ordered already stays ordered; a suspended or rejected one is taken up again.
 */
export const onceAccepted = (status: ProjectStatus): ProjectStatus =>
  BEFORE_THE_ORDER.includes(status) ? "awaitingOrder" : status;
