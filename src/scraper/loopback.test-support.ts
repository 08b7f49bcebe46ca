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

/** Protects nothing: made for these tests, valid from 2020 to 2126. */
const selfSignedKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkqk4NId1Sf93VvuS
Qi6I2CCed3TSqMGlq5mS9rl3x86hRANCAARInBPDGO9DsCsUHqw8oezK4mFaIBSx
GrKjzkfW3taJ6C0FNWr5XY2fX+MJuzLsN/w9uJTuLxnLnlN9QCQYSODE
-----END PRIVATE KEY-----
`;

export const selfSignedCertificate = `-----BEGIN CERTIFICATE-----
MIIBajCCARCgAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtzb25kZW8u
dGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTI2MTAyNzE1NTMyOVowFjEUMBIGA1UE
AwwLc29uZGVvLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARInBPDGO9D
sCsUHqw8oezK4mFaIBSxGrKjzkfW3taJ6C0FNWr5XY2fX+MJuzLsN/w9uJTuLxnL
nlN9QCQYSODEo00wSzAPBgNVHRMBAf8EBTADAQH/MBkGA1UdEQQSMBCCDnNlY3Vy
ZS5leGFtcGxlMB0GA1UdDgQWBBQVNMJ8nzLE+UKgH3R/EYxDrpEsUTAKBggqhkjO
PQQDAgNIADBFAiAiPX0rG8pXEZnZiGIv5ZUt5LgphtGQ21zt9LDudZn8MgIhAJD8
UR9yLnOeWrxTQZlKd1wbwClwtqdHZTkFYBe6YzoQ
-----END CERTIFICATE-----
`;
