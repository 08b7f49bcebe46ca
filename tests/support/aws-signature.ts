import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };

const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** As S3 writes the parts of an address that it signs: once encoded, slashes of a path kept. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`);

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/;
const longestSkewMs = 15 * 60_000;

export type SignatureFault =
  | "AccessDenied"
  | "InvalidAccessKeyId"
  | "SignatureDoesNotMatch"
  | "RequestTimeTooSkewed"
  | "AuthorizationHeaderMalformed"
  | "XAmzContentSHA256Mismatch";

/** What is wrong with how a request to S3 is signed (AWS Signature Version 4), worked out from its definition. */
export function signatureFault(
  request: IncomingMessage,
  body: Uint8Array,
  { keys, region }: { keys: Keys; region: string },
): SignatureFault | null {
  const [, keyId, day, signedRegion, names = "", signature] =
    authorization.exec(request.headers.authorization ?? "") ?? [];
  if (keyId === undefined) return "AccessDenied";
  if (keyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  if (signedRegion !== region) return "AuthorizationHeaderMalformed";
  const header = (name: string): string => String(request.headers[name] ?? "");
  const date = header("x-amz-date");
  const [, year, month, date2, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const signedAt = Date.parse(`${year}-${month}-${date2}T${hour}:${minute}:${second}Z`);
  if (!(Math.abs(signedAt - Date.now()) < longestSkewMs)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  if (["host", "x-amz-content-sha256", "x-amz-date"].some((name) => !signed.includes(name))) return "AccessDenied";
  if (header("x-amz-content-sha256") !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const canonical = [
    request.method,
    pathname.split("/").map(decodeURIComponent).map(encoded).join("/"),
    query,
    ...signed.map((name) => `${name}:${header(name).trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    header("x-amz-content-sha256"),
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = ["s3", "aws4_request"].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(hmac(`AWS4${keys.secretAccessKey}`, String(day)), region),
  );
  return hmac(key, toSign).toString("hex") === signature ? null : "SignatureDoesNotMatch";
}
