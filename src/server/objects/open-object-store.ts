import type { ObjectPlace } from "../config-stores.ts";
import { makeKeptFolder } from "../data-dir.ts";
import { explained } from "../s3/explain-bucket-failure.ts";
import { bucketStore } from "./bucket-store.ts";
import { folderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";

const setting = "OBJECT_STORE_URL";

/** The store of the configuration, of which all that will be asked was tried. Throws ConfigError. */
export async function openObjectStore(at: ObjectPlace): Promise<ObjectStore> {
  if (at.kind === "folder") {
    makeKeptFolder(setting, at.folder);
    return folderStore(at.folder);
  }
  const { openBucket } = await import("../s3/bucket.ts");
  const bucket = openBucket(at.place);
  await bucket.check({ write: true }).catch((error: unknown) => {
    throw explained(setting, error);
  });
  return bucketStore(bucket);
}
