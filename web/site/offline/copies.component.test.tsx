import { afterEach, expect, test } from "vitest";
import { useConnection } from "../client/use-connection.ts";
import { answerOfBefore, readAs } from "./answer-of-before.ts";
import { copiesUnder, forgetCopies, ownCopies, ownerOfCopies, putCopy } from "./copies.ts";

const project = (at: number) => ({ url: "/api/projects/7", body: { summary: { id: 7 } }, at });

afterEach(async () => {
  await forgetCopies();
  readAs(undefined);
  useConnection.setState({ isAway: false });
});

test("[PR-17] what the server said before is said again to the same person, with the time at which it was said", async () => {
  await ownCopies("u1");
  await putCopy(project(5000));
  readAs("u1");
  const answer = await answerOfBefore("/api/projects/7");
  expect(await answer?.json()).toEqual({ summary: { id: 7 } });
  expect(answer?.headers.get("x-kept-at")).toBe("5000");
  expect(await answerOfBefore("/api/projects/8")).toBeUndefined();
  expect(useConnection.getState().isAway).toBe(true);
});

test("[PR-17] [T44] nobody is told what another person was told, and with another person it goes", async () => {
  await ownCopies("u1");
  await putCopy(project(5000));
  readAs("u2");
  expect(await answerOfBefore("/api/projects/7")).toBeUndefined();
  await ownCopies("u2");
  expect(await copiesUnder("/api/")).toEqual([]);
  expect(await ownerOfCopies()).toBe("u2");
});

test("[PR-17] [T44] a sign-out takes everything off the device, catalogues too", async () => {
  await ownCopies("u1");
  await putCopy(project(5000));
  await (await caches.open("stanza-articles")).put("/api/catalogues/C/versions/1", new Response("{}"));
  await forgetCopies();
  expect(await copiesUnder("/api/")).toEqual([]);
  expect(await ownerOfCopies()).toBeUndefined();
  expect(await caches.has("stanza-articles")).toBe(false);
});

test("[PR-17] somebody is still signed in without a network for a week, as long as the server's own sessions last", async () => {
  const session = (days: number) => ({
    url: "/api/session",
    body: { profile: { userId: "u1" } },
    at: Date.now() - days * 86_400_000,
  });
  await ownCopies("u1");
  await putCopy(session(6));
  expect(await (await answerOfBefore("/api/session"))?.json()).toEqual({ profile: { userId: "u1" } });
  await putCopy(session(8));
  expect(await answerOfBefore("/api/session")).toBeUndefined();
});
