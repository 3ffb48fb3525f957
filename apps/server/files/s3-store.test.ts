import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { freePort } from "../db/free-port.ts";
import { createSample, sampleDocument } from "../testing/sample-project.ts";
import { bodyOf, startTestServer } from "../testing/test-server.ts";
import { shaOf } from "./file-store.ts";
import { openS3Store, type S3Settings } from "./s3-store.ts";

// s3rver: the S3 protocol over files. It looks at the key's name and not at the signature, which aws4fetch's own tests hold against Amazon's.

let folder: string;
let service: S3rver;
let settings: S3Settings;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "stanza-s3-"));
  service = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "stanza", configs: [] }],
  });
  const { port } = await service.run();
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "stanza",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = (changes: Partial<S3Settings> = {}) =>
  openS3Store({ ...settings, ...changes }, { pauses: [1, 1] });

describe("files in a bucket", () => {
  test("what is put comes back by its hash, also twice, and lies under the name that a folder gives it", async () => {
    const bytes = randomBytes(300_000);
    const sha = await store().put(bytes);
    expect(sha).toEqual(shaOf(bytes));
    expect(await store().put(bytes)).toEqual(sha);
    expect((await store().get(sha))?.equals(bytes)).toBe(true);
    const hex = sha.toString("hex");
    expect(readdirSync(join(folder, "stanza", hex.slice(0, 2), hex.slice(2, 4))).join()).toContain(hex);
    expect((await store().get(await store().put(Buffer.alloc(0))))?.length).toBe(0);
  });

  test("what is not there is null, and what was stored lately is not erased", async () => {
    expect(await store().get(shaOf(Buffer.from("never")))).toBeNull();
    expect(await store().remove(shaOf(Buffer.from("never")), new Date())).toBe(true);
    const sha = await store().put(Buffer.from("for somebody else"));
    expect(await store().remove(sha, new Date(Date.now() - 60_000))).toBe(false);
    expect(await store().get(sha)).not.toBeNull();
    expect(await store().remove(sha, new Date(Date.now() + 60_000))).toBe(true);
    expect(await store().get(sha)).toBeNull();
  });

  test("bytes that have changed in the bucket are an error and never another file", async () => {
    const sha = await store().put(Buffer.from("as it was"));
    const hex = sha.toString("hex");
    writeFileSync(
      join(folder, "stanza", hex.slice(0, 2), hex.slice(2, 4), `${hex}._S3rver_object`),
      "as it is",
    );
    await expect(store().get(sha)).rejects.toThrow(/gave other bytes than were stored/);
  });
});

describe("failures in words", () => {
  test("a wrong key, a bucket that is not there, and a service that does not answer", async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    await expect(store({ accessKeyId: "nobody" }).put(Buffer.from("x"))).rejects.toThrow(
      "The file storage did not do PUT in the bucket stanza: 403 InvalidAccessKeyId",
    );
    await expect(store({ bucket: "elsewhere" }).put(Buffer.from("x"))).rejects.toThrow(
      "The file storage has no bucket elsewhere: NoSuchBucket",
    );
    await expect(store({ endpoint: nobody }).get(shaOf(Buffer.from("x")))).rejects.toThrow(
      /^The file storage did not do GET in the bucket stanza: connect ECONNREFUSED/,
    );
    expect(await store().trouble()).toBeNull();
    expect(await store({ bucket: "elsewhere" }).trouble()).toBe("The file storage has no bucket elsewhere");
    expect(await store({ endpoint: nobody }).trouble()).toMatch(/ECONNREFUSED/);
  });

  test("what fails twice by the service's fault is tried a third time", async () => {
    let asked = 0;
    const flaky: Server = createServer((request, response) => {
      request.resume();
      asked++;
      response.writeHead(asked < 3 ? 503 : 200).end();
    });
    await new Promise<void>((resolve) => flaky.listen(0, "127.0.0.1", resolve));
    const { port } = flaky.address() as AddressInfo;
    await store({ endpoint: `http://127.0.0.1:${port}` }).put(Buffer.from("x"));
    expect(asked).toBe(3);
    flaky.close();
  });

  test("half of the settings are refused with the names of the others", () => {
    expect(() => readConfig({ S3_ENDPOINT: "https://s3.example", S3_BUCKET: "stanza" })).toThrow(
      "Files in a bucket need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too",
    );
    expect(readConfig({}).s3).toBeUndefined();
  });
});

test("a server with its files in a bucket stores attachments there and gives them back, and answers 503 with a sentence when it cannot", async () => {
  const env = {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
  const stanza = await startTestServer({ env });
  try {
    const dealer = await stanza.as("dealer.milano");
    const { id } = (await createSample(dealer, sampleDocument())).summary;
    const sent = new Blob(["a plan"], { type: "application/octet-stream" });
    const add = () =>
      dealer.client.addAttachment({
        params: { id },
        query: { name: "plan.txt" },
        headers: { "x-save-id": randomUUID() },
        body: sent,
      });
    const added = bodyOf(await add(), 201);
    const got = bodyOf(await dealer.client.getAttachment({ params: { id, attachment: added.id } }), 200);
    expect(await got.text()).toBe("a plan");
    expect(readdirSync(stanza.folder)).not.toContain("files");
    expect(bodyOf(await stanza.anyone.getReadiness({}), 200).storage).toBeNull();
    rmSync(join(folder, "stanza"), { recursive: true });
    const answer = await add();
    expect(answer).toMatchObject({ status: 0, httpStatus: 503 });
    expect(JSON.stringify(answer)).toContain("The file storage has no bucket stanza");
  } finally {
    await stanza.close();
  }
});
