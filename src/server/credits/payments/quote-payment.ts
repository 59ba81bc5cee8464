import type { Output, QueryOut } from '#contract/call';
import type { quotePayment as call } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { selectDebt } from '../queries.ts';
import { type OrderInput, priceForCaller } from './price-for-caller.ts';

/**
 * @throws not_found; field errors at `country` and `code`
 * @spec 2.9 D2.12
 */
export const quotePayment = (
  app: App,
  caller: MemberCaller,
  { bundle, country, code, method }: QueryOut<typeof call>,
): Promise<Output<typeof call>> =>
  quoteForCaller(app, caller, { bundle, country, code, method: method ?? null });

export async function quoteForCaller(
  app: App,
  caller: MemberCaller,
  input: OrderInput,
): Promise<Output<typeof call>> {
  const priced = await priceForCaller(app, app.db, caller, input);
  const debt = await selectDebt(app.db, caller.accountId);
  return {
    credits: priced.credits,
    currency: priced.currency,
    list_price: priced.list_price,
    discount: priced.discount,
    amount: priced.total,
    vat: priced.vat,
    vat_rate: priced.vat_rate,
    vat_country: priced.vat_country,
    code: priced.code,
    statement: priced.statement,
    makes_premium: !caller.member.paid_user,
    settles: Math.min(debt, priced.credits),
  };
}
