import { contentDisposition } from "../http/content-disposition.ts";
import { Encoded } from "../http/encoded.ts";

/** A person's data as a download that no cache keeps. */
export const dataAnswer = (zip: Buffer) =>
  ({
    status: 200,
    body: new Encoded(zip, "application/zip"),
    headers: {
      "content-disposition": contentDisposition("attachment", "data.zip"),
      "cache-control": "no-store",
    },
  }) as const;
