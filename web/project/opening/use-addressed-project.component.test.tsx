import { useRouterState } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { withRoom } from "../../testing/demo-room.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { useProject } from "../project-store.ts";
import { useAddressedProject } from "./use-addressed-project.ts";

function Address() {
  useAddressedProject();
  return <p>{useRouterState({ select: ({ location }) => location.href })}</p>;
}

/** As the first save of a project gives it its number. */
const numbered = (projectId: number) =>
  useProject.setState(({ open }) => (open ? { open: { ...open, projectId } } : {}));

test("[CL-03] the first save adds the project's number to the address, and leaves in it which closet is looked at", async () => {
  await renderApp(<Address />, { project: withRoom(), address: "/configuratorMulticloset?closet=row-1" });
  numbered(9);
  await expect.element(page.getByText("/configuratorMulticloset?closet=row-1&project=9")).toBeVisible();
});

test("[CL-03] a closet of one project is not looked for in another", async () => {
  await renderApp(<Address />, {
    project: withRoom(),
    projectId: 9,
    address: "/configuratorMulticloset?closet=row-1&project=9",
  });
  numbered(10);
  await expect.element(page.getByText("/configuratorMulticloset?project=10")).toBeVisible();
});
