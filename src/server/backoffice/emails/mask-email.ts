/**
 * The first character and the mail provider, so that staff see where emails fail without reading addresses.
 * @spec D5.10
 */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${at < 0 ? '' : address.slice(at)}`;
}

const STATUS = /(?<![\d.])([245]\d\d)?[ -]?([245]\.\d{1,3}\.\d{1,3})?(?![\d.])/g;

/** The status codes in the answer of a mail server, which may quote the address. Null without any. */
export function statusCodesIn(answer: string | null): string | null {
  for (const [, reply, enhanced] of (answer ?? '').matchAll(STATUS))
    if (reply || enhanced) return [reply, enhanced].filter(Boolean).join(' ');
  return null;
}
