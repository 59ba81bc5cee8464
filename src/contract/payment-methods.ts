import * as z from 'zod/mini';
import { type CountryCode, type Currency, countries } from './countries.ts';

/** Payment methods by the names of section 3. */
export const paymentMethods = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'nexi',
  'cartebancaire',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** `debit` is collected by ourselves, `transfer` takes days, the others are over in a minute. */
export const methodKinds = ['bank', 'card', 'device', 'paypal', 'voucher', 'debit', 'transfer'] as const;
export type MethodKind = (typeof methodKinds)[number];

export type MethodDetails = {
  kind: MethodKind;
  /** Where buyers have it, null being everywhere, and what it can be paid in. */
  countries: readonly CountryCode[] | null;
  currencies: readonly Currency[];
  /** The buyer chooses his bank before he leaves for it. */
  hasBanks?: true;
  /** Only where the browser says that it can: `ApplePaySession`. */
  needsDevice?: true;
  /** A provider that keeps cards can keep it for a repeat order. */
  canBeStored?: true;
};

const allCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'] as const;
const sepa = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE'] as const;
const card = {
  kind: 'card',
  countries: null,
  currencies: allCurrencies,
  canBeKept: true,
} as const;

/** What is known of each method, as of November 2026. */
export const methodDetails: Record<PaymentMethod, MethodDetails> = {
  sdd: { kind: 'debit', countries: sepa, currencies: ['EUR'] },
  // The specification's spelling of Przelewy24.
  prezelewy24: { kind: 'bank', countries: ['PL'], currencies: ['PLN'], hasBanks: true },
  blik: { kind: 'bank', countries: ['PL'], currencies: ['PLN'] },
  sct: { kind: 'transfer', countries: sepa, currencies: ['EUR'] },
  // Ended in December 2024.
  giropay: { kind: 'bank', countries: ['DE'], currencies: ['EUR'] },
  mastercard: card,
  visa: card,
  creditcard: card,
  nexi: { ...card, countries: ['IT'], currencies: ['EUR'] },
  cartebancaire: { ...card, countries: ['FR'], currencies: ['EUR'] },
  // Shown as "iDEAL | Wero". Its own page asks for the bank since 2024.
  ideal: { kind: 'bank', countries: ['NL'], currencies: ['EUR'] },
  bancontact: { kind: 'bank', countries: ['BE'], currencies: ['EUR'] },
  applepay: {
    kind: 'device',
    countries: null,
    currencies: allCurrencies,
    needsDevice: true,
  },
  paysafecard: {
    kind: 'voucher',
    countries: ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'CH'],
    currencies: ['EUR', 'GBP', 'PLN', 'CHF'],
  },
  // No new cards since July 2023.
  maestro: { kind: 'card', countries: null, currencies: ['EUR'] },
  paypal: { kind: 'paypal', countries: null, currencies: allCurrencies },
  // Ended in September 2025.
  sofort: {
    kind: 'bank',
    countries: ['DE', 'AT', 'BE', 'NL', 'CH'],
    currencies: ['EUR', 'CHF'],
  },
  eps: { kind: 'bank', countries: ['AT'], currencies: ['EUR'], hasBanks: true },
};

/** Methods whose owners closed them: known in old transactions, offered where a site's operator takes them off his list. */
export const DISCONTINUED_METHODS: readonly PaymentMethod[] = ['giropay', 'maestro', 'sofort'];

/** Another spelling under which a method is asked for. */
const methodAliases: Readonly<Record<string, PaymentMethod>> = { przelewy24: 'prezelewy24' };

/** The method of a name in an address or a query, in either spelling; undefined for one that nobody knows. */
export const parseMethod = (name: string | null | undefined): PaymentMethod | undefined =>
  paymentMethods.find(method => method === name?.toLowerCase()) ?? methodAliases[name?.toLowerCase() ?? ''];

/** A method in a query or a body, in either spelling. */
export const methodName = z.pipe(
  z.string(),
  z.pipe(
    z.transform((name: string) => parseMethod(name) ?? name),
    z.enum(paymentMethods),
  ),
);

/** What people of a country pay with most stands first; then whatever else there is, cards before what is rare. */
const preferredMethods: Partial<Record<CountryCode, readonly PaymentMethod[]>> = {
  NL: ['ideal', 'paypal'],
  BE: ['bancontact', 'paypal'],
  FR: ['cartebancaire', 'paypal'],
  IT: ['paypal', 'nexi'],
  DE: ['paypal', 'sdd'],
  AT: ['eps', 'paypal'],
  PL: ['blik', 'prezelewy24'],
};
const usualOrder = [
  'applepay',
  'visa',
  'mastercard',
  'paypal',
  'creditcard',
  'sdd',
  'paysafecard',
  'sct',
] as const satisfies PaymentMethod[];

/**
 * Whether a method can be paid with from a country, in the currency of its prices.
 * @param retired methods the site does not offer: its setting `retired_payment_methods`
 */
export function isMethodOffered(
  method: PaymentMethod,
  country: CountryCode,
  retired: readonly PaymentMethod[],
): boolean {
  const { countries: availableIn, currencies } = methodDetails[method];
  const isAvailable = availableIn === null || availableIn.includes(country);
  return !retired.includes(method) && isAvailable && currencies.includes(countries[country].currency);
}

/** The methods offered to who pays from a country, the usual ones of that country first, without `retired` ones (section 3). */
export function methodsFor(country: CountryCode, retired: readonly PaymentMethod[]): PaymentMethod[] {
  const ordered = [...new Set([...(preferredMethods[country] ?? []), ...usualOrder, ...paymentMethods])];
  return ordered.filter(method => isMethodOffered(method, country, retired));
}
