/**
 * Checks a SEPA creditor identifier and its check digits (ISO 7064, mod 97-10).
 * @spec 5.8
 */
export function isCreditorId(text: string): boolean {
  const match = /^([A-Z]{2})(\d{2})[0-9A-Z]{3}([0-9A-Z]{1,28})$/.exec(text);
  if (!match) return false;
  const [, country = '', check = '', national = ''] = match;
  const digits = [...`${national}${country}${check}`]
    .map(character => Number.parseInt(character, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
