import fc from 'fast-check';
import { composeIBAN, getCountrySpecifications, isSEPACountry } from 'ibantools';
import * as z from 'zod/mini';
import { fieldErrorsOf } from '../field-errors.ts';
import { iban as typedIban } from '../iban.ts';

/** Examples from the IBAN registry, one of each country. */
export const exampleIbans =
  `AD1200012030200359100100 AT611904300234573201 BE68539007547034 BG80BNBG96611020345678 CH9300762011623852957
  CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000 DK5000400440116243 EE382200221020145685
  ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 GB29NWBK60161331926819 GI75NWBK000000007099453
  GR1601101250000000012300695 HR1210010051863000160 HU42117730161111101800000000 IE29AIBK93115212345678
  IS140159260076545510730339 IT60X0542811101000000123456 LI21088100002324013AA LT121000011101001000 LU280019400644750000
  LV80BANK0000435195001 MC5811222000010123456789030 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947
  PL61109010140000071219812874 PT50000201231234567890154 RO49AAAA1B31007593840000 SE4550000000058398257466
  SI56191000000123438 SK3112000000198742637541 SM86U0322509800000000270100 VA59001123000012345678`
    .split(/\s+/)
    .filter(Boolean);
export const sepaCountries = Object.keys(getCountrySpecifications()).filter(isSEPACountry);

const generatedAccounts = fc
  .constantFrom(
    'AD',
    'AT',
    'BG',
    'CH',
    'DE',
    'DK',
    'GB',
    'GR',
    'IE',
    'LI',
    'LT',
    'LU',
    'LV',
    'MT',
    'RO',
    'SE',
  )
  .chain(country => {
    const { bban_regexp: shape } = getCountrySpecifications()[country] ?? {};
    return fc
      .stringMatching(new RegExp(shape ?? ''))
      .map(bban => composeIBAN({ countryCode: country, bban }));
  })
  .filter(iban => iban !== null);
export const validIbans = fc.oneof(fc.constantFrom(...exampleIbans), generatedAccounts);

const typedAs = (iban: string) =>
  fc
    .array(fc.tuple(fc.boolean(), fc.constantFrom('', '', ' ', '-')), {
      minLength: iban.length,
      maxLength: iban.length,
    })
    .map(edits =>
      [...iban]
        .map((character, at) => (edits[at]?.[0] ? character.toLowerCase() : character) + edits[at]?.[1])
        .join(''),
    );

export const typedIbans = validIbans.chain(iban => fc.tuple(fc.constant(iban), typedAs(iban)));

export const mistypedIbans = validIbans
  .chain(iban =>
    fc.record({
      iban: fc.constant(iban),
      at: fc.integer({ min: 2, max: iban.length - 2 }),
      by: fc.integer({ min: 1, max: 9 }),
      swaps: fc.boolean(),
    }),
  )
  .map(({ iban, at, by, swaps }) => {
    const [one = '', two = ''] = [iban[at], iban[at + 1]];
    if (!/\d/.test(one) || (swaps && (!/\d/.test(two) || one === two))) return null;
    const changed = swaps ? two + one : String((Number(one) + by) % 10) + two;
    return iban.slice(0, at) + changed + iban.slice(at + 2);
  })
  .filter(slip => slip !== null);

const form = z.object({ iban: typedIban });

export const normalizedIban = (typed: string): string | undefined =>
  form.safeParse({ iban: typed }).data?.iban;

export const errorCodeOf = (typed: string): string | undefined => {
  const { error } = form.safeParse({ iban: typed });
  return error && fieldErrorsOf(error).iban?.code;
};
