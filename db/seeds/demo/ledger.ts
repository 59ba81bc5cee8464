import type { Insertable } from 'kysely';
import { v7 } from 'uuid';
import { SIGNUP_CREDITS, UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { countries } from '#contract/countries';
import { MINUTE_MS } from '#contract/durations';
import { DISCONTINUED_METHODS, methodsFor } from '#contract/payment-methods';
import { vatInside, vatRates } from '#contract/vat';
import type { DB } from '#db/schema';
import { random } from '../random.ts';
import { DAY_MINUTES, type DemoMember } from './demo-member.ts';
import type { ConversationRows, ToDate } from './rows.ts';

type Rows<Table extends keyof DB> = Insertable<DB[Table]>[];
type Payment = Insertable<DB['payments']>;

interface SalesTerms {
  siteId: number;
  statement: string;
  bundles: readonly { currency: string; credits: number; price: number }[];
}

interface MemberLedger {
  payments: Payment[];
  entries: Rows<'ledger_entries'>;
}

export function ledgerOf(
  person: DemoMember,
  terms: SalesTerms,
  sent: ConversationRows['messages'],
  at: ToDate,
): MemberLedger {
  const { currency } = countries[person.country];
  const priceList = terms.bundles.filter(bundle => bundle.currency === currency);
  const sizes = priceList.map(({ credits }) => credits);
  const incomes = incomesOf(person, sent.length, sizes);
  const purchaseTimes = purchaseTimesOf(
    incomes,
    sent.map(({ sent_at }) => Number(sent_at)),
    {
      joined: Number(at(person.signedUpAgo * 0.9)),
      lately: Number(at(Math.min(person.signedUpAgo * 0.8, person.seenAgo + 3 * DAY_MINUTES))),
    },
  );
  const payments = incomes
    .filter(({ contra }) => contra === 'sales')
    .map(({ amount: credits }, index) => {
      const price = priceList.find(bundle => bundle.credits === credits)?.price ?? 0;
      return paymentRow(person, terms, { credits, price, at: new Date(purchaseTimes[index] ?? 0), index });
    });
  return { payments, entries: entriesOf(person, { incomes, payments, sent, at }) };
}

export const withReceiptNumbers = (payments: readonly Payment[]): Payment[] =>
  payments
    .toSorted((a, b) => Number(a.completed_at) - Number(b.completed_at))
    .map((payment, index) => ({ ...payment, receipt_number: index + 1 }));

function paymentRow(
  { accountId, country }: DemoMember,
  { siteId, statement }: SalesTerms,
  { credits, price, at, index }: { credits: number; price: number; at: Date; index: number },
): Payment {
  const chance = random(`payment ${accountId} ${index}`);
  const method = chance.pick(
    methodsFor(country, DISCONTINUED_METHODS)
      .filter(name => name !== 'sdd' && name !== 'applepay')
      .slice(0, 3),
  );
  const id = v7({ msecs: at.getTime(), random: chance.bytes(16), seq: index });
  return {
    id,
    site_id: siteId,
    account_id: accountId,
    credits,
    currency: countries[country].currency,
    list_price: price,
    amount: price,
    vat_country: country,
    vat_rate: vatRates[country],
    vat: vatInside(price, vatRates[country]),
    location_proofs: [`payment:${country}`, `profile:${country}`],
    country,
    method,
    provider: 'sandbox',
    provider_reference: `demo-${id}`,
    statement,
    state: 'completed',
    created_at: new Date(at.getTime() - 60_000),
    completed_at: at,
  };
}

function entriesOf(
  person: DemoMember,
  {
    incomes,
    payments,
    sent,
    at,
  }: { incomes: Income[]; payments: Payment[]; sent: ConversationRows['messages']; at: ToDate },
): Rows<'ledger_entries'> {
  const account_id = person.accountId;
  const grants = incomes
    .filter(({ contra }) => contra === 'promotion')
    .map(entry => ({ ...entry, account_id, reference: null, created_at: at(person.signedUpAgo) }));
  const purchases = payments.map(({ id, credits, completed_at }) => ({
    account_id,
    lot: 'purchased',
    contra: 'sales',
    amount: credits,
    reference: String(id),
    created_at: completed_at as Date,
  }));
  const messages = sent.map(({ id }) => String(id));
  const spending = expensesOf(incomes, messages).map((entry, index) => {
    const { returned_credits: returned, sent_at } = sent[index] ?? {};
    const expense = { ...entry, account_id, contra: 'messages', amount: -1, created_at: sent_at };
    const returnedAt = new Date(Number(sent_at) + UNREAD_MESSAGE_REFUND_DAYS * DAY_MINUTES * MINUTE_MS);
    return {
      spent: expense,
      back: returned ? [{ ...expense, contra: 'returns', amount: returned, created_at: returnedAt }] : [],
    };
  });
  return [
    ...grants,
    ...purchases,
    ...spending.map(({ spent }) => spent),
    ...spending.flatMap(({ back }) => back),
  ];
}

interface Income {
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
function incomesOf({ premium, credits }: DemoMember, sent: number, sizes: readonly number[]): Income[] {
  const needed = sent + credits.free + credits.purchased - SIGNUP_CREDITS;
  const bought = premium ? bundlesFor(Math.max(needed, Math.min(...sizes)), sizes) : [];
  const missing = needed - bought.reduce((sum, amount) => sum + amount, 0);
  return [
    { lot: 'free', contra: 'promotion', amount: SIGNUP_CREDITS },
    ...(missing > 0 ? [{ lot: 'free', contra: 'promotion', amount: missing } as const] : []),
    ...bought.map(amount => ({ lot: 'purchased', contra: 'sales', amount }) as const),
  ];
}

function expensesOf(incomes: readonly Income[], messages: readonly string[]): Expense[] {
  const free = freeCreditsOf(incomes);
  return messages.map((reference, index) => ({ reference, lot: index < free ? 'free' : 'purchased' }));
}

/** Returns times in ms since 1970. */
function purchaseTimesOf(
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
