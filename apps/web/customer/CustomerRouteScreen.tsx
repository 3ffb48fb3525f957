import { useRouterState } from "@tanstack/react-router";
import { customerRoute } from "./customer-screens.ts";

/** The page of the customer's own at the address that is open. */
export function CustomerRouteScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const Page = customerRoute(path)?.component;
  return Page ? <Page key={path} /> : null;
}
