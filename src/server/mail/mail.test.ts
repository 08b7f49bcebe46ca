import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createMail } from "./mail.ts";

const message = { to: "ana@example.com", subject: "Restablece tu contraseña", text: "Hola:\n\nhttps://x.example/ñ\n" };

function anOutbox() {
  const lines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outboxFolder = join(folder, "outbox");
  const note = (_: object, line: string) => void lines.push(line);
  const log = { info: note, warn: note };
  return { outboxFolder, log, lines };
}

test("without a server each mail is a file that only its owner reads, named in the log", async () => {
  const { outboxFolder, log, lines } = anOutbox();
  await createMail({ smtpUrl: null, from: "Sondeo <no-reply@localhost>", outboxFolder, log }).send(message);
  const [file] = readdirSync(outboxFolder);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-ana@example\.com\.eml$/);
  const path = join(outboxFolder, file!);
  expect(lines).toEqual([`mail written to ${path}`]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await PostalMime.parse(readFileSync(path))).toMatchObject({
    from: { name: "Sondeo", address: "no-reply@localhost" },
    to: [{ address: "ana@example.com" }],
    subject: message.subject,
    text: message.text,
  });
});

test("mails of one moment to one address are all kept", async () => {
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl: null, from: "a@b.example", outboxFolder, log });
  await Promise.all(Array.from({ length: 10 }, () => mail.send(message)));
  expect(readdirSync(outboxFolder)).toHaveLength(10);
});

test("an address cannot lead the file out of the folder", async () => {
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl: null, from: "a@b.example", outboxFolder, log });
  await mail.send({ ...message, to: '"../../x"@example.com' });
  expect(readdirSync(outboxFolder)).toHaveLength(1);
});

test("an address as long as one can be has its file", async () => {
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl: null, from: "a@b.example", outboxFolder, log });
  const labels = Array.from({ length: 3 }, () => "x".repeat(58)).join(".");
  await mail.send({ ...message, to: `${"a".repeat(64)}@${labels}.example` });
  expect(readdirSync(outboxFolder)).toHaveLength(1);
});

/** A server that answers each recipient with the next of `refusals`, and takes mail once they are used up. */
async function anSmtpServer(...refusals: number[]) {
  const received: Buffer[] = [];
  let asked = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      asked++;
      const responseCode = refusals.shift();
      done(responseCode === undefined ? null : Object.assign(new Error("not now"), { responseCode }));
    },
    onData(stream, _, done) {
      stream.on("data", (chunk: Buffer) => received.push(chunk)).on("end", () => done());
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise((resolve) => smtp.close(() => resolve())));
  const { port } = smtp.server.address() as AddressInfo;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, received, asked: () => asked };
}

test("with a server the mail goes there, and nothing is written", async () => {
  const { smtpUrl, received } = await anSmtpServer();
  const { outboxFolder, log, lines } = anOutbox();
  await createMail({ smtpUrl, from: "a@b.example", outboxFolder, log }).send(message);
  expect(await PostalMime.parse(Buffer.concat(received))).toMatchObject({
    messageId: expect.stringMatching(/@b\.example>$/),
    subject: message.subject,
    text: message.text,
  });
  expect(lines).toEqual([]);
});

test("a mail that is refused for the moment is sent again until it is taken", async () => {
  const { smtpUrl, received } = await anSmtpServer(451, 421);
  const { outboxFolder, log, lines } = anOutbox();
  await createMail({ smtpUrl, from: "a@b.example", outboxFolder, log, pausesMs: [1, 1, 1] }).send(message);
  expect(await PostalMime.parse(Buffer.concat(received))).toMatchObject({ subject: message.subject });
  expect(lines).toEqual(Array(2).fill("mail not taken yet, and sent again later"));
});

test("a mail that is refused for good is not sent again", async () => {
  const { smtpUrl, asked } = await anSmtpServer(550);
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl, from: "a@b.example", outboxFolder, log, pausesMs: [1, 1] });
  await expect(mail.send(message)).rejects.toMatchObject({ responseCode: 550 });
  expect(asked()).toBe(1);
});

test("who stops waits for no pause: what was not taken is tried once more", async () => {
  const { smtpUrl, received, asked } = await anSmtpServer(451);
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl, from: "a@b.example", outboxFolder, log, pausesMs: [3_600_000] });
  const sending = mail.send(message);
  await expect.poll(asked).toBe(1);
  mail.close();
  await sending;
  expect(received).not.toEqual([]);
});

test("a server that does not answer is an error", async () => {
  const { outboxFolder, log } = anOutbox();
  const mail = createMail({ smtpUrl: "smtp://127.0.0.1:9", from: "a@b.example", outboxFolder, log, pausesMs: [1] });
  await expect(mail.send(message)).rejects.toThrow("ECONNREFUSED");
});
