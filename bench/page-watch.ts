/** What a page has shown so far, in milliseconds since its navigation began; absent: not yet. */
export interface Shown {
  readonly plan?: number;
  readonly scene?: number;
  readonly largePaint?: number;
  /** When WebGL or the page's own work was last heard of. */
  readonly stirredAt: number;
}

export interface Wanted {
  /** Rows that plan and 3D have to show. */
  readonly rows: number;
  /** Vertices that a 3D picture of them has at least; a clear canvas has none. */
  readonly vertices: number;
}

/**
 * Runs in the page before everything else and notes when plan and 3D stand, without asking anything of them that costs: WebGL's calls are
 * counted as they pass, and a picture counts when the graphics card has ended it, not when it was asked for. Self-contained, because its
 * text is sent to the page.
 */
export function watchPage({ rows, vertices }: Wanted): void {
  const shown: { -readonly [key in keyof Shown]: Shown[key] } = { stirredAt: 0 };
  Object.assign(globalThis, { startShown: shown });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shown.largePaint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });

  const findPlan = (): void => {
    const label = document.querySelector('[data-canvas="plan"]')?.getAttribute("aria-label") ?? "";
    if (Number(/\d+/.exec(label.replace("2D", ""))?.[0] ?? -1) >= rows)
      requestAnimationFrame(() => {
        shown.plan = performance.now();
      });
    else setTimeout(findPlan, 20);
  };
  addEventListener("DOMContentLoaded", findPlan);

  const gl = WebGL2RenderingContext.prototype;
  let isOnCanvas = true;
  let drawn = 0;
  let isNoted = false;
  const await3d = (context: WebGL2RenderingContext, fence: WebGLSync): void => {
    if (context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED && !context.isContextLost())
      return void setTimeout(await3d, 10, context, fence);
    shown.scene ??= performance.now();
    shown.stirredAt = performance.now();
  };
  const note = (context: WebGL2RenderingContext, count: number): void => {
    shown.stirredAt = performance.now();
    if (!isOnCanvas || shown.scene !== undefined) return;
    drawn += count;
    if (isNoted) return;
    isNoted = true;
    queueMicrotask(() => {
      isNoted = false;
      const fence = drawn >= vertices ? context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0) : null;
      drawn = 0;
      if (fence) await3d(context, fence);
    });
  };
  const { bindFramebuffer, clear, drawElements, drawArrays, drawElementsInstanced } = gl;
  gl.bindFramebuffer = function (target, framebuffer) {
    isOnCanvas = framebuffer === null;
    bindFramebuffer.call(this, target, framebuffer);
  };
  gl.clear = function (mask) {
    note(this, 0);
    clear.call(this, mask);
  };
  gl.drawElements = function (mode, count, type, offset) {
    note(this, count);
    drawElements.call(this, mode, count, type, offset);
  };
  gl.drawArrays = function (mode, first, count) {
    note(this, count);
    drawArrays.call(this, mode, first, count);
  };
  gl.drawElementsInstanced = function (mode, count, type, offset, instances) {
    note(this, count * instances);
    drawElementsInstanced.call(this, mode, count, type, offset, instances);
  };
}
