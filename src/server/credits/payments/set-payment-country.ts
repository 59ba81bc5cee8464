import type { CountryCode } from '#contract/countries';
import type { App, MemberCaller } from '../../app.ts';
import { payerCountry } from './buyer.ts';
import { upsertPayer } from './payer-queries.ts';

/** Keeps where the member pays from (section 3). Throws `field_invalid` at `country` for one the site does not serve. */
export async function setPaymentCountry(
  { db }: App,
  caller: MemberCaller,
  said: CountryCode,
): Promise<{ country: CountryCode }> {
  const country = await payerCountry(db, caller, said);
  await upsertPayer(db, caller.accountId, country);
  return { country };
}
