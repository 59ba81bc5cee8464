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
 * The result can be decrypted only with the same payment's id.
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

/** A plain hash would reveal the IBAN, because all possible IBANs can be tried. */
export const hashIban = ({ config }: Pick<App, 'config'>, siteId: number, iban: string): Buffer =>
  keyedHash(config.secret, `iban ${siteId} ${iban}`);

export const hashPhone = ({ config }: Pick<App, 'config'>, siteId: number, phone: string): Buffer =>
  keyedHash(config.secret, `phone ${siteId} ${phone}`);
