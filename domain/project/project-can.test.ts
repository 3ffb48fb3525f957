import { expect, test } from "vitest";
import type { Actor } from "./permissions.ts";
import { PROJECT_STATUSES, type ProjectStatus } from "./project.ts";
import { firstStatus, isReadOnly, type ProjectMeta, type ProjectPolicy, projectCan } from "./project-can.ts";
import { datesPrices, onceAccepted, projectStatus, STATUS_TRANSITIONS } from "./project-status.ts";

const project: ProjectMeta = { status: "sellerDesign", shop: "MILANO", owner: "anna", assignedTo: "carla" };
const policy: ProjectPolicy = {
  readOnlyStatuses: ["ordered", "inProduction", "shipped", "delivered"],
  canSaveProject: true,
  guestsMaySave: false,
};
const pro = (userId: string, sellerLevel: number, shops = ["MILANO"]): Actor => ({
  userId,
  type: "pro",
  supervisor: false,
  sellerLevel,
  shops,
});
const ACTORS = {
  owner: pro("anna", 1),
  colleague: pro("bruno", 1),
  manager: pro("mara", 4),
  stranger: pro("zoe", 4, ["ROMA"]),
  supervisor: { ...pro("sara", 0, ["MILANO", "ROMA"]), supervisor: true },
  seniorSupervisor: { ...pro("sam", 4, ["MILANO", "ROMA"]), supervisor: true },
  customer: { ...pro("carla", 0), type: "customer" },
  otherCustomer: { ...pro("olga", 0), type: "customer" },
  guest: { ...pro("anna", 0), type: "guest" },
} satisfies Record<string, Actor>;
type Who = keyof typeof ACTORS;

const because = (permission: ReturnType<typeof projectCan.read>) =>
  permission.allowed ? "yes" : permission.because;

test.each<[Who, string, string, string, string]>([
  // who                read        save           delete         offer
  ["owner", "yes", "yes", "yes", "yes"],
  ["colleague", "yes", "yes", "yes", "yes"],
  ["manager", "yes", "yes", "yes", "yes"],
  ["stranger", "notFound", "notFound", "notFound", "notFound"],
  ["supervisor", "yes", "yes", "yes", "yes"],
  ["customer", "yes", "yes", "yes", "yes"],
  ["otherCustomer", "notFound", "notFound", "notFound", "notFound"],
  ["guest", "yes", "signInFirst", "signInFirst", "signInFirst"],
])("[AU-01] a project in design: the rights of %s", (who, read, save, remove, offer) => {
  const actor = ACTORS[who];
  expect([
    because(projectCan.read(project, actor)),
    because(projectCan.save(project, actor, policy)),
    because(projectCan.delete(project, actor, policy)),
    because(projectCan.offer(project, actor, policy)),
  ]).toEqual([read, save, remove, offer]);
});

test.each<[Who, string, string, string]>([
  // who                save             delete            status to inProduction
  ["owner", "readOnlyStatus", "readOnlyStatus", "readOnlyStatus"],
  ["manager", "yes", "supervisorOnly", "higherRoleNeeded"],
  ["supervisor", "readOnlyStatus", "readOnlyStatus", "readOnlyStatus"],
  ["seniorSupervisor", "yes", "yes", "yes"],
  ["customer", "readOnlyStatus", "readOnlyStatus", "readOnlyStatus"],
  ["stranger", "notFound", "notFound", "notFound"],
])("[AU-08] an ordered project, in the read-only list: the rights of %s", (who, save, remove, status) => {
  const ordered: ProjectMeta = { ...project, status: "ordered" };
  const actor = ACTORS[who];
  expect([
    because(projectCan.save(ordered, actor, policy)),
    because(projectCan.delete(ordered, actor, policy)),
    because(projectCan.changeStatus(ordered, actor, policy, "inProduction")),
  ]).toEqual([save, remove, status]);
});

test("[AU-08] a project is read-only exactly below seller level 4 and in a status of the list", () => {
  for (const status of PROJECT_STATUSES) {
    for (const level of [0, 1, 3, 3.9, 4, 5, 9]) {
      const expected = level < 4 && policy.readOnlyStatuses.includes(status);
      const actor = pro("anna", level);
      expect(isReadOnly({ ...project, status }, actor, policy)).toBe(expected);
      expect(projectCan.save({ ...project, status }, actor, policy).allowed).toBe(!expected);
      expect(projectCan.read({ ...project, status }, actor).allowed).toBe(true);
    }
  }
});

