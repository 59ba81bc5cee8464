import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DEBIT_CODE } from './constants.ts';
import { countryCodes, currencies } from './countries.ts';
import { directDebitIneligibility } from './direct-debit-refusal.ts';
import { id, nothing, text } from './fields.ts';
import { iban } from './iban.ts';
import { payment } from './payments.ts';

/** What stands in one line of a mandate and of the bank's file, however it was typed. */
const line = (max: number) =>
  text(max).check(
    z.overwrite(typed => typed.replaceAll(/\s+/g, ' ')),
    z.minLength(1, { error: 'field_required' }),
  );

/** The form of /directdebit (section 3), but for the code, which is asked when it was sent. */
export const directDebitForm = z.object({
  bundle: id,
  code: z.optional(text(64)),
  /** The total that was shown. */
  amount: z.int(),
  account_holder: line(70),
  iban,
  street: line(70),
  house_number: line(16),
  zip: line(16),
  city: line(70),
  /** Where the code is sent: a mobile number, in the notation of the payment country or with its country code. */
  phone: line(24),
  consent: z.literal(true, { error: 'consent_required' }),
});
export type DirectDebitForm = z.output<typeof directDebitForm>;

/** Six digits, typed in groups or not; what is no code at all costs no try. */
const otp = z
  .string()
  .check(
    z.maxLength(20, { error: 'sms_code_invalid', abort: true }),
    z.regex(new RegExp(`^\\s*(\\d[\\s-]*){${DEBIT_CODE.digits}}$`), { error: 'sms_code_invalid' }),
  );

/** Who collects, as a mandate names him: the company of the site with its creditor identifier. */
const creditor = z.object({ name: z.string(), address: z.string(), city: z.string(), id: z.string() });
export type Creditor = z.output<typeof creditor>;

/** An order by direct debit that waits for its code. Of account and number their ends alone are told. */
const waitingDebit = z.object({
  /** The payment that it is. */
  debit: id,
  /** Null where the bundle is no longer sold. */
  bundle: z.nullable(id),
  credits: z.int(),
  mandate_reference: z.string(),
  iban_end: z.string(),
  /** The name that the bank shows for it. */
  statement: z.string(),
  amount: z.int(),
  currency: z.enum(currencies),
  country: z.enum(countryCodes),
  phone_end: z.string(),
  /** Seconds until the code expires, and until another may be sent: hours, where he has had as many as there are. */
  code_seconds: z.int(),
  resend_seconds: z.int(),
  tries_left: z.int(),
});
export type WaitingDebit = z.output<typeof waitingDebit>;

/**
 * What the page of section 2 begins with: who would collect (null: this site collects from nobody), whether the caller may pay so, and the
 * order that waits for its code, for a page that is loaded anew.
 */
export const getDirectDebit = defineCall({
  method: 'GET',
  path: '/api/directdebit.php',
  summary: 'Who collects, and the direct debit that waits for its code',
  section: '3',
  query: nothing,
  body: nothing,
  output: z.object({
    creditor: z.nullable(creditor),
    /** Why the caller cannot pay by direct debit now, by what he did himself; null where he can, up to `limit` in cents. */
    refused: z.nullable(directDebitIneligibility),
    /** The day, `YYYY-MM-DD`, on which his open debit is collected; null where he has none. */
    collect_on: z.nullable(z.string()),
    limit: z.int(),
    waiting: z.nullable(waitingDebit),
  }),
  errors: [],
  access: 'member',
  repeat: 'natural',
});

/**
 * Takes the form and sends the code, which is bound to this account and amount (sections 3, 4). Nothing is collected by it. One that
 * waited before is given up: a form that is filled in again replaces it.
 */
export const startDirectDebit = defineCall({
  method: 'POST',
  path: '/api/directdebit.php',
  summary: 'Fill in a direct debit and have its code sent',
  section: '3',
  query: nothing,
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
  access: 'member',
  repeat: 'key',
});

/** Sends another code to the same number: three an hour, six a day in all (section 4, resend). Asked again within seconds, nothing is sent. */
export const resendDebitCode = defineCall({
  method: 'POST',
  path: '/api/directdebit.php',
  marker: 'resend=1',
  summary: 'Have the code of a direct debit sent again',
  section: '4',
  query: nothing,
  body: z.object({ debit: id }),
  output: waitingDebit,
  errors: ['not_found', 'sms_limit', 'sms_away'],
  access: 'member',
  repeat: 'key',
});

/**
 * Agrees to the mandate by its code; the credits come at once. A wrong code is "Code ongeldig" at `otp` (section 5), with the tries that are
 * `left`. Whether an account may be collected from is told here, to who holds the telephone, and not before.
 */
export const confirmDirectDebit = defineCall({
  method: 'POST',
  path: '/api/directdebit.php',
  marker: 'confirm=1',
  summary: 'Agree to a direct debit by its code',
  section: '4',
  query: nothing,
  body: z.object({ debit: id, otp }),
  output: payment,
  errors: ['not_found', 'sms_code_invalid', 'sms_code_over', 'direct_debit_refused'],
  access: 'member',
  repeat: 'natural',
});
