import { useLogs } from "@stanza/web-ui";
import { afterEach, expect, test } from "vitest";
import { keepAddressSession } from "../session/address-session.ts";
import { startMonitoring } from "./monitoring.ts";

const SCRIPT = "https://eum.invalid/eum.min.js";
const MONITORING = { key: "key", script: SCRIPT, reports: "https://reports.invalid/in" };
const loaded = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);
const said = () => (window as unknown as { ineum?: { q: unknown[][] } }).ineum?.q;
const logged = () => useLogs.getState().entries.map(({ message }) => message);

afterEach(() => {
  loaded()?.remove();
  for (const name of ["ineum", "InstanaEumObject"]) Reflect.deleteProperty(window, name);
  useLogs.setState({ entries: [] });
});

test("[SH-17] with its key and another host the monitoring starts, and pages are reported by name", () => {
  const report = startMonitoring(MONITORING, "shop.example");
  report?.("configurator3d");
  expect(loaded()?.crossOrigin).toBe("anonymous");
  expect(said()).toEqual([
    ["reportingUrl", "https://reports.invalid/in"],
    ["key", "key"],
    ["page", "configurator3d"],
  ]);
});

test.each(["localhost", "127.0.0.1", "[::1]"])("[SH-17] nothing is loaded on %s", (host) => {
  expect(startMonitoring(MONITORING, host)).toBeUndefined();
  expect([loaded(), said()]).toEqual([null, undefined]);
});

test("[SH-17] without its key nothing is loaded, and the log says so", () => {
  expect(startMonitoring({ ...MONITORING, key: undefined }, "shop.example")).toBeUndefined();
  expect([loaded(), logged()]).toEqual([null, ["INSTANA KEY NOT PRESENT"]]);
});

test("[SH-17] a key without its addresses loads nothing", () => {
  expect(startMonitoring({ ...MONITORING, script: undefined }, "shop.example")).toBeUndefined();
  expect(loaded()).toBeNull();
});

test("[SH-17] another session id of the host than this tab had is told to the log", () => {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  for (const search of ["?idSessione=a", "", "?idSessione=a"]) keepAddressSession(search, () => tab);
  expect(logged()).toEqual([]);
  keepAddressSession("?idSessione=b", () => tab);
  expect(logged()).toEqual(["DIFFERENT SESSION ID"]);
  expect(() =>
    keepAddressSession("?idSessione=b", () => {
      throw new DOMException("refused", "SecurityError");
    }),
  ).not.toThrow();
});
