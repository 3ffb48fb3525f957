import { expect, test } from "vitest";
import { DEALER } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { takeSession, useSession } from "./session-store.ts";

test("[AU-07] a profile's shop is kept only with more than one field; else the shop from before goes on", async () => {
  await renderApp(null);
  const bare = { code: "ROMA" } as typeof DEALER.shop;
  takeSession({ ...DEALER, name: "Luca", shop: bare }, "t");
  expect(useSession.getState().profile).toMatchObject({ name: "Luca", shop: DEALER.shop });
  const rome = { ...DEALER.shop, code: "ROMA", country: "IT" };
  takeSession({ ...DEALER, shop: rome }, "t");
  expect(useSession.getState().profile?.shop).toEqual(rome);
});
