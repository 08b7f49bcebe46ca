import { inflateRawSync } from "node:zlib";

const endOfDirectory = 0x06054b50;

/** The files of a zip archive by name, inflated. Enough for an .xlsx: no encryption, no archive over 4 GB. */
function unzip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - 22;
  while (end >= 0 && archive.readUInt32LE(end) !== endOfDirectory) end--;
  if (end < 0) throw new Error("not a zip archive: no directory at its end");
  const files = new Map<string, Buffer>();
  let entry = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + archive.readUInt32LE(entry + 20));
    files.set(name, archive.readUInt16LE(entry + 10) === 0 ? data : inflateRawSync(data));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return files;
}

const columnIndex = (reference: string): number =>
  [...reference.replace(/\d+$/, "")].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function readSheet(xml: string): string[][] {
  return [...xml.matchAll(/<x:row\b[^>]*>(.*?)<\/x:row>/gs)].map(([, cells = ""]) => {
    const row: string[] = [];
    for (const [, reference = "", value = ""] of cells.matchAll(/<x:c r="([A-Z]+\d+)"[^>]*><x:v>([^<]*)<\/x:v>/g)) {
      row[columnIndex(reference)] = value;
    }
    return row;
  });
}

/** The sheets of a workbook by name, as rows of cell texts. Reads inline values only, as the USGS file has them. */
export function readWorkbook(archive: Buffer): Map<string, string[][]> {
  const files = unzip(archive);
  const names = [...String(files.get("xl/workbook.xml")).matchAll(/<x:sheet name="([^"]+)"/g)];
  return new Map(
    names.map(([, name = ""], i) => [name, readSheet(String(files.get(`xl/worksheets/sheet${i + 1}.xml`)))]),
  );
}
