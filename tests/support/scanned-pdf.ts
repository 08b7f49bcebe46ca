/** A PDF of one page that is a picture, as a scanner makes it, with a stamp in letters where one is given. */
export function scannedPdf(stamp = ""): Buffer {
  const letters = stamp === "" ? "" : `\nBT /F1 10 Tf 40 20 Td (${stamp}) Tj ET`;
  const drawing = `q 600 0 0 800 0 0 cm /Im1 Do Q${letters}`;
  const resources = "<</XObject<</Im1 5 0 R>>/Font<</F1 6 0 R>>>>";
  const picture = "\u0000\u0080\u00C0\u00FF";
  return writePdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources${resources}/Contents 4 0 R>>`,
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    `<</Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/Length ${picture.length}>>\nstream\n${picture}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

function writePdf(objects: readonly string[]): Buffer {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${text}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`, "latin1");
}
