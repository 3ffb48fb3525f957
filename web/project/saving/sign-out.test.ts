import type { Profile } from "@stanza/contract";
import { newCustomerFields } from "@stanza/offer";
import { connectOpenWork, signOut } from "@stanza/web-access";
import { queryClient, setNavigator, useSession } from "@stanza/web-site";
import { afterEach, expect, test, vi } from "vitest";
import { showNewProject, useProject } from "../project-store.ts";
import { openProjectWork } from "./open-work.ts";

connectOpenWork(openProjectWork);

afterEach(() => vi.unstubAllGlobals());

test("[AU-09] signing out ends the session, closes the open project and goes home", async () => {
  const visited: string[] = [];
  const requests: string[] = [];
  setNavigator(async (href) => {
    visited.push(href);
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${url}`);
    return new Response(null, { status: 204 });
  });
  useSession.setState({
    status: "signed-in",
    profile: { userId: "u1", kind: "pro" } as Profile,
    expired: false,
  });
  const shop = { documentKind: "ITA", priceList: "IT-24", country: "IT" };
  showNewProject("Rossi", "u1", newCustomerFields(shop, "it"));
  queryClient.setQueryData(["projects"], ["of this person"]);
  await signOut();
  expect(requests).toEqual(["DELETE /api/session"]);
  expect(useProject.getState().open).toBeNull();
  expect(useSession.getState()).toMatchObject({ status: "signed-out", profile: null });
  expect(queryClient.getQueryData(["projects"])).toBeUndefined();
  expect(visited).toEqual(["/home"]);
});
