import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { sendAgain, usualPausesMs } from "./send-again.ts";

type Message = { readonly to: string; readonly subject: string; readonly text: string };

export type Mail = {
  /** Resolves when the mail was taken; a server that does not take it at once is asked again for some minutes. */
  send(message: Message): Promise<void>;
  /** Waits for no server any more: what was not taken is tried once more. */
  close(): void;
};

const timeoutMs = 20_000;

/** Sends by SMTP, or without a server writes each mail to a file of the outbox and names it in the log. */
export function createMail(options: {
  smtpUrl: string | null;
  from: string;
  outboxFolder: string;
  log: Record<"info" | "warn", (fields: object, message: string) => void>;
  pausesMs?: readonly number[];
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
    const post = sendAgain(log, options.pausesMs ?? usualPausesMs);
    const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
    return {
      async send(message) {
        // Named once: a server that has it already can tell.
        const mail = { ...compose(message), messageId: `<${randomUUID()}@${domain}>` };
        await post.send(async () => void (await smtp.sendMail(mail)));
      },
      close: () => post.close(),
    };
  }
  const toBytes = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await toBytes.sendMail(compose(message));
      await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
      const file = await writeNew(outboxFolder, message.to, bytes as Buffer);
      log.info({ file }, `mail written to ${file}`);
    },
    close: () => undefined,
  };
}

/** The name of a file has 255 bytes at most, an address up to 254. */
const longestRecipient = 200;

/** Never over another mail: of two in one millisecond the second is named by the next one. */
async function writeNew(folder: string, to: string, bytes: Buffer): Promise<string> {
  const recipient = to.replace(/[^\w@.+-]+/g, "_").slice(0, longestRecipient);
  for (let time = Date.now(); ; time++) {
    const file = path.join(folder, `${new Date(time).toISOString().replaceAll(":", "-")}-${recipient}.eml`);
    try {
      await writeFile(file, bytes, { mode: 0o600, flag: "wx" });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
