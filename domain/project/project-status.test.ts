import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROJECT_STATUSES } from "./project.ts";
import { STATUS_TRANSITIONS } from "./project-status.ts";

test("[PR-08] docs/statuses.md says who may move a project from where to where, as the code does", () => {
  const page = readFileSync(new URL("../../docs/statuses.md", import.meta.url), "utf8");
  const written = page.split("\n").filter((line) => /^\| [a-z]/.test(line) && !line.startsWith("| from |"));
  const table = PROJECT_STATUSES.flatMap((from) => {
    const to = Object.entries(STATUS_TRANSITIONS[from]).map(([status, role]) => `${status} (${role})`);
    return to.length > 0 ? [`| ${from} | ${to.join(", ")} |`] : [];
  });
  expect(written).toEqual(table);
});
