import { isSEPACountry, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { text } from './fields.ts';

/** An IBAN with only these errors is well-formed but mistyped. */
const checksumErrors = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];
const isWellFormed = (typed: string): boolean =>
  validateIBAN(typed).errorCodes.every(error => checksumErrors.includes(error));

/** 34 characters, each possibly followed by a space. */
const MAX_TYPED = 68;

/**
 * Accepts every SEPA country, as article 9 of Regulation (EU) 260/2012 demands.
 * @spec 3.11 5.8
 */
export const iban = text(MAX_TYPED).check(
  z.minLength(1, { error: 'field_required' }),
  z.overwrite(typed => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.refine(isWellFormed, { error: 'iban_invalid' }),
  z.refine(isValidIBAN, { error: 'iban_check_digits' }),
  z.refine(typed => isSEPACountry(typed.slice(0, 2)), { error: 'iban_country' }),
);
