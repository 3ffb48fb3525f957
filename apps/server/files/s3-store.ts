import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { type FileStore, shaOf } from "./file-store.ts";
import { StorageUnavailable } from "./storage-unavailable.ts";

/** A bucket of an S3 service: Amazon's, or any that speaks its protocol. */
export interface S3Settings {
  /** The service's address without the bucket, e.g. `https://s3.eu-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** One try, and the pauses between tries, ms: a person waits for most of them. */
const TRY_MS = 10_000;
const PAUSES = [100, 400] as const;
/** How long it is believed that the bucket is there, ms. */
const RECHECK_MS = 5_000;

/**
 * Files in a bucket, by the same names as in a folder (`ab/cd/abcd…`), so that one is copied into the other by any tool. What is sent is
 * signed with its hash and what comes back is compared with it, so a file is either whole or an error.
 *
 * throws   `StorageUnavailable` where the service does not answer, or says no, after three tries
 */
export function openS3Store(
  settings: S3Settings,
  { pauses = PAUSES, recheckMs = RECHECK_MS }: { pauses?: readonly number[]; recheckMs?: number } = {},
): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const base = `${endpoint.replace(/\/+$/, "")}/${encodeURIComponent(bucket)}`;
  const urlOf = (sha: Buffer) => {
    const hex = sha.toString("hex");
    return `${base}/${hex.slice(0, 2)}/${hex.slice(2, 4)}/${hex}`;
  };

  /** The answer, whatever its status below 500; 404 is one. */
  async function ask(method: string, url: string, body?: Buffer, sha?: Buffer): Promise<Response> {
    const what = `${method} in the bucket ${bucket}`;
    let last = "";
    for (let attempt = 0; attempt <= pauses.length; attempt++) {
      if (attempt > 0) await sleep(pauses[attempt - 1]);
      try {
        const response = await client.fetch(url, {
          method,
          signal: AbortSignal.timeout(TRY_MS),
          ...(body ? { body: new Uint8Array(body) } : {}),
          ...(sha ? { headers: { "x-amz-content-sha256": sha.toString("hex") } } : {}),
        });
        if (response.ok || response.status === 404) return response;
        last = `${response.status} ${codeOf(await response.text())}`.trim();
        // A key that is wrong stays wrong.
        if (response.status < 500 && response.status !== 429 && response.status !== 408) break;
      } catch (error) {
        last = error instanceof Error ? causeOf(error) : String(error);
      }
    }
    throw new StorageUnavailable(`The file storage did not do ${what}: ${last}`);
  }

  /** Balancers ask several times a second. */
  let known: { readonly until: number; readonly sentence: Promise<string | null> } = {
    until: 0,
    sentence: Promise.resolve(null),
  };
  async function lookAtBucket(): Promise<string | null> {
    try {
      const response = await ask("HEAD", base);
      return response.ok ? null : `The file storage has no bucket ${bucket}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    async put(bytes) {
      const sha = shaOf(bytes);
      const response = await ask("PUT", urlOf(sha), bytes, sha);
      // The service knows no such bucket.
      if (response.status === 404)
        throw new StorageUnavailable(
          `The file storage has no bucket ${bucket}: ${codeOf(await response.text())}`,
        );
      await response.body?.cancel();
      return sha;
    },
    async get(sha) {
      const response = await ask("GET", urlOf(sha));
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      if (!createHash("sha256").update(bytes).digest().equals(sha))
        throw new StorageUnavailable(
          `The file storage gave other bytes than were stored for ${sha.toString("hex")}`,
        );
      return bytes;
    },
    async remove(sha, storedBefore) {
      const found = await ask("HEAD", urlOf(sha));
      const storedAt = Date.parse(found.headers.get("last-modified") ?? "");
      // The header has no milliseconds: within the second it counts as stored later, and is looked at again another time.
      if (found.ok && !(storedAt + 999 < storedBefore.getTime())) return false;
      if (found.ok) await (await ask("DELETE", urlOf(sha))).body?.cancel();
      return true;
    },
    async trouble() {
      if (Date.now() >= known.until) {
        const sentence = lookAtBucket();
        known = { until: Date.now() + recheckMs, sentence };
      }
      return known.sentence;
    },
  };
}

/** The code that S3 says in its XML, e.g. `SignatureDoesNotMatch`; nothing else of it, because it repeats what was sent. */
const codeOf = (xml: string): string => /<Code>([\w.]{1,60})<\/Code>/.exec(xml)?.[1] ?? "";

/** Node says only "fetch failed", and why in its cause. */
function causeOf(error: Error): string {
  if (error.name === "TimeoutError") return `no answer in ${TRY_MS / 1000} s`;
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
