import type { Job } from "@stanza/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followOffer } from "./follow-offer.ts";
import { isCancellable, jobPercentage, OFFER_STEPS, stepStates } from "./offer-job.ts";
import type { OfferRequest } from "./offer-request.ts";

const job = (change: Partial<Job>): Job => ({
  id: "j",
  kind: "offer",
  state: "running",
  progress: 0.1,
  step: "revaluate",
  rev: 1,
  ...change,
});

describe("the four steps", () => {
  test("[QU-08] begin at 0.1, 0.2, 0.4 and 0.6", () => {
    expect(OFFER_STEPS.map(({ step, at }) => [step, at])).toEqual([
      ["revaluate", 0.1],
      ["saving", 0.2],
      ["views", 0.4],
      ["report", 0.6],
    ]);
  });

  test("show what is done, running and waiting, and where it failed", () => {
    expect(stepStates(null)).toEqual(["waiting", "waiting", "waiting", "waiting"]);
    expect(stepStates(job({ step: "views" }))).toEqual(["done", "done", "running", "waiting"]);
    expect(stepStates(job({ step: "report", state: "failed" }))).toEqual(["done", "done", "done", "failed"]);
    expect(stepStates(job({ state: "done" }))).toEqual(["done", "done", "done", "done"]);
    expect(jobPercentage(job({ progress: 0.4 }))).toBe(40);
    expect(jobPercentage(job({ state: "done", progress: 0.6 }))).toBe(100);
  });

  test("can be cancelled until the offer is frozen", () => {
    expect(isCancellable(job({ step: "saving" }))).toBe(true);
    expect(isCancellable(job({ step: "views", result: { offerId: 1, number: "2026-1" } }))).toBe(false);
    expect(isCancellable(job({ state: "failed" }))).toBe(false);
  });
});

describe("following a job", () => {
  let answers: (() => Response)[] = [];
  const asked: { readonly method: string; readonly url: string; readonly saveId: string | null }[] = [];
  const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
  const request = { projectId: 7, terms: {}, language: "en" } as unknown as OfferRequest;

  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push({ method: init.method ?? "", url, saveId: new Headers(init.headers).get("x-save-id") });
      const answer = answers.shift();
      if (!answer) throw new TypeError("connection reset");
      return answer();
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const follow = async (signal = new AbortController().signal) => {
    const seen: string[] = [];
    const end = followOffer(request, (j) => seen.push(j.step), signal);
    await vi.advanceTimersByTimeAsync(400_000);
    return { end: await end, seen };
  };

  test("tells each step and ends with the offer; a quiet wait is asked again from where it was", async () => {
    answers = [
      json(202, { jobId: "j" }),
      json(200, job({ step: "revaluate", rev: 1 })),
      () => new Response(null, { status: 204 }),
      json(200, job({ step: "report", rev: 5 })),
      json(200, job({ state: "done", step: "report", rev: 6, result: { offerId: 9, number: "2026-00009" } })),
    ];
    const { end, seen } = await follow();
    expect(end).toEqual({ offerId: 9, number: "2026-00009" });
    expect(seen).toEqual(["revaluate", "report", "report"]);
    expect(asked[2]?.url).toContain("since=1");
    expect(asked[4]?.url).toContain("since=5");
  });

  test("an offer whose answer was lost is asked for again under the same id", async () => {
    answers = [
      () => Response.error(),
      json(202, { jobId: "j" }),
      json(200, job({ state: "done", result: { offerId: 1, number: "n" } })),
    ];
    await follow();
    expect(asked[0]?.saveId).toBe(asked[1]?.saveId);
    expect(asked[0]?.saveId).toBeTruthy();
  });

  test("a failed job names the kind of failure", async () => {
    answers = [
      json(202, { jobId: "j" }),
      json(200, job({ state: "failed", step: "report", error: { code: "print", message: "" } })),
    ];
    expect((await follow()).end).toEqual({ failure: "document" });
    answers = [json(422, { error: "invalid-terms", message: "" })];
    expect((await follow()).end).toEqual({ failure: "terms" });
    answers = [json(403, { error: "forbidden", message: "" })];
    expect((await follow()).end).toEqual({ failure: "forbidden" });
  });

  test("a server that stays silent ends as a lost connection", async () => {
    answers = [json(202, { jobId: "j" })];
    expect((await follow()).end).toEqual({ failure: "connection" });
  });

  test("stopping takes back a job that has frozen nothing", async () => {
    const stop = new AbortController();
    answers = [
      json(202, { jobId: "j" }),
      () => {
        stop.abort();
        return json(200, job({}))();
      },
      () => new Response(null, { status: 204 }),
    ];
    await follow(stop.signal);
    expect(asked.at(-1)).toMatchObject({ method: "DELETE", url: "/api/jobs/j" });
  });
});
