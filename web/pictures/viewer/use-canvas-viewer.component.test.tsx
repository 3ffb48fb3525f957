import type { Viewer } from "@stanza/viewer";
import { useTheme } from "@stanza/web-site";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { clearApp, renderApp } from "../../testing/render-app.tsx";
import { watchWebGl } from "../../testing/watch-webgl.ts";
import { withoutWebGl } from "../../testing/without-webgl.ts";
import { type OwnViewerOptions, useCanvasViewer } from "./use-canvas-viewer.ts";
import { ViewerCanvas, ViewerNotice } from "./ViewerCanvas.tsx";

/** Software takes seconds for a first picture. */
const PATIENCE = { timeout: 40_000 };
const made: Viewer[] = [];
const make = (open: (options: OwnViewerOptions) => Viewer) => {
  const viewer = open({ onPick: () => {} });
  made.push(viewer);
  return { viewer };
};
afterEach(() => {
  made.length = 0;
});

function View({ isWanted = true }: { readonly isWanted?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { made: own, ...view } = useCanvasViewer(canvas, make, isWanted);
  return (
    <div style={{ position: "relative", width: 320, height: 240 }} data-status={view.status}>
      <ViewerCanvas canvas={canvas} view={view} />
      <ViewerNotice status={view.status} />
      <output>{own ? "made" : "none"}</output>
    </div>
  );
}
const statusNow = () => document.querySelector<HTMLElement>("[data-status]")?.dataset.status;
const status = (wanted: string) => expect.poll(statusNow, PATIENCE).toBe(wanted);

test("[F13] a viewer follows the theme, and is gone with its view", { timeout: 60_000 }, async () => {
  await renderApp(<View />);
  await status("ready");
  expect(made).toHaveLength(1);
  const setTheme = vi.spyOn(made[0]!, "setTheme");
  const dispose = vi.spyOn(made[0]!, "dispose");
  useTheme.setState({ scheme: "dark" });
  await vi.waitFor(() => expect(setTheme).toHaveBeenLastCalledWith("dark"));
  useTheme.setState({ scheme: "light" });
  await clearApp();
  expect(dispose).toHaveBeenCalledTimes(1);
});

test("[F13] nothing of 3D is made until it is wanted", async () => {
  const contexts = watchWebGl();
  await renderApp(<View isWanted={false} />);
  await status("asleep");
  expect(contexts).toEqual([]);
});

test("[F13] a lost graphics card is said in words, and the picture comes back with it", {
  timeout: 60_000,
}, async () => {
  const contexts = watchWebGl();
  await renderApp(<View />);
  await status("ready");
  const lose = contexts[0]!.getExtension("WEBGL_lose_context")!;
  lose.loseContext();
  await expect.element(page.getByText(/The graphics card took the picture away/), PATIENCE).toBeVisible();
  lose.restoreContext();
  await status("ready");
  expect(page.getByText(/The graphics card took the picture away/).query()).toBeNull();
  expect(made).toHaveLength(1);
});

test("[F13] where it does not come back, another canvas takes its place", { timeout: 90_000 }, async () => {
  const contexts = watchWebGl();
  await renderApp(<View />);
  await status("ready");
  const first = document.querySelector("[data-status] canvas");
  contexts[0]!.getExtension("WEBGL_lose_context")!.loseContext();
  await status("lost");
  await vi.waitFor(() => expect(document.querySelector("[data-status] canvas")).not.toBe(first), PATIENCE);
  await status("ready");
  expect(made).toHaveLength(2);
});

test("[F13] a browser without WebGL is told so in words", async () => {
  withoutWebGl();
  await renderApp(<View />);
  await status("absent");
  await expect.element(page.getByText(/This browser shows no 3D here/)).toBeVisible();
});
