import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import { ConnectionRefusal } from "./connect-checked.ts";

type Classified = { readonly reason: ScrapeFailureReason; readonly detail: string };

const timeoutCode = /^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/;
const tlsCode = /CERT|^(ERR_TLS|ERR_SSL|EPROTO$|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/;
const compressionCode = /^(Z_|ERR_BROTLI|ERR__ERROR_|ERR_ZSTD|ZSTD_)/;

/** What an error of the network, of TLS or of decompression means to a person. `detail` carries codes only: messages may quote addresses. */
export function classifyError(error: unknown, host: string): Classified {
  if (error instanceof ConnectionRefusal) return { reason: error.reason, detail: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "no code";
  if (timeoutCode.test(code)) return { reason: "timeout", detail: `${host}: ${code}` };
  if (tlsCode.test(code)) return { reason: "tls", detail: `${host}: ${code}` };
  if (code === "UND_ERR_HEADERS_OVERFLOW") return { reason: "too-large", detail: `${host}: headers over the limit` };
  if (compressionCode.test(code)) return { reason: "unreachable", detail: `${host} sent broken compression (${code})` };
  return { reason: "unreachable", detail: `${host}: ${code}` };
}
