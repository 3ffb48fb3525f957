import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createSample } from "../testing/sample-project.ts";
import { bodyOf, type Person, startTestServer, type TestServer } from "../testing/test-server.ts";

let stanza: TestServer;
let dealer: Person;
const logged: { readonly level: string; readonly text: string }[] = [];
beforeAll(async () => {
  stanza = await startTestServer();
  dealer = await stanza.as("dealer.milano");
  const { log } = stanza.server.app;
  const child = log.child.bind(log);
  vi.spyOn(log, "child").mockImplementation((...given) => {
    const made = child(...given);
    for (const level of ["info", "warn", "error", "fatal"] as const)
      made[level] = (_: unknown, text?: string) => void logged.push({ level, text: text ?? "" });
    return made;
  });
});
afterAll(() => stanza.close());

/** Begins an upload of a megabyte, sends a part of it and goes away. */
function abortUpload(path: string): Promise<void> {
  const { hostname, port } = new URL(stanza.server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        `host: ${hostname}`,
        `authorization: Bearer ${dealer.token}`,
        "content-type: application/octet-stream",
        "content-length: 1000000",
      ];
      socket.write(`${head.join("\r\n")}\r\n\r\n${"x".repeat(1000)}`);
      setTimeout(() => socket.resetAndDestroy(), 100);
    });
    socket.on("close", () => resolve());
  });
}

test("[F02] an upload that its sender gives up is logged as that, and not as a lost database", async () => {
  const { summary } = await createSample(dealer);
  await abortUpload(`/api/projects/${summary.id}/attachments?name=plan.pdf`);
  await expect
    .poll(() => logged)
    .toEqual([{ level: "info", text: "The sender left before the request was complete" }]);
  const params = { id: summary.id };
  expect(bodyOf(await dealer.client.listAttachments({ params }), 200).attachments).toEqual([]);
});
