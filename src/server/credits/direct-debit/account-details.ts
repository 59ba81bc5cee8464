import type { App } from '../../app.ts';
import { decryptText, encryptText } from '../../platform/encrypt-text.ts';
import { keyedHash } from '../../platform/secrets.ts';

/** Bank account, address and phone of a payer, which the database stores encrypted. */
export type AccountDetails = {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
};

const encryptionContext = (payment: string) => `direct debit ${payment}`;

/**
 * Encrypts the details with the payment's id as context, so that they can be decrypted only for this payment.
 * @spec 3.11 5.8
 */
export const encryptAccountDetails = (
  { config }: Pick<App, 'config'>,
  payment: string,
  details: AccountDetails,
) => encryptText(config.secret, encryptionContext(payment), JSON.stringify(details));

/** Returns null if the details were encrypted with another secret. */
export function decryptAccountDetails(
  { config }: Pick<App, 'config'>,
  { payment_id, encrypted_details }: { payment_id: string; encrypted_details: Buffer },
): AccountDetails | null {
  try {
    return JSON.parse(
      decryptText(config.secret, encryptionContext(payment_id), encrypted_details),
    ) as AccountDetails;
  } catch {
    return null;
  }
}

/** Uses a keyed hash, so that nobody without the secret can find the IBAN by hashing all possible IBANs. */
export const hashIban = ({ config }: Pick<App, 'config'>, siteId: number, iban: string): Buffer =>
  keyedHash(config.secret, `iban ${siteId} ${iban}`);

export const hashPhone = ({ config }: Pick<App, 'config'>, siteId: number, phone: string): Buffer =>
  keyedHash(config.secret, `phone ${siteId} ${phone}`);
