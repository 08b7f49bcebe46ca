import type { Frame, Page } from "playwright-core";
import { answerWithin } from "./deadline.ts";

/** A document that a person sees, and the address in whose name it stands. */
export type ShownFrame = { readonly frame: Frame; readonly address: string };

const maxFrames = 20;
const answerWithinMs = 1_500;

/** What has no address of its own belongs to the document that wrote it. */
function addressOf(frame: Frame): string {
  const parent = frame.parentFrame();
  return parent !== null && /^(about:(blank|srcdoc))?$/.test(frame.url()) ? addressOf(parent) : frame.url();
}

/** `null` for a frame that is gone or whose scripts leave no time. */
export const answerOf = <T>(asked: Promise<T>): Promise<T | null> =>
  answerWithin<T | null>(asked, answerWithinMs, null);

async function isShown(frame: Frame): Promise<boolean> {
  const parent = frame.parentFrame();
  if (parent === null) return true;
  const visible = async (): Promise<boolean> => {
    const element = await frame.frameElement();
    return element.evaluate((shown: HTMLElement) => {
      const isLarge = shown.clientWidth > 50 && shown.clientHeight > 20;
      return isLarge && shown.checkVisibility({ visibilityProperty: true });
    });
  };
  return (await answerOf(visible())) === true && isShown(parent);
}

/** The page's own document and those in frames of it that are large enough to be seen, its own first. */
export async function shownFrames(page: Page): Promise<ShownFrame[]> {
  const frames = page.frames().slice(0, maxFrames);
  const shown = await Promise.all(frames.map(isShown));
  return frames.filter((_frame, at) => shown[at]).map((frame) => ({ frame, address: addressOf(frame) }));
}
