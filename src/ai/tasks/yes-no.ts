/** A yes or a no, in Spanish or English; null where it is neither. */
export function readYesNo(text: string): boolean | null {
  if (/^(?:yes|sí|si|true)$/i.test(text)) return true;
  return /^(?:no|false)$/i.test(text) ? false : null;
}
