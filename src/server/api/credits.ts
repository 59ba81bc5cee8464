import type { Output } from '#contract/call';
import * as creditCalls from '#contract/credits';
import * as discountCalls from '#contract/discounts';
import * as transactionCalls from '#contract/transactions';
import type { App, MemberCaller } from '../app.ts';
import { recipientsOf } from '../chats/recipients-of.ts';
import { answerDeleteDiscount } from '../credits/discounts/answer-delete-discount.ts';
import { getDiscountCode } from '../credits/discounts/get-discount-code.ts';
import { getTimeBonus } from '../credits/discounts/get-time-bonus.ts';
import { offerDeleteDiscount } from '../credits/discounts/offer-delete-discount.ts';
import { getBundles } from '../credits/get-bundles.ts';
import { getOpenPayments, getPayments } from '../credits/transactions/get-payments.ts';
import {
  findLedgerEntry,
  ledgerEntriesPage,
  presentLedgerEntry,
} from '../credits/transactions/get-transactions.ts';
import { type AppRoute, route } from './route.ts';

/**
 * If the credits paid for a message, `to` is the message's recipient.
 * @spec 2.9 D2.13
 */
async function getTransactions(
  { db }: App,
  { accountId, member }: MemberCaller,
  before: string | undefined,
): Promise<Output<typeof creditCalls.getTransactions>> {
  const { entries, has_earlier } = await ledgerEntriesPage(db, accountId, before);
  const recipients = await recipientsOf(db, member.profileId, entries);
  return {
    transactions: entries.map(entry => ({
      ...presentLedgerEntry(entry),
      to: recipients.get(entry.id) ?? null,
    })),
    has_earlier,
  };
}

/**
 * If the id belongs to a payment, `movement` is null.
 * @throws not_found for an unknown id
 * @spec 2.9
 */
async function getTransaction(
  { db }: App,
  { accountId, member }: MemberCaller,
  id: string,
): Promise<Output<typeof transactionCalls.getTransaction>> {
  const entry = await findLedgerEntry(db, accountId, id);
  if (!entry) return { movement: null };
  const to = (await recipientsOf(db, member.profileId, [entry])).get(entry.id) ?? null;
  return { movement: { ...presentLedgerEntry(entry), to, payment: entry.payment } };
}

/** @spec 2.9 D2.12 D2.13 3.7 5.5 7.6 */
export const creditRoutes: AppRoute[] = [
  route(creditCalls.getBundles, ({ app, caller, query }) => getBundles(app, caller, query)),
  route(creditCalls.getTransactions, ({ app, caller, query }) => getTransactions(app, caller, query.before)),
  route(transactionCalls.getTransaction, ({ app, caller, query }) => getTransaction(app, caller, query.id)),
  route(transactionCalls.getPayments, ({ app, caller, query }) => getPayments(app, caller, query)),
  route(transactionCalls.getOpenPayments, ({ app, caller }) => getOpenPayments(app, caller)),
  // The rate limit prevents guessing codes.
  route(discountCalls.getDiscountCode, ({ app, caller, query }) => getDiscountCode(app, caller, query.code), {
    limits: [{ by: 'address', hits: 120, seconds: 900 }],
  }),
  route(discountCalls.getTimeBonus, ({ app, caller }) => getTimeBonus(app, caller), {
    limits: [{ by: 'address', hits: 600, seconds: 900 }],
  }),
  route(discountCalls.offerDeleteDiscount, ({ app, caller }) => offerDeleteDiscount(app, caller)),
  route(discountCalls.answerDeleteDiscount, ({ app, caller, body }) =>
    answerDeleteDiscount(app, caller, body.accept),
  ),
];
