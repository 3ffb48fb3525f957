import { reckonRoomLight } from "./reckon-room-light.ts";
import type { RoomLightOrder } from "./room-light.ts";

self.addEventListener("message", ({ data }: MessageEvent<RoomLightOrder>) => {
  const light = reckonRoomLight(data);
  self.postMessage(light, { transfer: light ? [light.colors.buffer, light.ways.buffer] : [] });
});
