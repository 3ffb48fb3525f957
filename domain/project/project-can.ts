import {
  type Action,
  type Actor,
  FREE_SELLER_LEVEL,
  type Need,
  needsOf,
  reachOf,
  roleOf,
} from "./permissions.ts";
import type { ProjectStatus } from "./project.ts";
import { STATUS_TRANSITIONS, type TransitionRole } from "./project-status.ts";

/** The data of a stored project that rights depend on. */
export interface ProjectMeta {
  readonly status: ProjectStatus;
  readonly shop: string;
  /** The user who made it. */
  readonly owner: string;
  /** The user it was assigned to. */
  readonly assignedTo?: string;
}

/** The settings of a deployment that rights depend on. */
export interface ProjectPolicy {
  /** Statuses in which a project is read-only below seller level 4 (spec 1 §6). */
  readonly readOnlyStatuses: readonly ProjectStatus[];
  /** Spec 1 §3 "canSaveProject". */
  readonly canSaveProject: boolean;
  /** ASSUMED: guests sign in before they save, unless the deployment keeps their projects as `anonymous`. */
  readonly guestsMaySave: boolean;
}

/** The reason for a denial; `notFound` is all that an outsider may learn of a project (reliability.md §2). */
export type Denial =
  | "notFound"
  | "signInFirst"
  | "readOnlyStatus"
  | "savingDisabled"
  | "supervisorOnly"
  | "noSuchTransition"
  | "higherRoleNeeded";

export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly because: Denial };

/** ASSUMED: from the order on only a supervisor deletes a project. */
const KEPT_STATUSES: readonly ProjectStatus[] = ["ordered", "inProduction", "shipped", "delivered"];

/**
 * The rights of a person on a project, by the permission matrix. The server asks before it acts, and the web app asks the same functions to
 * disable a control with a reason.
 */
export const projectCan = {
  read: (project: ProjectMeta, actor: Actor): Permission => first(...reached("project.read", project, actor)),

  save: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("project.save", { project, actor, policy }),

  /** A project that is not stored yet. */
  create: (shop: string, actor: Actor, policy: ProjectPolicy): Permission =>
    first(actor.shops.includes(shop) ? null : "notFound", savingDenied(actor, policy)),

  clone: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("project.clone", { project, actor, policy }),

  delete: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("project.delete", { project, actor, policy }),

  /** Bringing it back from the bin: whoever may put it there. */
  restore: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("project.delete", { project, actor, policy }),

  deleteForGood: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("project.deleteForGood", { project, actor, policy }),

  offer: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    decide("offer.make", { project, actor, policy }),

  /** Setting prices by hand, as on the lines of a custom article. */
  setPrices: (actor: Actor): Permission =>
    first(reachOf("project.setPrices", roleOf(actor)) === "-" ? "higherRoleNeeded" : null),

  changeStatus: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy, to: ProjectStatus): Permission =>
    decide("project.changeStatus", { project, actor, policy, to }),
} as const;

/** Returns true when the project opens read-only: seller level below 4 and a status of the configured list. */
export function isReadOnly(project: ProjectMeta, actor: Actor, policy: ProjectPolicy): boolean {
  return actor.sellerLevel < FREE_SELLER_LEVEL && policy.readOnlyStatuses.includes(project.status);
}

/** The status of a project that this actor saves for the first time. ASSUMED. */
export function firstStatus(actor: Actor): ProjectStatus {
  if (actor.type === "guest") return "anonymous";
  return actor.type === "customer" ? "unassigned" : "sellerDesign";
}

interface Question {
  readonly project: ProjectMeta;
  readonly actor: Actor;
  readonly policy: ProjectPolicy;
  /** The status to which the project shall go. */
  readonly to?: ProjectStatus;
}

const decide = (action: Action, question: Question): Permission =>
  first(
    ...reached(action, question.project, question.actor),
    ...needsOf(action).map((need) => UNMET[need](question)),
  );

function first(...denials: readonly (Denial | null)[]): Permission {
  const because = denials.find((denial) => denial !== null);
  return because ? { allowed: false, because } : { allowed: true };
}

/** Whether the action reaches this project. Somebody who may not see it learns no more than that. */
function reached(action: Action, project: ProjectMeta, actor: Actor): readonly (Denial | null)[] {
  const role = roleOf(actor);
  const isOwn = project.owner === actor.userId || project.assignedTo === actor.userId;
  const reaches = (wanted: Action) => {
    const reach = reachOf(wanted, role);
    return reach === "shop" || (reach === "own" && isOwn);
  };
  return [
    reaches("project.read") && actor.shops.includes(project.shop) ? null : "notFound",
    reaches(action) ? null : role === "guest" ? "signInFirst" : "higherRoleNeeded",
  ];
}

/** The denial of each need that is not met. */
const UNMET: Readonly<Record<Need, (question: Question) => Denial | null>> = {
  saving: ({ actor, policy }) => savingDenied(actor, policy),
  unlocked: ({ project, actor, policy }) => (isReadOnly(project, actor, policy) ? "readOnlyStatus" : null),
  unlockedOrApproved: ({ project, actor, policy }) =>
    project.status !== "approved" && isReadOnly(project, actor, policy) ? "readOnlyStatus" : null,
  notOrdered: ({ project, actor }) =>
    KEPT_STATUSES.includes(project.status) && !actor.supervisor ? "supervisorOnly" : null,
  transition: ({ project, actor, to }) => {
    const role = to && STATUS_TRANSITIONS[project.status][to];
    if (!role) return "noSuchTransition";
    return hasRole(actor, role) ? null : "higherRoleNeeded";
  },
};

function savingDenied(actor: Actor, policy: ProjectPolicy): Denial | null {
  if (actor.type === "guest" && !policy.guestsMaySave) return "signInFirst";
  return policy.canSaveProject ? null : "savingDisabled";
}

function hasRole(actor: Actor, wanted: TransitionRole): boolean {
  const role = roleOf(actor);
  if (role === "supervisor" || wanted === "owner") return true;
  return wanted === "manager"
    ? role === "manager"
    : wanted === "seller" && (role === "seller" || role === "manager");
}
