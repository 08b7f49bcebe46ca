/** No browser on this machine, none that starts, or a remote one that cannot be used. The message names no secret. */
export class BrowserUnavailable extends Error {
  override readonly name = "BrowserUnavailable";
}
