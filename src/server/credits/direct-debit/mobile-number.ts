import { isSEPACountry } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type CountryCode, countryCodes } from '#contract/countries';
import { fieldError } from '#contract/errors';

const mobileTypes = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Accepts only reachable countries, because SMS elsewhere are expensive and attract fraud.
 * @throws phone_invalid at `phone`
 * @spec 5.6
 */
export function parseMobileNumber(typed: string, country: CountryCode): string {
  const parsed = parsePhoneNumberFromString(typed, country);
  const isMobile = parsed?.isValid() && mobileTypes.includes(parsed.getType() ?? '');
  if (!parsed || !isMobile || !isReachableCountry(parsed.country)) throw fieldError('phone', 'phone_invalid');
  return parsed.number;
}

const isReachableCountry = (country: string | undefined): boolean =>
  country !== undefined && (isSEPACountry(country) || countryCodes.some(code => code === country));
