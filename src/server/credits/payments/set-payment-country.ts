import type { CountryCode } from '#contract/countries';
import type { App, MemberCaller } from '../../app.ts';
import { payerCountry } from './payer-country.ts';
import { upsertPayerCountry } from './payer-queries.ts';

/** Keeps where the member pays from (section 3). Throws `field_invalid` at `country` for one the site does not serve. */
export async function setPaymentCountry(
  { db }: App,
  caller: MemberCaller,
  chosen: CountryCode,
): Promise<{ country: CountryCode }> {
  const country = await payerCountry(db, caller, chosen);
  await upsertPayerCountry(db, caller.accountId, country);
  return { country };
}
