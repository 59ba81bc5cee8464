import type { Output } from '#contract/call';
import type { Currency } from '#contract/countries';
import type { getRemainder as call } from '#contract/withdrawals-and-spending-limit';
import type { App, MemberCaller } from '../../app.ts';
import { type Remainder, remaindersOf } from './remainders-of.ts';

/**
 * Returns the unused credits, and the money that an account deletion refunds for them.
 * @spec 4.3 D2.35
 */
export const getRemainder = async (
  { db }: App,
  { accountId }: Pick<MemberCaller, 'accountId'>,
): Promise<Output<typeof call>> => sumRemainders(await remaindersOf(db, accountId));

export const sumRemainders = (remainders: readonly Remainder[]) => ({
  credits: remainders.reduce((sum, { credits }) => sum + credits, 0),
  amounts: amountsOf(remainders),
  uncollected: amountsOf(remainders.filter(({ purchase }) => purchase.is_due)),
});

const amountsOf = (remainders: readonly Remainder[]) =>
  [...Map.groupBy(remainders, ({ purchase }) => purchase.currency)].map(([currency, group]) => ({
    amount: group.reduce((sum, { amount }) => sum + amount, 0),
    currency: currency as Currency,
  }));
