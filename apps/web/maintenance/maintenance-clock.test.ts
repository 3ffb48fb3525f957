import { useMaintenance } from "@stanza/web-site";
import { afterEach, expect, test, vi } from "vitest";
import { countdown, messageIn, serverNow, urgencyOf, windowText } from "./maintenance-clock.ts";
import { takeMaintenance } from "./watch-maintenance.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[MA-01] [F21] the countdown goes by the server's time, though the device's clock is hours off and is set meanwhile", () => {
  const server = Date.parse("2026-11-23T20:00:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now: server - 7 * HOUR });
  takeMaintenance({
    state: "booked",
    startsAt: "2026-11-23T21:00:00.000Z",
    endsAt: "2026-11-23T22:00:00.000Z",
    message: {},
    rev: 1,
    now: "2026-11-23T20:00:00.000Z",
  });
  expect(Math.abs(serverNow() - server)).toBeLessThan(1000);
  vi.setSystemTime(server + 30 * HOUR);
  expect(Math.abs(serverNow() - server)).toBeLessThan(1000);
});

test("[MA-01] of two answers that overtake each other the later one stands", () => {
  const answer = { state: "active", startsAt: null, endsAt: null, message: {}, rev: 8 } as const;
  takeMaintenance({ ...answer, now: "2026-11-23T20:00:02.000Z" });
  takeMaintenance({ ...answer, state: "none", rev: 7, now: "2026-11-23T20:00:01.000Z" });
  expect(useMaintenance.getState().state).toBe("active");
  takeMaintenance({ ...answer, state: "none", rev: 9, now: "2026-11-23T20:00:03.000Z" });
  expect(useMaintenance.getState().state).toBe("none");
});

test("[MA-01] a countdown has seconds in the last half hour, before that the reader's words", () => {
  expect(countdown(12 * MINUTE + 5000, "en")).toBe("12:05");
  expect(countdown(-5000, "en")).toBe("0:00");
  expect(countdown(45 * MINUTE, "en")).toBe("in 45 minutes");
  expect(countdown(45 * MINUTE, "it")).toBe("tra 45 minuti");
  expect(countdown(26 * HOUR, "de")).toBe("in 26 Stunden");
  expect(countdown(72 * HOUR, "en")).toBe("in 3 days");
});

test("[MA-01] grey, amber within a day, red within half an hour", () => {
  expect([25 * HOUR, 23 * HOUR, 29 * MINUTE].map(urgencyOf)).toEqual(["far", "near", "soon"]);
});

test("[MA-01] times are the reader's, and a message is in their language or the first that there is", () => {
  const [from, to] = [new Date(2026, 10, 23, 22), new Date(2026, 10, 23, 23)].map(Number) as [number, number];
  expect(windowText(from, to, "it")).toMatch(/lun.*23 nov.*22:00.*23:00/);
  expect(windowText(from, to, "de")).toMatch(/Mo.*23\. Nov.*22:00.*23:00/);
  expect(messageIn({ it: "Ciao", de: "Hallo" }, "de-CH")).toBe("Hallo");
  expect(messageIn({ it: "Ciao" }, "en")).toBe("Ciao");
  expect(messageIn({}, "en")).toBe("");
});
