import { useSells } from "@stanza/web-site";
import { OfferSkeleton, WithOpenProject } from "@stanza/web-workspace";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { offerViewOf } from "./offer-view.ts";

const OfferScreen = lazy(async () => ({ default: (await import("./OfferScreen.tsx")).OfferScreen }));
const DesignPage = lazy(async () => ({ default: (await import("../design/DesignPage.tsx")).DesignPage }));

/**
 * The offer of the open project: for people who sell in one of its three views, made of what the server has, so it is saved first; for
 * everybody else their design with its price.
 */
export function OfferPage() {
  const view = useRouterState({ select: (state) => offerViewOf(state.location.pathname) });
  const sells = useSells();
  return (
    <WithOpenProject saved={sells}>
      {(open) => (
        <Suspense fallback={<OfferSkeleton />}>
          {sells ? (
            <OfferScreen key={open.projectKey} view={view} />
          ) : (
            <DesignPage key={open.projectKey} open={open} />
          )}
        </Suspense>
      )}
    </WithOpenProject>
  );
}
