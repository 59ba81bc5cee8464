import { isSEPACountry, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import * as z from 'zod/mini';
import { text } from './fields.ts';

/** What says that digits were mistyped, though it looks like an IBAN: its own check digits, and those of some countries inside. */
const checksumErrors = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];
const isWellFormed = (typed: string): boolean =>
  validateIBAN(typed).errorCodes.every(error => checksumErrors.includes(error));

/** It has 34 signs at most, each perhaps with a space behind it. */
const MAX_TYPED = 68;

/**
 * An IBAN as it is typed, with or without spaces and in any case; what comes of it is the form that banks exchange. Every account that a
 * direct debit reaches is taken, wherever it is held (Regulation (EU) 260/2012, article 9).
 */
export const iban = text(MAX_TYPED).check(
  z.minLength(1, { error: 'field_required' }),
  z.overwrite(typed => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.refine(isWellFormed, { error: 'iban_invalid' }),
  z.refine(isValidIBAN, { error: 'iban_check_digits' }),
  z.refine(typed => isSEPACountry(typed.slice(0, 2)), { error: 'iban_country' }),
);
