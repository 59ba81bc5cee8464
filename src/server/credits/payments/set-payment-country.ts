import type { CountryCode } from '#contract/countries';
import type { App, MemberCaller } from '../../app.ts';
import { payerCountry } from './payer-country.ts';
import { upsertPayerCountry } from './payer-queries.ts';

/**
 * @throws field_invalid at `country` for a country the site does not serve
 * @spec 3.10
 */
export async function setPaymentCountry(
  { db }: App,
  caller: MemberCaller,
  chosen: CountryCode,
): Promise<{ country: CountryCode }> {
  const country = await payerCountry(db, caller, chosen);
  await upsertPayerCountry(db, caller.accountId, country);
  return { country };
}
