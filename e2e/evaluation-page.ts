import { evaluationHash } from "../domain/catalogue/testing/evaluation-hash.ts";

declare global {
  interface Window {
    evaluationHash: typeof evaluationHash;
  }
}

window.evaluationHash = evaluationHash;
document.title = "ready";
