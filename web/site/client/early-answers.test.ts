import { afterEach, expect, test, vi } from "vitest";
import { earlyAnswer, forgetEarlyAnswers } from "./early-answers.ts";

const early = (answers: Record<string, Response | undefined>) =>
  vi.stubGlobal(
    "stanzaEarly",
    new Map(Object.entries(answers).map(([url, one]) => [url, Promise.resolve(one)])),
  );
afterEach(() => vi.unstubAllGlobals());

test("an early answer is taken once: whoever asks again wants to know what is so now", async () => {
  const answer = new Response("{}");
  early({ "/api/session": answer });
  expect(await earlyAnswer("/api/session", 900)).toBe(answer);
  expect(await earlyAnswer("/api/session", 900)).toBeUndefined();
});

test("a refusal, a broken connection and what was not asked for are asked for as ever", async () => {
  early({ "/api/projects/3": new Response("{}", { status: 401 }), "/api/catalogues": undefined });
  for (const url of ["/api/projects/3", "/api/catalogues", "/api/other"])
    expect(await earlyAnswer(url, 900)).toBeUndefined();
});

test("without the early part of the page everything is asked for as ever", async () => {
  expect(await earlyAnswer("/api/session", 900)).toBeUndefined();
});

test("an answer that nobody has taken for a minute is old: it is asked for as ever", async () => {
  early({ "/api/catalogues": new Response("[]") });
  expect(await earlyAnswer("/api/catalogues", 61_000)).toBeUndefined();
});

test("once something was stored, what was asked for before is no news", async () => {
  early({ "/api/projects/3": new Response("{}") });
  forgetEarlyAnswers();
  expect(await earlyAnswer("/api/projects/3", 900)).toBeUndefined();
});
