import type { Favourite } from "@stanza/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
});
afterAll(() => stanza.close());

const oven: Favourite = { catalogue: "CUCINA", article: "APP-OVEN" };
const sofa: Favourite = { catalogue: "SOGGIORNO", article: "SOFA-2" };
const mark = async (favourites: readonly Favourite[], isMarked: boolean, person = dealer) =>
  bodyOf(await person.client.markFavourites({ body: { favourites: [...favourites], isMarked } }), 200)
    .favourites;

test("[CA-01] favourites are kept for the person, the latest first, and sending one again changes nothing", async () => {
  expect(await mark([oven], true)).toEqual([oven]);
  expect(await mark([sofa, sofa], true)).toEqual([sofa, oven]);
  expect(await mark([oven], true)).toEqual([sofa, oven]);
  expect(bodyOf(await dealer.client.listFavourites({}), 200).favourites).toEqual([sofa, oven]);
  expect(await mark([sofa], false)).toEqual([oven]);
  expect(await mark([sofa], false)).toEqual([oven]);
});

test("nobody reads or changes another person's favourites, and a guest has none on the server", async () => {
  const seller = await stanza.as("seller.milano");
  expect(bodyOf(await seller.client.listFavourites({}), 200).favourites).toEqual([]);
  expect(await mark([oven], false, seller)).toEqual([]);
  expect(bodyOf(await dealer.client.listFavourites({}), 200).favourites).toEqual([oven]);
  expect((await stanza.anyone.listFavourites({})).status).toBe(401);
  expect((await stanza.anyone.markFavourites({ body: { favourites: [oven], isMarked: true } })).status).toBe(
    401,
  );
});

test("five hundred are kept, the oldest go, and what is no article's code is refused or only stored", async () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ catalogue: "CUCINA", article: `A-${n}` }));
  const kept = await mark(many, true);
  expect(kept).toHaveLength(500);
  expect(kept).not.toContainEqual(oven);
  const hostile = { catalogue: "constructor", article: "'; drop table favourite_article; --" };
  expect((await mark([hostile], true))[0]).toEqual(hostile);
  const status = async (favourites: Favourite[]) =>
    (await dealer.client.markFavourites({ body: { favourites, isMarked: true } })).status;
  expect(await status([...many, oven])).toBe(422);
  expect(await status([{ catalogue: "CUCINA", article: "" }])).toBe(422);
  await mark([...many.slice(0, 499), hostile], false);
});
