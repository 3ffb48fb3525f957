import { afterEach, beforeEach, expect, test } from "vitest";
import { answerTo, keepAnswersBy } from "./connection.ts";
import { useConnection } from "./use-connection.ts";

const kept: string[] = [];
beforeEach(() => {
  kept.length = 0;
  keepAnswersBy((url) => kept.push(url));
  kept.length = 0;
});
afterEach(() => {
  keepAnswersBy(() => undefined);
  useConnection.setState({ isAway: false });
});
const json = (status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response("{}", { status, headers }));
const isAway = () => useConnection.getState().isAway;

test("[PR-17] a question that finds no network says that the server is away; the next answer that it is back", async () => {
  await expect(
    answerTo("/api/projects", Promise.reject(new TypeError("no network")), true),
  ).rejects.toThrow();
  expect(isAway()).toBe(true);
  await answerTo("/api/maintenance", json(), true);
  expect(isAway()).toBe(false);
});

test("[PR-17] a gateway without its server is one that is away, and its own answer is passed on where nothing is kept", async () => {
  const answer = await answerTo("/api/projects", json(503), true);
  expect([answer.status, isAway()]).toEqual([503, true]);
});

test("[PR-17] an answer that the service worker kept does not say that the server is back", async () => {
  useConnection.setState({ isAway: true });
  await answerTo("/api/catalogues/C/versions/1", json(200, { "x-kept-at": "1" }), true);
  expect(isAway()).toBe(true);
});

test("[PR-17] a save that fails and a question that was called off say nothing about the server", async () => {
  await expect(answerTo("/api/projects/7", Promise.reject(new TypeError("x")), false)).rejects.toThrow();
  const calledOff = Promise.reject(Object.assign(new Error("off"), { name: "AbortError" }));
  await expect(answerTo("/api/projects", calledOff, true)).rejects.toThrow();
  expect(isAway()).toBe(false);
});

test("[PR-17] [T44] kept are the list of catalogues, price lists and favourites, and no other answer of the server's", async () => {
  for (const url of [
    "/api/catalogues",
    "/api/catalogues/C/versions/1/prices?list=IT-24&project=7",
    "/api/favourites",
    "/api/projects/7",
    "/api/customers",
    "/api/catalogues/C/versions/1",
    "/api/notifications",
  ])
    await answerTo(url, json(), true);
  await answerTo("/api/favourites", json(404), true);
  await answerTo("/api/favourites", json(), false);
  expect(kept).toEqual([
    "/api/catalogues",
    "/api/catalogues/C/versions/1/prices?list=IT-24&project=7",
    "/api/favourites",
  ]);
});
