import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";

type Message = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = { send(message: Message): Promise<void> };

const timeoutMs = 20_000;

/** Sends by SMTP, or without a server writes each mail to a file of the outbox and names it in the log. */
export function createMail(options: {
  smtpUrl: string | null;
  from: string;
  outboxFolder: string;
  log: { info(fields: object, message: string): void };
}): Mail {
  const { smtpUrl, from, outboxFolder, log } = options;
  const compose = (message: Message): SendMailOptions => ({
    ...message,
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (smtpUrl !== null) {
    const smtp = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    });
    return {
      async send(message) {
        await smtp.sendMail(compose(message));
      },
    };
  }
  const toBytes = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await toBytes.sendMail(compose(message));
      const file = path.join(outboxFolder, fileName(message.to, new Date()));
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
      // never over another mail
      await writeFile(file, bytes as Buffer, { mode: 0o600, flag: "wx" });
      log.info({ file }, `mail written to ${file}`);
    },
  };
}

const fileName = (to: string, at: Date): string =>
  `${at.toISOString().replaceAll(":", "-")}-${to.replace(/[^\w@.+-]+/g, "_")}.eml`;
