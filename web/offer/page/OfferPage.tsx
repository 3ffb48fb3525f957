import { WithOpenProject } from "@stanza/web-workspace";
import { useRouterState } from "@tanstack/react-router";
import { OfferScreen } from "./OfferScreen.tsx";
import { offerViewOf } from "./offer-view.ts";

/** The offer of the open project in one of its three views. It is made of what the server has, so it is saved first. */
export function OfferPage() {
  const view = useRouterState({ select: (state) => offerViewOf(state.location.pathname) });
  return (
    <WithOpenProject saved>
      {({ projectKey }) => <OfferScreen key={projectKey} view={view} />}
    </WithOpenProject>
  );
}
