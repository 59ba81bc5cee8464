import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type CountryCode, countryCodes } from '#contract/countries';
import { fieldError } from '#contract/errors';

const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * A mobile number in E.164, as `+31612345678`: typed as one does in the country, or with a country code. Numbers far from wherever accounts
 * are collected from are refused: messages there cost most, and whoever wants them sent is not a buyer.
 * @throws phone_invalid at `phone`
 */
export function parseMobileNumber(typed: string, country: CountryCode): string {
  const parsed = parsePhoneNumberFromString(typed, country);
  const isMobile = parsed?.isValid() && mobileTypes.includes(parsed.getType() ?? '');
  if (!parsed || !isMobile || !isReachableCountry(parsed.country)) throw fieldError('phone', 'phone_invalid');
  return parsed.number;
}

const isReachableCountry = (country: string | undefined): boolean =>
  country !== undefined && (isSEPACountry(country) || countryCodes.some(code => code === country));
