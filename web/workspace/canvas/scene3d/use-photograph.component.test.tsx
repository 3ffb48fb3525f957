import type { Viewer } from "@stanza/viewer";
import { useLook } from "@stanza/web-pictures";
import { useRef } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderApp } from "../../../testing/render-app.tsx";
import { RestingPhotograph } from "./RestingPhotograph.tsx";

/** A wall that fills the view, and nothing of WebGL. */
function stillViewer() {
  const watchers = new Set<() => void>();
  const canvas = document.createElement("canvas");
  Object.defineProperties(canvas, { clientWidth: { value: 24 }, clientHeight: { value: 16 } });
  const viewer = {
    canvas,
    isAtRest: true,
    watchFrames(drawn: () => void) {
      watchers.add(drawn);
      return () => void watchers.delete(drawn);
    },
    sceneCopy: () => ({
      meshes: [
        {
          positions: new Float32Array([-9000, -9000, -2000, 9000, -9000, -2000, 0, 9000, -2000]),
          normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
          uvs: new Float32Array(6),
          indices: new Uint32Array([0, 1, 2]),
          surface: { color: "#c04030", roughness: 0.9, metalness: 0, opacity: 1, pattern: "plain" },
          glow: 0,
        },
      ],
      outlooks: [],
      camera: { at: [0, 1500, 1000], forward: [0, 0, -1], fov: 38, shift: 0 },
      ambient: 1,
    }),
  };
  return { viewer: viewer as unknown as Viewer, draw: () => [...watchers].map((drawn) => drawn()), watchers };
}

function Region({ viewer }: { readonly viewer: Viewer }) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} style={{ position: "relative", width: 300, height: 200 }} data-testid="region">
      <RestingPhotograph viewer={viewer} region={region} />
    </div>
  );
}

const choose = (photograph: "auto" | "on" | "off") =>
  useLook.setState(({ choice }) => ({ choice: { ...choice, photograph } }));

beforeEach(() => {
  choose("on");
  onTestFinished(() => choose("auto"));
});

test("[RF-02] a view at rest becomes a photograph, and a frame, a touch or another wish ends it at once", async () => {
  const { viewer, draw, watchers } = stillViewer();
  await renderApp(<Region viewer={viewer} />);
  const done = page.getByText("Photograph finished");
  await expect.element(done, { timeout: 10_000 }).toBeVisible();
  draw();
  await expect.element(done).not.toBeInTheDocument();
  // It rests again.
  await expect.element(done, { timeout: 10_000 }).toBeVisible();
  await userEvent.click(page.getByTestId("region"));
  await expect.element(done).not.toBeInTheDocument();
  await expect.element(done, { timeout: 10_000 }).toBeVisible();
  choose("off");
  await expect.element(done).not.toBeInTheDocument();
  await vi.waitFor(() => expect(watchers.size).toBe(0));
});
