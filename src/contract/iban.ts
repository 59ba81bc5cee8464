import { isSEPACountry, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { text } from './fields.ts';

/**
 * Errors of check digits: the IBAN's own, and those inside the account number in some countries. They mean a
 * typing error in a well-formed IBAN.
 */
const checksumErrors = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];
const isWellFormed = (typed: string): boolean =>
  validateIBAN(typed).errorCodes.every(error => checksumErrors.includes(error));

/** An IBAN has at most 34 characters, each possibly followed by a space. */
const MAX_TYPED = 68;

/**
 * An IBAN as typed, with or without spaces and in any case, normalized to the form that banks exchange. Every
 * account within SEPA is accepted, in whatever country it is held (Regulation (EU) 260/2012, article 9).
 * @spec 3.11 5.8
 */
export const iban = text(MAX_TYPED).check(
  z.minLength(1, { error: 'field_required' }),
  z.overwrite(typed => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.refine(isWellFormed, { error: 'iban_invalid' }),
  z.refine(isValidIBAN, { error: 'iban_check_digits' }),
  z.refine(typed => isSEPACountry(typed.slice(0, 2)), { error: 'iban_country' }),
);
