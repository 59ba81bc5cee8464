import { SIGNUP_CREDITS } from '#contract/constants';
import type { DemoMember } from './demo-member.ts';

export interface Income {
  lot: 'free' | 'purchased';
  contra: 'promotion' | 'sales';
  amount: number;
}

interface Expense {
  lot: 'free' | 'purchased';
  /** Id of the message that the credit paid for. */
  reference: string;
}

/**
 * @param sizes credits of the bundles for sale
 */
export function incomesOf(
  { premium, credits }: DemoMember,
  sent: number,
  sizes: readonly number[],
): Income[] {
  const needed = sent + credits.free + credits.purchased - SIGNUP_CREDITS;
  const bought = premium ? bundlesFor(Math.max(needed, Math.min(...sizes)), sizes) : [];
  const missing = needed - bought.reduce((sum, amount) => sum + amount, 0);
  return [
    { lot: 'free', contra: 'promotion', amount: SIGNUP_CREDITS },
    ...(missing > 0 ? [{ lot: 'free', contra: 'promotion', amount: missing } as const] : []),
    ...bought.map(amount => ({ lot: 'purchased', contra: 'sales', amount }) as const),
  ];
}

export function expensesOf(incomes: readonly Income[], messages: readonly string[]): Expense[] {
  const free = freeCreditsOf(incomes);
  return messages.map((reference, index) => ({ reference, lot: index < free ? 'free' : 'purchased' }));
}

/** Returns times in ms since 1970. */
export function purchaseTimesOf(
  incomes: readonly Income[],
  sentAt: readonly number[],
  { joined, lately }: { joined: number; lately: number },
): number[] {
  let creditsSoFar = freeCreditsOf(incomes);
  return incomes
    .filter(({ contra }) => contra === 'sales')
    .map(({ amount }, index) => {
      const firstSpent = sentAt[creditsSoFar];
      creditsSoFar += amount;
      const needed = firstSpent === undefined ? lately : firstSpent - 90_000;
      return index === 0 ? Math.min(needed, joined) : needed;
    });
}

const freeCreditsOf = (incomes: readonly Income[]): number =>
  incomes.filter(({ lot }) => lot === 'free').reduce((sum, { amount }) => sum + amount, 0);

function bundlesFor(credits: number, sizes: readonly number[]): number[] {
  const largest = Math.max(...sizes.filter(size => size <= credits));
  return sizes.includes(largest) ? [largest, ...bundlesFor(credits - largest, sizes)] : [];
}
