import type { RenderJob } from "@stanza/contract";
import { toGlb } from "@stanza/models";
import { checkedFarm } from "../farm/farm-check.ts";
import { farm } from "../farm/farm-client.ts";
import { jobChanged, refreshJobs } from "../farm/farm-queries.ts";
import type { ProjectModel } from "../views/project-model.ts";
import { seenByAll } from "../views/room-views.ts";

export type RenderWish = Pick<
  RenderJob,
  "name" | "camera" | "width" | "height" | "quality" | "environment" | "background" | "exposure" | "kind"
> &
  Partial<Pick<RenderJob, "path" | "seconds">>;

/** Why a picture was not queued; the key of its sentence is `renders.fault.` with it. */
export type OrderFault =
  | "no-credits"
  | "month-limit"
  | "no-films"
  | "too-many"
  | "too-large"
  | "unknown-environment"
  | "not-checked"
  | "offline"
  | "failed";

/** Hands the scene to the farm and queues a picture of it. */
export async function orderRender(
  project: number,
  { model, rooms }: ProjectModel,
  wish: RenderWish,
): Promise<RenderJob | OrderFault> {
  if (!(await checkedFarm())) return "not-checked";
  // Whoever stands in the room sees all of its walls.
  const cameras = wish.kind === "panorama" ? [] : [wish.camera, ...(wish.path ?? [])];
  const bytes = toGlb(seenByAll(model, rooms, cameras));
  const body = new Blob([new Uint8Array(bytes)], { type: "application/octet-stream" });
  const kept = await farm().addRenderScene({ params: { id: project }, body });
  if (kept.status !== 201) return kept.status === 413 ? "too-large" : faultOf(kept);
  return queueRender(project, kept.body.scene, wish);
}

/** Queues a picture of a scene that the farm has. */
export async function queueRender(
  project: number,
  scene: string,
  wish: RenderWish,
): Promise<RenderJob | OrderFault> {
  const queued = await farm().createRenderJob({ body: { ...wish, project, scene } });
  if (queued.status === 201) {
    jobChanged(queued.body);
    refreshJobs(project);
    return queued.body;
  }
  if (queued.status === 409) return queued.body.error;
  if (queued.status === 422 && queued.body.error === "unknown-environment") return queued.body.error;
  return faultOf(queued);
}

const faultOf = (answer: { readonly status: number; readonly error?: string }): OrderFault =>
  answer.status === 0 && answer.error === "network" ? "offline" : "failed";
