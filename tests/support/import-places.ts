import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type FileServer, startFileServer } from "./file-server.ts";

export type ImportPlaces = {
  readonly server: FileServer;
  /** For files to import. */
  readonly folder: string;
  /** Not there before the test. */
  readonly dataFolder: string;
};

/** Where the imports of a test file read and write: the server and the folder are one for all, the data folder is each test's own. */
export function importPlaces(): ImportPlaces {
  const places = { dataFolder: "" } as { -readonly [K in keyof ImportPlaces]: ImportPlaces[K] };
  let count = 0;
  beforeAll(async () => {
    places.folder = mkdtempSync(join(tmpdir(), "import-"));
    places.server = await startFileServer();
  });
  afterAll(() => {
    places.server.close();
    rmSync(places.folder, { recursive: true });
  });
  beforeEach(() => {
    places.dataFolder = join(places.folder, `data-${++count}`);
  });
  return places;
}
