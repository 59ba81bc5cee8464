import { SIGNUP_CREDITS } from '#contract/constants';
import type { Resident } from './resident.ts';

/** Entries of the ledger, before they get an account: what came into a purse, and why. */
export interface Income {
  lot: 'free' | 'purchased';
  contra: 'promotion' | 'sales';
  amount: number;
}

export interface Expense {
  lot: 'free' | 'purchased';
  /** The message it paid for. */
  reference: string;
}

const BUNDLES = [100, 50, 25, 10];

/** What a member must have been given and bought to have sent so many messages and still own what he owns now. */
export function income({ premium, credits }: Resident, sent: number): Income[] {
  const needed = sent + credits.free + credits.purchased - SIGNUP_CREDITS;
  const bought = premium ? bundlesFor(Math.max(needed, 10)) : [];
  const short = needed - bought.reduce((sum, amount) => sum + amount, 0);
  return [
    { lot: 'free', contra: 'promotion', amount: SIGNUP_CREDITS },
    ...(short > 0 ? [{ lot: 'free', contra: 'promotion', amount: short } as const] : []),
    ...bought.map(amount => ({ lot: 'purchased', contra: 'sales', amount }) as const),
  ];
}

/** One credit a message, the free ones first. */
export function expenses(incomes: readonly Income[], messages: readonly string[]): Expense[] {
  const free = incomes.filter(({ lot }) => lot === 'free').reduce((sum, { amount }) => sum + amount, 0);
  return messages.map((reference, index) => ({ reference, lot: index < free ? 'free' : 'purchased' }));
}

function bundlesFor(credits: number): number[] {
  const largest = BUNDLES.find(bundle => bundle <= credits);
  return largest ? [largest, ...bundlesFor(credits - largest)] : [];
}
