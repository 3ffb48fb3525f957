import { join } from "node:path";
import { type FileStore, openFolderStore } from "./file-store.ts";
import { openS3Store, type S3Settings } from "./s3-store.ts";

/** Where this deployment's files lie: a bucket where one is configured, else below the data folder. */
export function openFileStore({
  dataDirectory,
  s3,
}: {
  readonly dataDirectory: string;
  readonly s3?: S3Settings;
}): FileStore {
  return s3 ? openS3Store(s3) : openFolderStore(join(dataDirectory, "files"));
}
