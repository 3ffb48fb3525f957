/**
 * Orders of the list of projects. `status` follows a project's way from design to delivery, `total` is what the client would pay; a minus
 * turns the order round.
 */
export const PROJECT_SORTS = [
  "changed",
  "-changed",
  "name",
  "-name",
  "customer",
  "-customer",
  "status",
  "-status",
  "total",
  "-total",
] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
