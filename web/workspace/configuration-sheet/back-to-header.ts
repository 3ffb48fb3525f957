import { choose, useEvaluation } from "@stanza/web-project";

/** Takes a row's own choice of one variable back; one step to undo. */
export function backToHeader(row: string, code: string): void {
  const found = useEvaluation.getState().evaluated?.rows.find((one) => one.row.id === row);
  if (found) choose([found], { [code]: null });
}
