import type { ProjectStatus } from "./project.ts";
import { STATUS_TRANSITIONS, type TransitionRole } from "./project-status.ts";

/** The person who asks. The server fills it from the session, never from the request. */
export interface Actor {
  readonly userId: string;
  /** Mutually exclusive (spec 1 §6). */
  readonly type: "guest" | "pro" | "customer";
  /** Admin flag of the profile. */
  readonly supervisor: boolean;
  /** 0 for a person without one. */
  readonly sellerLevel: number;
  /** The shops whose projects this actor may reach; for a supervisor, every shop of the site. */
  readonly shops: readonly string[];
}

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

/** Seller level from which the read-only statuses do not bind (spec 1 §6). */
const FREE_SELLER_LEVEL = 4;

/** ASSUMED: from the order on only a supervisor deletes a project. */
const KEPT_STATUSES: readonly ProjectStatus[] = ["ordered", "inProduction", "shipped", "delivered"];

/**
 * The rights of a person on a project. The server asks before it acts, and the web app asks the same functions to disable a control with a
 * reason.
 *
 * Everything that is not allowed here is denied. Source: spec 1 §6, spec 2 §6, reliability.md T16, T17.
 * ASSUMED: a seller reaches every project of their shops, a customer or guest those they own or were assigned.
 */
export const projectCan = {
  read: (project: ProjectMeta, actor: Actor): Permission => first(known(project, actor)),

  save: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    first(known(project, actor), saving(actor, policy), writable(project, actor, policy)),

  /** A project that is not stored yet. */
  create: (shop: string, actor: Actor, policy: ProjectPolicy): Permission =>
    first(actor.shops.includes(shop) ? null : "notFound", saving(actor, policy)),

  delete: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    first(
      known(project, actor),
      saving(actor, policy),
      writable(project, actor, policy),
      KEPT_STATUSES.includes(project.status) && !actor.supervisor ? "supervisorOnly" : null,
    ),

  /**
   * ASSUMED: whoever may save a project may make an offer of it, except guests. The status `approved` does not prevent it, because an
   * approved project is meant to be offered and stays as it is.
   */
  offer: (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Permission =>
    first(
      known(project, actor),
      actor.type === "guest" ? "signInFirst" : null,
      saving(actor, policy),
      project.status === "approved" ? null : writable(project, actor, policy),
    ),

  /** Setting prices by hand, as on the lines of a custom article. ASSUMED: allowed to sellers only, never to guests or customers. */
  setPrices: (actor: Actor): Permission =>
    first(actor.type === "pro" || actor.supervisor ? null : "higherRoleNeeded"),

  changeStatus: (
    project: ProjectMeta,
    actor: Actor,
    policy: ProjectPolicy,
    to: ProjectStatus,
  ): Permission => {
    const role = STATUS_TRANSITIONS[project.status][to];
    return first(
      known(project, actor),
      actor.type === "guest" ? "signInFirst" : null,
      writable(project, actor, policy),
      role ? null : "noSuchTransition",
      role && !hasRole(actor, role) ? "higherRoleNeeded" : null,
    );
  },
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

function first(...denials: readonly (Denial | null)[]): Permission {
  const because = denials.find((denial) => denial !== null);
  return because ? { allowed: false, because } : { allowed: true };
}

function known({ shop, owner, assignedTo }: ProjectMeta, actor: Actor): Denial | null {
  const own = owner === actor.userId || assignedTo === actor.userId;
  const reaches = actor.supervisor || actor.type === "pro" || own;
  return reaches && actor.shops.includes(shop) ? null : "notFound";
}

function saving(actor: Actor, policy: ProjectPolicy): Denial | null {
  if (actor.type === "guest" && !policy.guestsMaySave) return "signInFirst";
  return policy.canSaveProject ? null : "savingDisabled";
}

const writable = (project: ProjectMeta, actor: Actor, policy: ProjectPolicy): Denial | null =>
  isReadOnly(project, actor, policy) ? "readOnlyStatus" : null;

function hasRole(actor: Actor, role: TransitionRole): boolean {
  if (actor.supervisor || role === "owner") return true;
  if (role === "factory" || actor.type !== "pro") return false;
  return role === "seller" || actor.sellerLevel >= FREE_SELLER_LEVEL;
}
