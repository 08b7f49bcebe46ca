import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startServerProcess } from "../support/server-process.ts";

const places = ["/", "/features", "/signup", "/en"];
const byInvitation = /El acceso es por invitación|Access is by invitation/;

for (const [allowed, count] of [
  ["*", 0],
  ["@example.test", 1],
] as const) {
  test(`with ${allowed} let in, access is said to be by invitation ${count} times`, async ({ browser }) => {
    const folder = mkdtempSync(join(tmpdir(), "sondeo-e2e-open-"));
    const server = await startServerProcess({ BROWSER: "off", DATA_DIR: folder, ALLOWED_EMAILS: allowed });
    const scripted = await browser.newContext({ baseURL: server.url });
    const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    try {
      for (const context of [scripted, plain]) {
        const page = await context.newPage();
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (message.type() === "error") complaints.push(message.text());
        });
        for (const place of places) {
          await page.goto(place, { waitUntil: "networkidle" });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.getByText(byInvitation).filter({ visible: true })).toHaveCount(count);
        }
        expect(complaints).toEqual([]);
      }
    } finally {
      await Promise.all([scripted.close(), plain.close()]);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
