import type { Bucket } from "../s3/bucket.ts";
import { objectName, type ObjectStore } from "./object-store.ts";
import { mostObjectBytes, packObject, unpackObject } from "./pack-object.ts";

/** Objects in a bucket, which shows none before the whole of it is there, and so has nothing half written to remove. */
export const bucketStore = (bucket: Bucket): ObjectStore => ({
  put: async (key, bytes) => bucket.put(objectName(key), await packObject(bytes)),
  async get(key) {
    const packed = await bucket.get(objectName(key), mostObjectBytes);
    return packed && (await unpackObject(packed));
  },
  remove: async (key) => bucket.remove(objectName(key)),
  removeUnfinished: async () => 0,
  close: () => bucket.close(),
});
