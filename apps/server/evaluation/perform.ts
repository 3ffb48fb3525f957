import { type Input, type Performers, RECKON, type Result, type TaskKind, type TaskTools } from "./tasks.ts";

/** Does a task in this thread. What draws is loaded with the first task that needs it: threads that only price do without. */
export async function perform<K extends TaskKind>(
  kind: K,
  input: Input<K>,
  tools: TaskTools,
): Promise<Result<K>> {
  const known: Partial<Performers<TaskKind>> = RECKON;
  const performers = known[kind] ? known : (await import("./drawing-tasks.ts")).DRAW;
  return (performers as Performers<K>)[kind](input, tools);
}
