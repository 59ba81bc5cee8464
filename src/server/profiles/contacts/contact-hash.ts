import { createHmac, randomBytes } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { email } from '#contract/accounts';
import type { CountryCode } from '#contract/countries';
import { mailboxOf } from '../../accounts/mailbox.ts';

export type Contact = { kind: 'email' | 'phone'; value: string };

/**
 * Reads an email address, or a phone number as it is dialled in `country`, in the one spelling that is hashed.
 * @returns null for what is neither
 * @spec D5.2
 */
export function readContact(typed: string, country: CountryCode): Contact | null {
  const address = email.safeParse(typed);
  if (address.success) return { kind: 'email', value: mailboxOf(address.data) };
  if (typed.includes('@')) return null;
  const phone = parsePhoneNumberFromString(typed, country);
  return phone?.isValid() ? { kind: 'phone', value: phone.number } : null;
}

export const newSalt = (): Buffer => randomBytes(32);

/**
 * Returns the function that hashes for one list. Its key needs the server's secret and the salt of the list, so the same
 * address has another hash in each list, and lists cannot be compared.
 * @spec D5.2
 */
export function contactHasher(secret: string, salt: Buffer): (contact: Contact) => Buffer {
  const key = createHmac('sha256', secret).update('contact list ').update(salt).digest();
  return ({ kind, value }) => createHmac('sha256', key).update(`${kind} ${value}`).digest();
}
