import { electronicFormatIBAN, isSEPACountry, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import { fieldError } from '#contract/errors';

/** What says that digits were mistyped, though it looks like an IBAN: its own check digits, and those of some countries inside. */
const typing = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.ChecksumNotNumber,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];

/**
 * An IBAN as it was typed, with or without spaces, in the form that banks exchange. Every account that a direct debit reaches is taken,
 * wherever it is held (Regulation (EU) 260/2012, article 9).
 * @throws at `iban`: iban_invalid, iban_check_digits, iban_country
 */
export function readIban(typed: string): string {
  const iban = electronicFormatIBAN(typed) ?? '';
  const { valid, errorCodes } = validateIBAN(iban);
  if (!valid) {
    const isTyping = errorCodes.every(error => typing.includes(error));
    throw fieldError('iban', isTyping ? 'iban_check_digits' : 'iban_invalid');
  }
  if (!isSEPACountry(iban.slice(0, 2))) throw fieldError('iban', 'iban_country');
  return iban;
}
