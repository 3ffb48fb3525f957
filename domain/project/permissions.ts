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

/**
 * Who a person is where rights are decided.
 *
 * nobody   without a session
 * manager  a seller of level 4 or more
 */
export const ROLES = ["nobody", "guest", "customer", "seller", "manager", "supervisor"] as const;
export type Role = (typeof ROLES)[number];

/**
 * How far a right reaches.
 *
 * -     not at all
 * own   to what the person made, was assigned or is told
 * shop  to everything of the shops that the person works for; of a supervisor, everything of the site
 * any   to what belongs to no person, or is opened by a key of its own, such as the code of a link
 */
export type Reach = "-" | "own" | "shop" | "any";

/**
 * What has to hold beside the reach.
 *
 * saving              the deployment lets projects be saved, and guests too if the person is one
 * unlocked            the status is not read-only for the person's seller level (spec 1 §6)
 * unlockedOrApproved  the same, but an approved project will do: it is meant to be offered and stays as it is
 * notOrdered          the project is not ordered yet, or the person is a supervisor
 * transition          the table of status changes has this one for the person's role
 */
export type Need = "saving" | "unlocked" | "unlockedOrApproved" | "notOrdered" | "transition";

type Row = readonly [
  nobody: Reach,
  guest: Reach,
  customer: Reach,
  seller: Reach,
  manager: Reach,
  supervisor: Reach,
  ...needs: Need[],
];

/**
 * The permission matrix: everything that may be done, who may do it to whose things, and what it needs. Each operation of the server names
 * its row; what has no row is denied.
 *
 * Source: spec 1 §6, spec 2 §6, reliability.md T13 to T17. ASSUMED: every cell that these do not name, as the spec shows no matrix. Sellers
 * reach the projects of their shops; customers and guests what they made or were assigned; offers, orders, deliveries, the register of
 * customers and technical sheets are the business of the shop's own people. A seller empties the bin of their own projects, a manager that of
 * the shop's. A shop may show its margin from a higher seller level on only.
 */
// biome-ignore format: the columns of a table
const MATRIX = {
  //                       nobody guest  customer seller  manager supervisor
  "public":               ["any", "any", "any",   "any",  "any",  "any"],
  "guest":                ["-",   "any", "any",   "any",  "any",  "any"],
  "user":                 ["-",   "-",   "any",   "any",  "any",  "any"],

  "project.create":       ["-",   "shop", "shop", "shop", "shop", "shop", "saving"],
  "project.read":         ["-",   "own", "own",   "shop", "shop", "shop"],
  "project.clone":        ["-",   "own", "own",   "shop", "shop", "shop", "saving"],
  "project.share":        ["-",   "own", "own",   "shop", "shop", "shop"],
  "project.save":         ["-",   "own", "own",   "shop", "shop", "shop", "saving", "unlocked"],
  "project.delete":       ["-",   "own", "own",   "shop", "shop", "shop", "saving", "unlocked", "notOrdered"],
  "project.deleteForGood": ["-",  "own", "own",   "own",  "shop", "shop", "saving", "unlocked", "notOrdered"],
  "project.changeStatus": ["-",   "-",   "own",   "shop", "shop", "shop", "unlocked", "transition"],
  "project.setPrices":    ["-",   "-",   "-",     "shop", "shop", "shop"],
  "project.linkCrm":      ["-",   "-",   "-",     "shop", "shop", "shop", "saving", "unlocked"],
  "project.assign":       ["-",   "-",   "-",     "shop", "shop", "shop"],
  "model.export":         ["-",   "own", "own",   "own",  "own",  "own"],
  "job.follow":           ["-",   "own", "own",   "shop", "shop", "shop"],

  "offer.make":           ["-",   "-",   "own",   "shop", "shop", "shop", "saving", "unlockedOrApproved"],
  "offer.read":           ["-",   "-",   "own",   "shop", "shop", "shop"],
  "offer.deal":           ["-",   "-",   "-",     "shop", "shop", "shop"],
  "margin.read":          ["-",   "-",   "-",     "shop", "shop", "shop"],
  "promotion.read":       ["-",   "-",   "-",     "shop", "shop", "shop"],
  "approval.decide":      ["-",   "-",   "-",     "-",    "-",    "shop"],
  "report.make":          ["-",   "-",   "-",     "shop", "shop", "shop", "saving", "unlocked"],
  "sheet.read":           ["-",   "-",   "-",     "shop", "shop", "shop"],
  "crm.use":              ["-",   "-",   "-",     "shop", "shop", "shop"],
  "order.read":           ["-",   "-",   "-",     "shop", "shop", "shop"],
  "delivery.follow":      ["-",   "-",   "-",     "shop", "shop", "shop"],
  "customer.keep":        ["-",   "-",   "-",     "shop", "shop", "shop"],
  "customer.erase":       ["-",   "-",   "-",     "-",    "-",    "shop"],
  "render.use":           ["-",   "-",   "-",     "shop", "shop", "shop"],
  "render.grant":         ["-",   "-",   "-",     "-",    "-",    "any"],

  "account.request":      ["-",   "any", "-",     "-",    "-",    "-"],
  "design.request":       ["-",   "own", "own",   "-",    "-",    "-"],
  "design.own":           ["-",   "own", "own",   "own",  "own",  "own"],
  "notification.own":     ["-",   "-",   "own",   "own",  "own",  "own"],
  "session.own":          ["-",   "-",   "own",   "own",  "own",  "own"],
  "passkey.own":          ["-",   "-",   "own",   "own",  "own",  "own"],
  "consent.own":          ["-",   "-",   "own",   "own",  "own",  "own"],
  "data.own":             ["-",   "-",   "own",   "own",  "own",  "own"],
  "catalogue.publish":    ["-",   "-",   "-",     "-",    "-",    "any"],
  "maintenance.run":      ["-",   "-",   "-",     "-",    "-",    "any"],
  "person.administer":    ["-",   "-",   "-",     "-",    "-",    "any"],
  "shop.administer":      ["-",   "-",   "-",     "-",    "-",    "any"],
  "translation.edit":     ["-",   "-",   "-",     "-",    "-",    "any"],
} as const satisfies Readonly<Record<string, Row>>;

/** Something that may be done: a row of the permission matrix. */
export type Action = keyof typeof MATRIX;

/** Every action, in the order of the matrix. */
export const ACTIONS = Object.keys(MATRIX) as readonly Action[];

/** How far an action reaches for a role. */
export const reachOf = (action: Action, role: Role): Reach => MATRIX[action][ROLES.indexOf(role)] as Reach;

/** What an action needs beside its reach, in the order in which it is asked. */
export const needsOf = (action: Action): readonly Need[] =>
  (MATRIX[action] as readonly string[]).slice(ROLES.length) as Need[];

/** The role of a person; null: nobody has signed in. A supervisor is one whatever else they are. */
export function roleOf(actor: Actor | null): Role {
  if (!actor) return "nobody";
  if (actor.supervisor) return "supervisor";
  if (actor.type !== "pro") return actor.type;
  return actor.sellerLevel >= FREE_SELLER_LEVEL ? "manager" : "seller";
}

/** Seller level from which the read-only statuses do not bind (spec 1 §6). */
export const FREE_SELLER_LEVEL = 4;

/** Returns true when a person may do this to something at all: the first gate of every operation, before anything is read. */
export const mayEver = (action: Action, actor: Actor | null): boolean =>
  reachOf(action, roleOf(actor)) !== "-";
