import type { Camera, Scene, WebGLRenderer } from "three";

/** Between two looks whether the graphics card has ended, ms. */
const LOOK_MS = 10;

/**
 * Has everything in a scene compiled, and resolves when its programs can be used without a wait. Where the browser does not tell that of a
 * program, the graphics card's queue does.
 */
export async function compiled(renderer: WebGLRenderer, scene: Scene, camera: Camera): Promise<void> {
  if (renderer.extensions.has("KHR_parallel_shader_compile")) {
    await renderer.compileAsync(scene, camera);
    return;
  }
  renderer.compile(scene, camera);
  await queueDone(renderer.getContext() as WebGL2RenderingContext);
}

/** Resolves when everything asked of the graphics card so far is done, or the context is lost. */
async function queueDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && !gl.isContextLost() && gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  gl.deleteSync(fence);
}
