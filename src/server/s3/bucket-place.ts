/** How an S3 service is reached. */
export type S3Access = {
  /** Null: AWS itself. */
  readonly endpoint: string | null;
  /** Null: the one of the machine's AWS profile. */
  readonly region: string | null;
  /** Null: whatever the machine has for AWS, such as a profile, a web identity, the role of a container or instance. */
  readonly keys: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string | undefined;
  } | null;
};

/** A bucket, or what lies below a prefix of one. */
export type BucketPlace = {
  readonly access: S3Access;
  readonly bucket: string;
  /** Without a slash at either end; empty for the whole bucket. */
  readonly prefix: string;
};

/** As the operator wrote it. */
export const addressOf = ({ bucket, prefix }: BucketPlace): string =>
  prefix === "" ? `s3://${bucket}` : `s3://${bucket}/${prefix}`;
