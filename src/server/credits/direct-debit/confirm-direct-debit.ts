import { DEBIT_CODE, DEBIT_TIMES } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { ApiError, fieldError } from '#contract/errors';
import type { Payment } from '#contract/payments';
import { calendarDay, isoDay } from '#i18n/date-text';
import { moneyText } from '#i18n/money';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import { type AccountRecipient, queueEmailTo } from '../../accounts/queue-email-to.ts';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { getPayment } from '../payments/own-payment.ts';
import { lockBuyer, lockPaymentById, type PaymentRow, selectOwnPayment } from '../payments/queries.ts';
import { decryptAccountDetails } from './account-details.ts';
import { bankDaysAfter } from './bank-days.ts';
import { suspectBannedPayer } from './banned-payers.ts';
import { creditorOf } from './creditor.ts';
import { countRefusedAccount } from './debit-eligibility.ts';
import {
  consumeTry,
  type DebitRow,
  type DebitSourceState,
  debitStateOfIban,
  debitStateOfMember,
  debitStateOfPhone,
  lockDebitSource,
  markDebitDue,
  selectOwnDebit,
} from './queries.ts';
import { isMatchingSmsCode } from './send-code.ts';

/**
 * Grants the credits and emails the mandate. Repeating a successful call returns the confirmed payment.
 * @throws not_found, sms_code_over, direct_debit_refused; sms_code_invalid at `otp` with the remaining tries
 * @spec 4.10 5.6 5.8
 */
export async function confirmDirectDebit(
  app: App,
  caller: MemberCaller,
  { debit: id, otp }: { debit: string; otp: string },
): Promise<Payment> {
  const payment = await selectOwnPayment(app.db, caller.accountId, id);
  if (!payment || !(await selectOwnDebit(app.db, caller.accountId, id))) throw new ApiError('not_found');
  if (payment.state === 'created') await tryCode(app, caller, payment, otp);
  const confirmed = await getPayment(app, caller, id);
  if (confirmed.state === 'failed') throw new ApiError('direct_debit_refused');
  if (confirmed.state === 'cancelled' || confirmed.state === 'expired') throw new ApiError('sms_code_over');
  return confirmed;
}

async function tryCode(app: App, caller: MemberCaller, payment: PaymentRow, otp: string): Promise<void> {
  const { accountId } = caller;
  const debit = await consumeTry(app.db, { accountId, payment: payment.id, now: app.clock.now() });
  if (!debit) {
    // A parallel request may have confirmed the debit; then this request succeeds too.
    if (await isStillWaiting(app, caller, payment.id)) throw new ApiError('sms_code_over');
    return;
  }
  const { id, amount, currency } = payment;
  const { iban } = decryptAccountDetails(app, debit) ?? {};
  if (iban === undefined) throw new ApiError('sms_code_over');
  if (!isMatchingSmsCode(app, otp, { payment: id, iban, amount, currency }, debit.code_hash))
    throw fieldError('otp', 'sms_code_invalid', { left: DEBIT_CODE.maxAttempts - debit.tries });
  await transact(app, tx => confirmMandate(app, tx, caller, debit));
}

const isStillWaiting = async ({ db }: App, { accountId }: MemberCaller, id: string): Promise<boolean> =>
  (await selectOwnDebit(db, accountId, id))?.state === 'waiting';

/** If `isDebitRefused` returns true, the payment fails; otherwise the payment completes. */
async function confirmMandate(app: App, tx: Tx, caller: MemberCaller, debit: DebitRow): Promise<void> {
  const { payment_id: id } = debit;
  await lockBuyer(tx.db, caller.accountId);
  await lockDebitSource(tx.db, debit);
  const payment = await lockPaymentById(tx.db, id);
  if (payment?.state !== 'created') return;
  if (await isDebitRefused(tx, caller, debit)) {
    await applyPaymentReport(app, tx, id, { state: 'failed', failure: 'declined', source: 'program' });
    return;
  }
  const { timeZone } = caller.site;
  const today = isoDay(tx.now, { locale: 'sv-SE', timeZone, now: tx.now });
  const collectOn = bankDaysAfter(today, DEBIT_TIMES.noticeDays);
  await markDebitDue(tx.db, id, { agreed_at: tx.now, collect_on: collectOn });
  await applyPaymentReport(app, tx, id, { state: 'completed', source: 'member' });
  const recipient = await accountRecipientOf(tx.db, caller.accountId);
  if (recipient) await sendMandateEmail(app, tx, caller.site, recipient, { payment, debit, collectOn });
}

/** Counts a refused bank account, because the member may be probing other people's accounts. */
async function isDebitRefused(tx: Tx, { accountId }: MemberCaller, debit: DebitRow): Promise<boolean> {
  const { site_id, iban_hash, phone_hash } = debit;
  if (preventsDebit(await debitStateOfMember(tx.db, accountId, tx.now))) return true;
  if (preventsDebit(await debitStateOfIban(tx.db, site_id, iban_hash, tx.now))) {
    await countRefusedAccount(tx, accountId);
    return true;
  }
  if (await suspectBannedPayer(tx, { accountId, siteId: site_id, paymentAccount: iban_hash })) return true;
  return preventsDebit(await debitStateOfPhone(tx.db, site_id, phone_hash, tx.now));
}

const preventsDebit = ({ isOpen, isBlocked }: DebitSourceState): boolean => isOpen || isBlocked;

/** `collectOn` is `YYYY-MM-DD`. */
type ConfirmedDebit = {
  payment: { id: string; amount: number; currency: string; statement: string };
  debit: { mandate_reference: string; iban_end: string };
  collectOn: string;
};

/** @spec 5.8 D2.31 */
export async function sendMandateEmail(
  app: App,
  tx: Tx,
  site: Site,
  recipient: AccountRecipient,
  { payment, debit, collectOn }: ConfirmedDebit,
): Promise<void> {
  const creditor = creditorOf(site);
  await queueEmailTo(app, tx, site, recipient, (t, locale) => {
    const money = moneyText(locale, payment.amount, payment.currency as Currency);
    return {
      subject: t('mandate_mail.subject'),
      preview: t('mandate_mail.preview', { money }),
      text: [
        t('mandate_mail.agreed', { money, end: debit.iban_end }),
        t('mandate_mail.when', { day: calendarDay(collectOn, locale), statement: payment.statement }),
        t('mandate_mail.reference', {
          reference: debit.mandate_reference,
          creditor: creditor?.name ?? site.company.name,
          id: creditor?.id ?? '',
          statement: payment.statement,
        }),
        t('mandate_mail.back', { weeks: DEBIT_TIMES.refundWeeks }),
      ],
      button: { label: t('mandate_mail.button'), path: `/transactions/${payment.id}` },
      small: [t('mandate_mail.not_you')],
    };
  });
}
