import type { ImportProgress } from "../trade/import/index.ts";
import { tell } from "./output.ts";

const barWidth = 24;
const redrawEveryMs = 100;
const lineEveryMs = 5_000;
const verbs = { download: "Downloading", unpack: "Unpacking", sort: "Reading and sorting" } as const;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function inWords({ stage, name, done, total }: ImportProgress): string {
  const amount = stage === "sort" ? "" : `${megabytes(done)}${total === null ? "" : ` of ${megabytes(total)}`}`;
  const percent = total ? `${Math.floor((100 * done) / total)} %` : "";
  return [`${verbs[stage]} ${name}:`, percent, amount].filter(Boolean).join(" ");
}

function bar({ done, total }: ImportProgress): string {
  if (!total) return "";
  const full = Math.min(barWidth, Math.floor((barWidth * done) / total));
  return `[${"█".repeat(full)}${"░".repeat(barWidth - full)}] `;
}

/** A bar that is redrawn on a terminal; elsewhere a plain line when a stage begins and every few seconds after. */
export function progressTeller(): { tell(progress: ImportProgress): void; end(): void } {
  const { stderr } = process;
  let [lastAt, lastStage, isOpen] = [0, "", false];
  return {
    tell(progress) {
      const stage = `${progress.stage} ${progress.name}`;
      const isDue = performance.now() - lastAt > (stderr.isTTY ? redrawEveryMs : lineEveryMs);
      if (!isDue && stage === lastStage) return;
      [lastAt, lastStage] = [performance.now(), stage];
      if (!stderr.isTTY) return tell(inWords(progress));
      isOpen = true;
      const line = `${bar(progress)}${inWords(progress)}`;
      stderr.write(`\r${line.slice(0, (stderr.columns || 80) - 1)}\u001b[K`);
    },
    end() {
      if (isOpen) stderr.write("\r\u001b[K");
      isOpen = false;
    },
  };
}
