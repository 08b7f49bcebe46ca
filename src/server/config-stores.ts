import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { Variables } from "./config-variables.ts";
import type { BucketPlace, S3Access } from "./s3/bucket-place.ts";

/** Where page snapshots and results lie. */
export type ObjectPlace =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "bucket"; readonly place: BucketPlace };

/** Where trade figures lie, and where an import puts them. */
export type TradeDataPlace = {
  /** The folder that an import fills. */
  readonly dataFolder: string;
  /** The figures served until it has some; null when another place was named. */
  readonly shippedFolder: string | null;
  /** Served in place of both, through a copy on this machine; null without one. */
  readonly bucket: { readonly place: BucketPlace; readonly copyFolder: string } | null;
};

type Store = NonNullable<Variables["OBJECT_STORE_URL"]>;
type BucketStore = Extract<Store, { kind: "bucket" }>;

export const usesBucket = (v: Variables): boolean =>
  [v.OBJECT_STORE_URL, v.TRADE_DATA_URL].some((store) => store?.kind === "bucket");

export function objectPlace(v: Variables, dataDir: string): ObjectPlace {
  const store = v.OBJECT_STORE_URL;
  if (store?.kind === "bucket") return { kind: "bucket", place: bucketPlace(v, store) };
  return { kind: "folder", folder: store ? resolve(store.path) : join(dataDir, "objects") };
}

export function tradeDataPlace(v: Variables, dataDir: string, shippedFolder: string): TradeDataPlace {
  const store = v.TRADE_DATA_URL;
  if (store?.kind === "folder") return { dataFolder: resolve(store.path), shippedFolder: null, bucket: null };
  const own = { dataFolder: join(dataDir, "trade"), shippedFolder };
  if (!store) return { ...own, bucket: null };
  const place = bucketPlace(v, store);
  return { ...own, bucket: { place, copyFolder: join(dataDir, "trade-copies", nameOf(place)) } };
}

const bucketPlace = (v: Variables, { bucket, prefix }: BucketStore): BucketPlace => ({
  access: s3Access(v),
  bucket,
  prefix,
});

function s3Access(v: Variables): S3Access {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = v;
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    endpoint: v.S3_ENDPOINT ?? null,
    region: v.AWS_REGION ?? v.AWS_DEFAULT_REGION ?? null,
    keys: hasKeys ? { accessKeyId, secretAccessKey, sessionToken: v.AWS_SESSION_TOKEN } : null,
  };
}

/** Another bucket has another copy. */
const nameOf = ({ access, bucket, prefix }: BucketPlace): string =>
  createHash("sha256").update([access.endpoint, bucket, prefix].join(" ")).digest("hex").slice(0, 16);
