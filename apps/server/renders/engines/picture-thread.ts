import { Worker } from "node:worker_threads";
import type { PictureThreadAnswer, PictureThreadSettings } from "./cycles-picture-thread.ts";
import { RenderError } from "./engine.ts";

/** The thread that makes pictures of what Cycles leaves, while Cycles renders the next. */
export function openPictureThread(settings: PictureThreadSettings) {
  const thread = new Worker(new URL("./cycles-picture-thread.ts", import.meta.url), { workerData: settings });
  const answers: PictureThreadAnswer[] = [];
  let asked = 0;
  let check = () => {};
  let fault: unknown;
  thread.on("message", (answer: PictureThreadAnswer) => {
    answers.push(answer);
    check();
  });
  thread.on("error", (error) => {
    fault = error;
    check();
  });
  return {
    make(picture: number): void {
      asked++;
      thread.postMessage(picture);
    },
    /** All pictures that were asked for, in order. Rejects with `RenderError`. */
    made(): Promise<readonly Buffer[]> {
      return new Promise((resolve, reject) => {
        check = () => {
          if (fault) return reject(fault);
          if (answers.length < asked) return;
          const broken = answers.find((answer) => "fault" in answer);
          if (broken) return reject(new RenderError("broken", broken.fault));
          resolve(answers.flatMap((answer) => ("png" in answer ? [Buffer.from(answer.png)] : [])));
        };
        check();
      });
    },
    close(): void {
      void thread.terminate();
    },
  };
}
