import { evaluateStates, type StatesQuestion } from "./evaluate-states.ts";

self.addEventListener("message", ({ data }: MessageEvent<StatesQuestion>) => {
  self.postMessage(evaluateStates(data));
});
