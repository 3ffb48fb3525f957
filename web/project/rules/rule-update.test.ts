import { useLoader, useLogs } from "@stanza/web-ui";
import { afterEach, expect, test, vi } from "vitest";
import { RuleUpdateFailed, updateRule } from "./rule-update.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const KEY = { catalog: "CUCINA", cmodel: "CALCE", cod: "BASE-1D-600" };

/** The server takes a second, long enough for the loader to be seen. */
function answering(answer: () => Response) {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return answer();
  });
  return asked;
}

test.each<[string, () => Response, number, string]>([
  [
    "a refusal",
    () => new Response('{"error":"article-not-found","message":"Article not found"}', { status: 404 }),
    404,
    "Article not found",
  ],
  [
    "a lost connection",
    () => {
      throw new TypeError("no network");
    },
    0,
    "no network",
  ],
])("[CA-03] a failed rule update stops the loader and rethrows: %s", async (_, answer, status, message) => {
  answering(answer);
  const updated = updateRule(KEY).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  expect(useLoader.getState().stack).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(600);
  const error = await updated;
  expect(error).toBeInstanceOf(RuleUpdateFailed);
  expect(error).toMatchObject({ status, message });
  expect(useLoader.getState().stack).toEqual([]);
  expect(JSON.stringify(useLogs.getState())).toContain(message);
});

test("[CA-03] a rule is asked for by catalogue, models and code, and handed on", async () => {
  const asked = answering(() => new Response('{"cod":"BASE-1D-600","version":"2"}', { status: 200 }));
  const updated = updateRule({ ...KEY, reg: "STD-LAC", model: "KIT", neutro: "BASE-1D" });
  await vi.advanceTimersByTimeAsync(1100);
  expect(await updated).toMatchObject({ cod: "BASE-1D-600", version: "2" });
  expect(asked).toEqual([
    "/api/rules?catalog=CUCINA&cmodel=CALCE&cod=BASE-1D-600&reg=STD-LAC&model=KIT&neutro=BASE-1D",
  ]);
  expect(useLoader.getState().stack).toEqual([]);
});
