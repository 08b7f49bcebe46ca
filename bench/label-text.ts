/** A text as labels are compared: letters and digits alone, without accents or case. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** An address with its escapes written out; as it is where they are broken. */
export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const lastSegment = (address: string): string => decode(address).replace(/\/+$/, "").split("/").at(-1) ?? "";
