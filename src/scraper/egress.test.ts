import { expect, test } from "vitest";
import { corporaNote, hasCorpora, readCases, readFakeDns } from "./corpus.test-support.ts";
import { checkUrl, openHosts, resolveTarget, specialAddress } from "./egress.ts";
import type { EgressRefusal } from "./egress.ts";

const nothingOpened = openHosts([]);

const refusalOf = (address: string, allow: string[] = []): EgressRefusal | null => {
  const checked = checkUrl(address, openHosts(allow));
  return checked.ok ? null : checked.refusal;
};

test.each<[string, EgressRefusal]>([
  ["no address", "not-an-address"],
  ["ftp://example.com/", "scheme"],
  ["https://ana:secret@example.com/", "credentials"],
  ["http://example.com:6379/", "port"],
  ["http://printer/", "local-name"],
  ["http://localhost./", "local-name"],
  ["http://metadata.google.internal/", "local-name"],
  ["http://2130706433/", "special-address"],
  ["http://[::ffff:169.254.169.254]/", "special-address"],
  ["http://168.63.129.16/metadata", "special-address"],
  ["http://[64:ff9b::7f00:1]/", "special-address"],
])("%s is refused as %s", (address, refusal) => {
  expect(refusalOf(address)).toBe(refusal);
});

test.each(["https://example.com/", "http://example.com:8080/", "http://8.8.8.8/", "https://[2606:4700:4700::1111]/"])(
  "%s may be requested",
  (address) => {
    expect(refusalOf(address)).toBeNull();
  },
);

test("an opened pair opens that host on that port only", () => {
  const allow = ["127.0.0.1:4321", "localhost:80", "[::1]:4321"];
  expect(refusalOf("http://127.0.0.1:4321/a", allow)).toBeNull();
  expect(refusalOf("http://2130706433:4321/a", allow)).toBeNull();
  expect(refusalOf("http://localhost/", allow)).toBeNull();
  expect(refusalOf("http://[::1]:4321/", allow)).toBeNull();
  expect(refusalOf("http://127.0.0.1:4322/", allow)).toBe("port");
  expect(refusalOf("http://127.0.0.1/", allow)).toBe("special-address");
  expect(refusalOf("http://localhost:4321/", allow)).toBe("port");
  expect(refusalOf("http://ana@127.0.0.1:4321/", allow)).toBe("credentials");
  expect(refusalOf("ftp://127.0.0.1:4321/", allow)).toBe("scheme");
});

test.each(["localhost", "http://localhost:80", "localhost:80/path", "ana@localhost:80", "localhost:99999", ""])(
  "%j is no entry of the allow list",
  (entry) => {
    expect(() => openHosts([entry])).toThrow(RangeError);
  },
);

/** Each special block: the last address before it that is public, its first, its last, the first public one after it. */
test.each([
  [null, "0.0.0.0", "0.255.255.255", "1.0.0.0"],
  ["9.255.255.255", "10.0.0.0", "10.255.255.255", "11.0.0.0"],
  ["100.63.255.255", "100.64.0.0", "100.127.255.255", "100.128.0.0"],
  ["126.255.255.255", "127.0.0.0", "127.255.255.255", "128.0.0.0"],
  ["168.63.129.15", "168.63.129.16", "168.63.129.16", "168.63.129.17"],
  ["169.253.255.255", "169.254.0.0", "169.254.255.255", "169.255.0.0"],
  ["172.15.255.255", "172.16.0.0", "172.31.255.255", "172.32.0.0"],
  ["191.255.255.255", "192.0.0.0", "192.0.0.255", "192.0.1.0"],
  ["192.0.1.255", "192.0.2.0", "192.0.2.255", "192.0.3.0"],
  ["192.31.195.255", "192.31.196.0", "192.31.196.255", "192.31.197.0"],
  ["192.52.192.255", "192.52.193.0", "192.52.193.255", "192.52.194.0"],
  ["192.88.98.255", "192.88.99.0", "192.88.99.255", "192.88.100.0"],
  ["192.167.255.255", "192.168.0.0", "192.168.255.255", "192.169.0.0"],
  ["192.175.47.255", "192.175.48.0", "192.175.48.255", "192.175.49.0"],
  ["198.17.255.255", "198.18.0.0", "198.19.255.255", "198.20.0.0"],
  ["198.51.99.255", "198.51.100.0", "198.51.100.255", "198.51.101.0"],
  ["203.0.112.255", "203.0.113.0", "203.0.113.255", "203.0.114.0"],
  ["223.255.255.255", "224.0.0.0", "239.255.255.255", null],
  [null, "240.0.0.0", "255.255.255.255", null],
  [null, "::", "1fff:ffff::", "2000::"],
  ["2000:ffff::", "2001::", "2001:1ff:ffff::", "2001:200::"],
  ["2001:db7:ffff::", "2001:db8::", "2001:db8:ffff::", "2001:db9::"],
  ["2001:ffff::", "2002::", "2002:ffff::", "2003::"],
  ["2620:4f:7fff::", "2620:4f:8000::", "2620:4f:8000:ffff::", "2620:4f:8001::"],
  ["3ffe:ffff::", "3fff::", "3fff:fff:ffff::", "3fff:1000::"],
  ["3fff:ffff::", "4000::", "ffff:ffff::", null],
  ["::ffff:9.255.255.255", "::ffff:10.0.0.0", "::ffff:10.255.255.255", "::ffff:11.0.0.0"],
])("between %s and what follows, %s to %s are special", (before, first, last, after) => {
  const publicAddresses = [before, after].filter((address) => address !== null);
  expect(publicAddresses.filter((address) => specialAddress(address) !== null)).toEqual([]);
  expect([first, last].filter((address) => specialAddress(address) === null)).toEqual([]);
});

