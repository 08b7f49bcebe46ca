import type { AddressInfo } from "node:net";
import type { RequestListener, Server } from "node:http";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";

export type LoopbackServer = {
  /** `127.0.0.1:4321`, fit for `allow`. */
  readonly host: string;
  readonly port: number;
  /** An address on this server. */
  at(path: string): string;
  close(): Promise<void>;
};

async function listen(server: Server, scheme: "http" | "https", address: string, port = 0): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, address, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  const host = `${address}:${bound}`;
  return {
    host,
    port: bound,
    at: (path) => `${scheme}://${host}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const serve = (handler: RequestListener, o: { address?: string; port?: number } = {}): Promise<LoopbackServer> =>
  listen(createServer(handler), "http", o.address ?? "127.0.0.1", o.port);

/** With a self-signed certificate for `secure.example`. */
export const serveTls = (handler: RequestListener): Promise<LoopbackServer> =>
  listen(createTlsServer({ key: selfSignedKey, cert: selfSignedCertificate }, handler), "https", "127.0.0.1");

/** Protects nothing: made for these tests, valid until 2126. */
const selfSignedKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkqk4NId1Sf93VvuS
Qi6I2CCed3TSqMGlq5mS9rl3x86hRANCAARInBPDGO9DsCsUHqw8oezK4mFaIBSx
GrKjzkfW3taJ6C0FNWr5XY2fX+MJuzLsN/w9uJTuLxnLnlN9QCQYSODE
-----END PRIVATE KEY-----
`;

export const selfSignedCertificate = `-----BEGIN CERTIFICATE-----
MIIBnjCCAUSgAwIBAgIUTS8ox+WfuQ9ieLDoFWGvDbJOrFUwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLc29uZGVvLnRlc3QwIBcNMjYxMTIwMTU1MzI5WhgPMjEyNjEw
MjcxNTUzMjlaMBYxFDASBgNVBAMMC3NvbmRlby50ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAESJwTwxjvQ7ArFB6sPKHsyuJhWiAUsRqyo85H1t7WiegtBTVq
+V2Nn1/jCbsy7Df8PbiU7i8Zy55TfUAkGEjgxKNuMGwwHQYDVR0OBBYEFBU0wnyf
MsT5QqAfdH8RjEOukSxRMB8GA1UdIwQYMBaAFBU0wnyfMsT5QqAfdH8RjEOukSxR
MA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOc2VjdXJlLmV4YW1wbGUwCgYI
KoZIzj0EAwIDSAAwRQIhAK9506Nsq8OhDisLlQSPUmXIZwHWuVTvFPLiviicMIsE
AiAsaAhAXxkyc/o44Do7bV3IyiZA0XC4bGoMi9veRz+A7w==
-----END CERTIFICATE-----
`;
