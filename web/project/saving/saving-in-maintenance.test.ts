import { rename } from "@stanza/project";
import { useMaintenance } from "@stanza/web-site";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transact } from "../history/project-steps.ts";
import { isDirty, useProject } from "../project-store.ts";
import { openSaved, playServer, savedAs, server } from "../testing/played-server.ts";
import { keepSaving, saveNow } from "./project-saving.ts";

playServer();
const name = (description: string) => transact("rename", (p) => rename(p, { description }));

describe("[MA-01] [F22] maintenance", () => {
  const refused = () =>
    new Response(JSON.stringify({ error: "maintenance", message: "Later." }), {
      status: 503,
      headers: { "x-maintenance": "active", "retry-after": "30" },
    });
  afterEach(() => useMaintenance.setState(useMaintenance.getInitialState(), true));

  test("a refused save waits for the end, then the same attempt is sent again within half a minute", async () => {
    vi.stubGlobal("addEventListener", () => {});
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("document", {
      addEventListener() {},
      removeEventListener() {},
      visibilityState: "visible",
    });
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    openSaved();
    const stop = keepSaving();
    name("Rossi 2");
    server.answers = [refused];
    expect(await saveNow()).toEqual({ kind: "maintenance" });
    expect(useMaintenance.getState().state).toBe("active");
    // While it runs nothing is server.sent, however often somebody tries and edits.
    name("Rossi 3");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await saveNow()).toEqual({ kind: "maintenance" });
    expect(server.sent).toHaveLength(1);
    server.answers = [(request) => savedAs(4, request), (request) => savedAs(5, request)];
    useMaintenance.setState({ state: "none" });
    expect(useProject.getState().saveState).toEqual({ kind: "pending" });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(server.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    // What was edited meanwhile follows in a save of its own.
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      expect(useProject.getState().saveState.kind).toBe("saved");
    });
    expect(server.sent[1]?.headers.get("x-save-id")).toBe(server.sent[0]?.headers.get("x-save-id"));
    expect(server.sent[1]?.body).toEqual(server.sent[0]?.body);
    expect(isDirty(useProject.getState().open!)).toBe(false);
    stop();
    vi.restoreAllMocks();
  });
});
