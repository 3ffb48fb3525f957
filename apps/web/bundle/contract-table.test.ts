import { mediaTypesOf, type Operation, operations } from "@stanza/contract";
import { expect, test } from "vitest";
import { operationTable } from "./contract-table.ts";

interface TableRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly body: { meta(): { mediaTypes: readonly string[] } | undefined } | undefined;
  readonly responses: Readonly<Record<string, { meta(): { mediaTypes: readonly string[] } | undefined }>>;
}

test("the browser's table says of every operation what the contract says", async () => {
  const code = `data:text/javascript,${encodeURIComponent(operationTable())}`;
  const table = ((await import(code)) as { operations: Record<string, TableRow> }).operations;
  expect(Object.keys(table)).toEqual(Object.keys(operations));
  for (const [id, operation] of Object.entries(operations) as [string, Operation][]) {
    const row = table[id]!;
    expect(row).toMatchObject({ id, method: operation.method, path: operation.path });
    expect(row.body === undefined).toBe(operation.body === undefined);
    expect(row.body?.meta()?.mediaTypes).toEqual(mediaTypesOf(operation.body));
    expect(Object.keys(row.responses)).toEqual(Object.keys(operation.responses));
    for (const [status, schema] of Object.entries(operation.responses)) {
      expect(row.responses[status]?.meta()?.mediaTypes).toEqual(mediaTypesOf(schema));
    }
  }
});