test("[AU-01] nobody saves where saving is off, and guests save only where the deployment lets them", () => {
  const off = { ...policy, canSaveProject: false };
  expect(because(projectCan.save(project, ACTORS.manager, off))).toBe("savingDisabled");
  expect(because(projectCan.create("MILANO", ACTORS.manager, off))).toBe("savingDisabled");
  const guests = { ...policy, guestsMaySave: true };
  expect(because(projectCan.create("MILANO", ACTORS.guest, guests))).toBe("yes");
  expect(because(projectCan.create("MILANO", ACTORS.guest, policy))).toBe("signInFirst");
  expect(because(projectCan.create("ROMA", ACTORS.owner, policy))).toBe("notFound");
  expect(because(projectCan.offer(project, ACTORS.guest, guests))).toBe("signInFirst");
});

test("[AU-01] a first save is anonymous, unassigned or a seller's design by the type of user", () => {
  expect([firstStatus(ACTORS.guest), firstStatus(ACTORS.customer), firstStatus(ACTORS.owner)]).toEqual([
    "anonymous",
    "unassigned",
    "sellerDesign",
  ]);
});

test("every status change that the table does not name is denied to everybody", () => {
  for (const from of PROJECT_STATUSES) {
    for (const to of PROJECT_STATUSES) {
      const allowed = Object.values(ACTORS).some(
        (actor) =>
          projectCan.changeStatus(
            { ...project, status: from },
            actor,
            { ...policy, readOnlyStatuses: [] },
            to,
          ).allowed,
      );
      expect(allowed, `${from} to ${to}`).toBe(STATUS_TRANSITIONS[from][to] !== undefined);
    }
  }
});

test.each<[ProjectStatus, ProjectStatus, Who[]]>([
  ["unassigned", "offer", ["owner", "manager", "supervisor", "customer"]],
  ["unassigned", "assigned", ["owner", "manager", "supervisor"]],
  ["awaitingApproval", "approved", ["manager", "supervisor"]],
  ["awaitingOrder", "ordered", ["owner", "manager", "supervisor"]],
  ["offer", "awaitingOrder", ["owner", "manager", "supervisor"]],
  ["assigned", "assigned", ["owner", "manager", "supervisor"]],
  ["ordered", "inProduction", ["supervisor"]],
  ["unassigned", "delivered", []],
  ["offer", "approved", []],
])("a project goes from %s to %s by the hand of %j alone", (from, to, allowed) => {
  const free = { ...policy, readOnlyStatuses: [] };
  for (const who of [
    "owner",
    "manager",
    "supervisor",
    "customer",
    "guest",
    "stranger",
    "otherCustomer",
  ] as const) {
    const permission = projectCan.changeStatus({ ...project, status: from }, ACTORS[who], free, to);
    expect(permission.allowed, who).toBe(allowed.includes(who));
  }
});

test("from its first status a project can reach every stored one, and none leads to unsaved or inactive", () => {
  const reached = new Set<ProjectStatus>(["anonymous"]);
  for (const status of reached)
    for (const to of Object.keys(STATUS_TRANSITIONS[status])) reached.add(to as ProjectStatus);
  expect([...reached].sort()).toEqual(
    PROJECT_STATUSES.filter((one) => one !== "unsaved" && one !== "inactive").sort(),
  );
});

test("[PR-08] [QU-14] an accepted offer leads to the order from every status before it, and moves nothing that is ordered", () => {
  const moved = PROJECT_STATUSES.filter((status) => onceAccepted(status) !== status);
  expect(moved.every((status) => onceAccepted(status) === "awaitingOrder")).toBe(true);
  const stays = ["unsaved", "inactive", "awaitingOrder", "ordered", "inProduction", "shipped", "delivered"];
  expect(PROJECT_STATUSES.filter((status) => !moved.includes(status))).toEqual(stays);
});

test("there are 17 statuses, known in any case, and three in which recomputing dates the prices", () => {
  expect(PROJECT_STATUSES).toHaveLength(17);
  expect(projectStatus("SELLERDESIGN")).toBe("sellerDesign");
  expect(projectStatus("sold")).toBeNull();
  expect(PROJECT_STATUSES.filter(datesPrices)).toEqual(["unassigned", "assigned", "sellerDesign"]);
});