test.each(["fe80::1%eth0", "not an address", "", "10", "8.8.8.8:80"])(
  "%j from a resolver is no public address",
  (answer) => {
    expect(specialAddress(answer)).not.toBeNull();
  },
);

test("one bad answer among good ones refuses the name", async () => {
  const checked = checkUrl("http://example.com/", nothingOpened);
  if (!checked.ok) throw new Error("example.com must pass");
  const resolved = await resolveTarget(checked.target, async () => ["93.184.216.34", "10.0.0.1"]);
  expect(resolved).toMatchObject({ ok: false, refusal: "special-address" });
});

test("a refusal never quotes path, query or user information", () => {
  const dressed = ["http://u:hunter2@example.com/hunter2?k=hunter2", "http://127.0.0.1/hunter2?k=hunter2#hunter2"];
  for (const address of dressed) expect(JSON.stringify(checkUrl(address, nothingOpened))).not.toContain("hunter2");
});

type BlockCase = { id: number; cls: string; form: string; url: string };

/** Where a page that redirects sends its visitor; other cases are their own destination. */
const destinationOf = ({ cls, url }: BlockCase): string =>
  cls === "redirect" ? (new URL(url).searchParams.get("to") ?? "") : url;

test.skipIf(!hasCorpora)(`no address of the forbidden corpus may be connected to${corporaNote}`, async () => {
  const dns = readFakeDns();
  const letThrough: BlockCase[] = [];
  const cases = readCases<BlockCase>("ssrf/must-block.jsonl");
  for (const forbidden of cases) {
    const checked = checkUrl(destinationOf(forbidden), nothingOpened);
    if (!checked.ok) continue;
    const answers = dns[checked.target.url.hostname] ?? [["10.0.0.1"]];
    const successive = Array.isArray(answers[0]) ? (answers as string[][]) : [answers as string[]];
    for (const answer of successive) {
      const resolved = await resolveTarget(checked.target, async () => answer);
      if (!resolved.ok) continue;
      if (forbidden.cls !== "rebind" || answer !== successive[0]) letThrough.push(forbidden);
    }
  }
  expect(cases.length).toBeGreaterThan(4_000);
  expect(letThrough).toEqual([]);
});

test.skipIf(!hasCorpora)(`every address of the permitted corpus passes${corporaNote}`, async () => {
  const cases = readCases<{ url: string }>("ssrf/must-pass.jsonl");
  const refused = [];
  for (const { url } of cases) {
    const checked = checkUrl(url, nothingOpened);
    const resolved = checked.ok ? await resolveTarget(checked.target, async () => ["93.184.216.34"]) : checked;
    if (!resolved.ok) refused.push({ url, detail: resolved.detail });
  }
  expect(cases).toHaveLength(300);
  expect(refused).toEqual([]);
});
