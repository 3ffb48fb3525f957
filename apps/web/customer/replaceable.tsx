import type { AnyRoute, RouteComponent } from "@tanstack/react-router";
import { replacedScreen } from "./customer-screens.ts";

/** Lets a customer's screens stand in for those of a tree of routes; where the customer has none, nothing of it is loaded or changed. */
export function letCustomersReplace(root: AnyRoute): void {
  for (const route of Object.values<AnyRoute>(root.children ?? {})) {
    const own = route.options.component as RouteComponent | undefined;
    if (own) route.update({ component: replaceable(addressOf(route), own) });
  }
}

const addressOf = ({ options }: AnyRoute): string => ("path" in options ? options.path : `/${options.id}`);

function replaceable(address: string, Own: RouteComponent): RouteComponent {
  function Screen() {
    const Replaced = replacedScreen(address);
    return Replaced ? <Replaced /> : <Own />;
  }
  return Object.assign(Screen, {
    preload: async () => {
      if (!replacedScreen(address)) await Own.preload?.();
    },
  });
}
