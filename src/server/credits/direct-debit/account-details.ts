import type { App } from '../../app.ts';
import { decryptText, encryptText } from '../../platform/encrypt-text.ts';
import { keyedHash } from '../../platform/secrets.ts';

/** Whose account a mandate is for. It lies sealed, and is opened for the bank, the member's own export and his code. */
export type AccountDetails = {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  country: string;
  /** The telephone whose code was the signature, in E.164. */
  phone: string;
};

const encryptionContext = (payment: string) => `direct debit ${payment}`;

/** Seals what one payment is collected from: sealed for another, it does not open. */
export const encryptAccountDetails = (
  { config }: Pick<App, 'config'>,
  payment: string,
  details: AccountDetails,
) => encryptText(config.secret, encryptionContext(payment), JSON.stringify(details));

/** Opens it again; null where it was sealed under another secret, and nobody can read it any more. */
export function decryptAccountDetails(
  { config }: Pick<App, 'config'>,
  { payment_id, sealed }: { payment_id: string; sealed: Buffer },
): AccountDetails | null {
  try {
    return JSON.parse(decryptText(config.secret, encryptionContext(payment_id), sealed)) as AccountDetails;
  } catch {
    return null;
  }
}

/** Tells that two debits of a site are from one account without saying which. */
export const hashIban = ({ config }: Pick<App, 'config'>, siteId: number, iban: string): Buffer =>
  keyedHash(config.secret, `iban ${siteId} ${iban}`);

/** Tells that two debits of a site were agreed to by one telephone, without saying its number. */
export const hashPhone = ({ config }: Pick<App, 'config'>, siteId: number, phone: string): Buffer =>
  keyedHash(config.secret, `phone ${siteId} ${phone}`);
