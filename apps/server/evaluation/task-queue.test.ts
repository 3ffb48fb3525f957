import { expect, test } from "vitest";
import { Unavailable } from "../http/unavailable.ts";
import { NotWanted, openTaskQueue } from "./task-queue.ts";

/** A task that goes on until it is ended. */
function openTask() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}
const at = (projectId: number) => ({ projectId, rows: 300 });

test("tasks are done one after the other, and what waits is counted by its rows", async () => {
  const queue = openTaskQueue({ mostWaiting: 10, mostOfProject: 10 });
  const first = openTask();
  const done: string[] = [];
  const tasks = [
    queue.inTurn(at(1), first.work).then(() => done.push("first")),
    queue.inTurn({ rows: 0 }, async () => done.push("second")),
  ];
  expect(queue.rowsAhead).toBe(301);
  expect(done).toEqual([]);
  first.end();
  await Promise.all(tasks);
  expect(done.sort()).toEqual(["first", "second"]);
  expect(queue.rowsAhead).toBe(0);
});

test("a full queue refuses at once and in words; what one project may have waiting ends sooner, so that others have room", async () => {
  const queue = openTaskQueue({ mostWaiting: 4, mostOfProject: 2 });
  const task = openTask();
  const taken = [1, 1, 1, 2, 2].map((project, n) =>
    queue.inTurn(at(project), n === 0 ? task.work : async () => {}).then(
      () => "done",
      (error: Error) => error.message,
    ),
  );
  await expect(queue.inTurn(at(1), async () => {})).rejects.toThrow("Too many people work on this project");
  await expect(queue.inTurn(at(3), async () => {})).rejects.toThrow("too much to work out");
  await expect(queue.inTurn(at(3), async () => {})).rejects.toBeInstanceOf(Unavailable);
  task.end();
  expect(await Promise.all(taken)).toEqual(["done", "done", "done", "done", "done"]);
  await expect(queue.inTurn(at(3), async () => "again")).resolves.toBe("again");
});

test("what nobody wants any more when its turn comes is not done, and the next goes on", async () => {
  const queue = openTaskQueue({ mostWaiting: 10, mostOfProject: 10 });
  const task = openTask();
  let isDone = false;
  const first = queue.inTurn({ ...at(1), isWanted: async () => false }, task.work);
  const useless = queue.inTurn({ ...at(1), isWanted: async () => false }, async () => {
    isDone = true;
  });
  const last = queue.inTurn({ ...at(1), isWanted: async () => true }, async () => "done");
  task.end();
  // The first did not wait, so it was not asked.
  await expect(first).resolves.toBeUndefined();
  await expect(useless).rejects.toBeInstanceOf(NotWanted);
  await expect(last).resolves.toBe("done");
  expect(isDone).toBe(false);
});
