import { type AlternativeQuestion, priceAlternatives } from "./price-alternatives.ts";

self.addEventListener("message", ({ data }: MessageEvent<AlternativeQuestion>) => {
  for (const answer of priceAlternatives(data)) self.postMessage(answer);
});
