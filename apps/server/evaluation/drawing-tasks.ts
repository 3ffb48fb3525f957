import { drawPicture, drawRoomInPixels } from "./draw-room.ts";
import { drawViews } from "./draw-views.ts";
import { makeModel, makeObj } from "./model/make-model.ts";
import { makeSceneFiles } from "./model/scene-files.ts";
import { drawOffer } from "./offer/draw-offer.ts";
import { photographRooms } from "./photograph.ts";
import { type DrawingKind, evaluate, evaluateAndPrice, type Performers } from "./tasks.ts";

/** The tasks that draw, in a file of their own: see `DrawingKind`. */
export const DRAW: Performers<DrawingKind> = {
  offer: (input, tools) => drawOffer(input, evaluateAndPrice(input, tools).evaluated, tools.catalogues),
  views: (input, tools) =>
    drawViews(input.project, evaluate(input, tools), tools.catalogues, input.views, input.language),
  picture: (input, tools) => drawPicture(input.project, evaluate(input, tools), tools.catalogues),
  photograph: (input, tools) => photographRooms(input.project, evaluate(input, tools), tools.catalogues),
  model: (input, tools) => makeModel(input, evaluate(input, tools), tools.catalogues),
  obj: (input, tools) => makeObj(input, evaluate(input, tools), tools.catalogues),
  scene: (input) => makeSceneFiles(input),
  pixels: (input, tools) => drawRoomInPixels(input.project, evaluate(input, tools), tools.catalogues),
};
