import type { Output, QueryOut } from '#contract/call';
import { methodDetails, methodsFor } from '#contract/payment-methods';
import type { getPaymentMethods as call } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { activeCreditor } from '../direct-debit/creditor.ts';
import { debitIneligibility } from '../direct-debit/debit-eligibility.ts';
import { payerCountry } from './payer-country.ts';

/**
 * @throws field_invalid at `country`
 * @spec 3.10 5.8 D2.34
 */
export async function getPaymentMethods(
  app: App,
  caller: MemberCaller,
  query: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const { db, payments } = app;
  const country = await payerCountry(db, caller, query.country);
  const isDebitActive = activeCreditor(app, caller.site) !== null;
  const available = methodsFor(country, caller.site.settings.retired_payment_methods).filter(name =>
    name === 'sdd' ? isDebitActive : payments.supports(name),
  );
  const debit_refused = available.includes('sdd')
    ? await debitIneligibility(db, caller, app.clock.now())
    : null;
  const offered = available.filter(name => name !== 'sdd' || debit_refused === null);
  const methods = offered.map(async name => {
    const banks = methodDetails[name].hasBanks ? await payments.banks(name).catch(emptyIfUnavailable) : [];
    return { name, banks, can_be_kept: payments.cards !== null && methodDetails[name].canBeStored === true };
  });
  return { country, methods: await Promise.all(methods), debit_refused };
}

function emptyIfUnavailable(error: unknown): [] {
  if (error instanceof PaymentProviderError) return [];
  throw error;
}
