import { ABUSE_TIMES } from '#contract/abuse';
import { methodDetails, type PaymentMethod } from '#contract/payment-methods';
import { banOf } from '../../accounts/bans/ban-account.ts';
import type { App } from '../../app.ts';
import { keyedHash } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { banPaymentAccounts, suspectBannedPayer } from '../direct-debit/banned-payers.ts';
import { deletePayersBefore, insertPayer } from './payer-queries.ts';
import type { PaymentRow } from './queries.ts';

type PaidPayment = Pick<PaymentRow, 'id' | 'site_id' | 'account_id' | 'provider' | 'method'>;

/**
 * Stores, as a keyed hash, which card or account paid. If it paid for a banned member too, that is a signal and nothing
 * more: the money has been paid, and couples share cards. Lock the account first.
 * @param key the provider's name for the card or account; null if unknown
 * @spec 4.9 D5.13
 */
export async function recordPayer(app: App, tx: Tx, payment: PaidPayment, key: string | null): Promise<void> {
  const { account_id: accountId, site_id: siteId } = payment;
  // A voucher is bought in a shop, so it has no account.
  if (!key || !accountId || methodDetails[payment.method as PaymentMethod].kind === 'voucher') return;
  const payerHash = hashPayer(app, payment, key);
  await insertPayer(tx.db, { payment: payment.id, accountId, siteId, payerHash, now: tx.now });
  const ban = await banOf(tx, accountId);
  if (ban) await banPaymentAccounts(tx, accountId, ban.until);
  else await suspectBannedPayer(tx, { accountId, siteId, paymentAccount: payerHash });
}

const hashPayer = (
  { config }: Pick<App, 'config'>,
  { site_id, provider }: Pick<PaidPayment, 'site_id' | 'provider'>,
  key: string,
): Buffer => keyedHash(config.secret, `payer ${provider} ${site_id} ${key}`);

/** @spec D1.13 D5.13 */
export const purgePayers = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deletePayersBefore(db, clock.now(), ABUSE_TIMES.payerMonths);
