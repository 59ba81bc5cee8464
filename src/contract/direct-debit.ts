import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DEBIT_CODE } from './constants.ts';
import { countryCodes, currencies } from './countries.ts';
import { directDebitIneligibility } from './direct-debit-refusal.ts';
import { id, text } from './fields.ts';
import { iban } from './iban.ts';
import { payment } from './payments.ts';

/** Reduces white space to single spaces, because the collection file requires it. */
const line = (max: number) =>
  text(max).check(
    z.overwrite(typed => typed.replaceAll(/\s+/g, ' ')),
    z.minLength(1, { error: 'field_required' }),
  );

/** @spec 3.11 5.8 */
const directDebitForm = z.object({
  bundle: id,
  code: z.optional(text(64)),
  amount: z.int(),
  account_holder: line(70),
  iban,
  street: line(70),
  house_number: line(16),
  zip: line(16),
  city: line(70),
  /** A mobile number, with or without its country code. */
  phone: line(24),
  consent: z.literal(true, { error: 'consent_required' }),
});
export type DirectDebitForm = z.output<typeof directDebitForm>;

/** The server does not count malformed input as an attempt. */
const otp = z
  .string()
  .check(
    z.maxLength(20, { error: 'sms_code_invalid', abort: true }),
    z.regex(new RegExp(`^\\s*(\\d[\\s-]*){${DEBIT_CODE.digits}}$`), { error: 'sms_code_invalid' }),
  );

const creditor = z.object({ name: z.string(), address: z.string(), city: z.string(), id: z.string() });
export type Creditor = z.output<typeof creditor>;

/** `iban_end` and `phone_end` contain only the last characters. */
const waitingDebit = z.object({
  /** Id of the payment that the debit belongs to. */
  debit: id,
  /** Id of the ordered bundle; null if the site no longer sells it. */
  bundle: z.nullable(id),
  credits: z.int(),
  mandate_reference: z.string(),
  iban_end: z.string(),
  /** Name that the member sees on the bank statement. */
  statement: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  country: z.enum(countryCodes),
  phone_end: z.string(),
  code_seconds: z.int(),
  resend_seconds: z.int(),
  tries_left: z.int(),
});
export type WaitingDebit = z.output<typeof waitingDebit>;

/**
 * `creditor` is null if the site collects no direct debits.
 * @spec 2.9 3.11 5.8
 */
export const getDirectDebit = defineCall('GET', '/api/directdebit.php', {
  summary: 'Who collects, and the direct debit that waits for its code',
  section: '2.9',
  output: z.object({
    creditor: z.nullable(creditor),
    refused: z.nullable(directDebitIneligibility),
    /** Collection day of the open debit (`YYYY-MM-DD`); null if none is open. */
    collect_on: z.nullable(z.string()),
    limit: z.int(),
    waiting: z.nullable(waitingDebit),
  }),
  provides: ['direct-debit'],
  caching: 'none',
});

/**
 * Collects nothing yet, but cancels an earlier debit that waits for its code.
 * @spec 3.11 4.10 5.8
 */
export const startDirectDebit = defineCall('POST', '/api/directdebit.php', {
  summary: 'Submit a direct debit and have its code sent',
  section: '3.11',
  body: directDebitForm,
  output: waitingDebit,
  errors: [
    'not_found',
    'payment_method_unknown',
    'discount_code_unknown',
    'discount_code_used',
    'discount_code_unfit',
    'price_changed',
    'spending_limit_reached',
    'payments_open',
    'iban_country',
    'iban_check_digits',
    'iban_invalid',
    'phone_invalid',
    'consent_required',
    'unconfirmed',
    'direct_debit_refused',
    'direct_debit_open',
    'direct_debit_limit',
    'sms_limit',
    'sms_away',
  ],
  repeat: 'key',
  invalidates: ['direct-debit', 'payments', 'prices', 'quotes'],
});

/** @spec 4.10 5.6 */
export const resendDebitCode = defineCall('POST', '/api/directdebit.php', {
  marker: 'resend=1',
  summary: 'Have the code of a direct debit sent again',
  section: '4.10',
  body: z.object({ debit: id }),
  output: waitingDebit,
  errors: ['not_found', 'sms_limit', 'sms_away'],
  repeat: 'key',
  invalidates: ['direct-debit'],
});

/**
 * Refuses an IBAN with unpaid debits. A refusal before the SMS code would reveal members' IBANs.
 * @spec 4.10 5.6 5.8
 */
export const confirmDirectDebit = defineCall('POST', '/api/directdebit.php', {
  marker: 'confirm=1',
  summary: 'Confirm a direct debit by its code',
  section: '4.10',
  body: z.object({ debit: id, otp }),
  output: payment,
  errors: ['not_found', 'sms_code_invalid', 'sms_code_over', 'direct_debit_refused'],
  repeat: 'natural',
  invalidates: ['payments', 'prices', 'quotes', 'ledger', 'user'],
});
