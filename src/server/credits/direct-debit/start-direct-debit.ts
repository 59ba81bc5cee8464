import { randomInt } from 'node:crypto';
import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { DEBIT_CODE } from '#contract/constants';
import { type CountryCode, countryCodes } from '#contract/countries';
import type { DirectDebitForm, WaitingDebit } from '#contract/direct-debit';
import { MINUTE_MS } from '#contract/durations';
import { ApiError, fieldError } from '#contract/errors';
import { isMethodOffered } from '#contract/payment-methods';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { SmsError } from '../../providers/sms/provider.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { createPayment } from '../payments/create-payment.ts';
import { payerCountry } from '../payments/payer-country.ts';
import { type PricedOrder, priceForCaller } from '../payments/price-for-caller.ts';
import { lockBuyer, type PaymentRow } from '../payments/queries.ts';
import { type AccountDetails, encryptAccountDetails, hashIban, hashPhone } from './account-details.ts';
import { activeCreditor } from './creditor.ts';
import { debitRefusalReason } from './debit-eligibility.ts';
import { presentWaitingDebit } from './present.ts';
import {
  type DebitRow,
  type DebitWithPayment,
  insertDirectDebit,
  selectWaitingDebitPayments,
} from './queries.ts';
import { countCodeSend, hashSmsCode, newSmsCode, sendSmsCode } from './send-code.ts';

/**
 * Cancels the member's earlier waiting debits and sends a code by SMS.
 * @throws unconfirmed, direct_debit_open, direct_debit_limit, direct_debit_refused, sms_limit, sms_away;
 * errors of `createPayment`; field errors at `phone`, `method` and `code`
 * @spec 3.11 4.10 5.8
 */
export async function startDirectDebit(
  app: App,
  caller: MemberCaller,
  body: DirectDebitForm,
): Promise<WaitingDebit> {
  const details = await parseDetails(app, caller, body);
  const code = newSmsCode();
  const waiting = await transact(app, async tx => {
    const order = await priceOrderIn(app, tx, caller, body);
    const payment = await createPayment(tx, caller, order, {
      ...{ method: 'sdd', bank: null, amount: body.amount, provider: 'direct_debit' },
    });
    await countCodeSend(app, tx, caller, details.phone);
    return { payment, debit: await insertDebitFor(app, tx, { payment, details, code }) };
  }).catch(error => cancelOnPriceChange(app, caller, error));
  await sendCodeOrFail(app, caller, waiting, { phone: details.phone, code });
  return presentWaitingDebit(app, caller, waiting);
}

async function parseDetails(app: App, caller: MemberCaller, body: DirectDebitForm): Promise<AccountDetails> {
  const country = await payerCountry(app.db, caller);
  const { account_holder, iban, street, house_number, zip, city } = body;
  const phone = parseMobileNumber(body.phone, country);
  return { account_holder, iban, street, house_number, zip, city, country, phone };
}

async function priceOrderIn(
  app: App,
  tx: Tx,
  caller: MemberCaller,
  body: DirectDebitForm,
): Promise<PricedOrder> {
  await lockBuyer(tx.db, caller.accountId);
  await cancelWaitingDebits(app, tx, caller.accountId);
  const { bundle, code } = body;
  const order = await priceForCaller(app, tx.db, caller, { bundle, code, country: undefined, method: 'sdd' });
  const isOffered = isMethodOffered('sdd', order.country, caller.site.settings.retired_payment_methods);
  if (!isOffered || !activeCreditor(app, caller.site)) throw fieldError('method', 'payment_method_unknown');
  const refusal = await debitRefusalReason(tx.db, caller, order.total, tx.now);
  if (refusal) throw new ApiError(refusal);
  return order;
}

/** The cancellation releases discount codes, so that the next quote can include the discounts. */
async function cancelOnPriceChange(app: App, { accountId }: MemberCaller, error: unknown): Promise<never> {
  if (error instanceof ApiError && error.code === 'price_changed')
    await transact(app, tx => cancelWaitingDebits(app, tx, accountId));
  throw error;
}

async function cancelWaitingDebits(app: App, tx: Tx, accountId: string): Promise<void> {
  for (const { id } of await selectWaitingDebitPayments(tx.db, accountId))
    await applyPaymentReport(app, tx, id, { state: 'cancelled', source: 'member' });
}

function insertDebitFor(
  app: App,
  tx: Tx,
  { payment, details, code }: { payment: PaymentRow; details: AccountDetails; code: string },
): Promise<DebitRow> {
  const { id, site_id, account_id, amount, currency } = payment;
  const { iban, phone } = details;
  return insertDirectDebit(tx.db, {
    payment_id: id,
    site_id,
    account_id,
    mandate_reference: `M${String(randomInt(1e12)).padStart(12, '0')}`,
    encrypted_details: encryptAccountDetails(app, id, details),
    iban_hash: hashIban(app, site_id, iban),
    phone_hash: hashPhone(app, site_id, phone),
    iban_end: iban.slice(-4),
    phone_end: phone.slice(-3),
    code_hash: hashSmsCode(app, code, { payment: id, iban, amount, currency }),
    code_sent_at: tx.now,
    code_expires_at: new Date(tx.now.getTime() + DEBIT_CODE.minutes * MINUTE_MS),
    created_at: tx.now,
  });
}

/** If the SMS fails, the payment fails too and releases its discount code. */
async function sendCodeOrFail(
  app: App,
  caller: MemberCaller,
  { payment, debit }: DebitWithPayment,
  to: { phone: string; code: string },
): Promise<void> {
  const { amount, currency, statement } = payment;
  try {
    await sendSmsCode(app, caller, { ...to, amount, currency, statement, ibanEnd: debit.iban_end });
  } catch (error) {
    const report = { state: 'failed', failure: 'provider_away', source: 'program' } as const;
    await transact(app, tx => applyPaymentReport(app, tx, payment.id, report));
    throw isNumberRefused(error) ? fieldError('phone', 'phone_invalid') : error;
  }
}

const isNumberRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof SmsError && error.cause.reason === 'refused';

const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Accepts only reachable countries, because SMS elsewhere are expensive and attract fraud.
 * @throws phone_invalid at `phone`
 * @spec 5.6
 */
function parseMobileNumber(typed: string, country: CountryCode): string {
  const parsed = parsePhoneNumberFromString(typed, country);
  const isMobile = parsed?.isValid() && mobileTypes.includes(parsed.getType() ?? '');
  if (!parsed || !isMobile || !isReachableCountry(parsed.country)) throw fieldError('phone', 'phone_invalid');
  return parsed.number;
}

const isReachableCountry = (country: string | undefined): boolean =>
  country !== undefined && (isSEPACountry(country) || countryCodes.some(code => code === country));
