import type { Handlers } from "./operation/handler.ts";
import { addRenderScene } from "./renders/api/add-render-scene.ts";
import { cancelRenderJob } from "./renders/api/cancel-render-job.ts";
import { createRenderJob } from "./renders/api/create-render-job.ts";
import { followRenderJob } from "./renders/api/follow-render-job.ts";
import { getRenderJob } from "./renders/api/get-render-job.ts";
import { getRenderPicture } from "./renders/api/get-render-picture.ts";
import { getRenderUser } from "./renders/api/get-render-user.ts";
import { getShopCredits } from "./renders/api/get-shop-credits.ts";
import { grantRenderCredits } from "./renders/api/grant-render-credits.ts";
import { grantShopCredits } from "./renders/api/grant-shop-credits.ts";
import { listRenderJobs } from "./renders/api/list-render-jobs.ts";
import { listRenderMovements } from "./renders/api/list-render-movements.ts";
import { setRenderInOffer } from "./renders/api/set-render-in-offer.ts";
import { setShopCreditLimit } from "./renders/api/set-shop-credit-limit.ts";
import { watchRenderJobs } from "./renders/api/watch-render-jobs.ts";

/** The functions of the render farm's operations. */
export const renderHandlers = {
  addRenderScene,
  createRenderJob,
  listRenderJobs,
  getRenderJob,
  followRenderJob,
  watchRenderJobs,
  cancelRenderJob,
  getRenderPicture,
  setRenderInOffer,
  getRenderUser,
  listRenderMovements,
  grantRenderCredits,
  getShopCredits,
  grantShopCredits,
  setShopCreditLimit,
} satisfies Partial<Handlers>;
