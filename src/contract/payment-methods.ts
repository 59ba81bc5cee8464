import * as z from 'zod/mini';
import { type CountryCode, type Currency, countries } from './countries.ts';

/** @spec 3.10 */
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

/** The site itself collects a `debit` from the bank account. A `transfer` takes days. */
export const methodKinds = ['bank', 'card', 'device', 'paypal', 'voucher', 'debit', 'transfer'] as const;
type MethodKind = (typeof methodKinds)[number];

type MethodDetails = {
  kind: MethodKind;
  /** Where the method works; null means everywhere. */
  countries: readonly CountryCode[] | null;
  currencies: readonly Currency[];
  /** Set if the buyer chooses a bank before leaving the site. */
  hasBanks?: true;
  /** Set if the method works only in browsers with `ApplePaySession`. */
  needsDevice?: true;
  canBeStored?: true;
};

const allCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'CAD', 'AUD', 'NZD'] as const;
const sepa = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE'] as const;
const card = {
  kind: 'card',
  countries: null,
  currencies: allCurrencies,
  canBeStored: true,
} as const;

/** The details are as of November 2026. */
export const methodDetails: Record<PaymentMethod, MethodDetails> = {
  sdd: { kind: 'debit', countries: sepa, currencies: ['EUR'] },
  // Przelewy24 is spelt this way on the wire (docs/product/3-entities.md).
  prezelewy24: { kind: 'bank', countries: ['PL'], currencies: ['PLN'], hasBanks: true },
  blik: { kind: 'bank', countries: ['PL'], currencies: ['PLN'] },
  sct: { kind: 'transfer', countries: sepa, currencies: ['EUR'] },
  // Giropay ended in December 2024.
  giropay: { kind: 'bank', countries: ['DE'], currencies: ['EUR'] },
  mastercard: card,
  visa: card,
  creditcard: card,
  nexi: { ...card, countries: ['IT'], currencies: ['EUR'] },
  cartebancaire: { ...card, countries: ['FR'], currencies: ['EUR'] },
  // `hasBanks` is unset, because iDEAL's page has asked for the bank since 2024.
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
  // Maestro cards have not been issued since July 2023.
  maestro: { kind: 'card', countries: null, currencies: ['EUR'] },
  paypal: { kind: 'paypal', countries: null, currencies: allCurrencies },
  // Sofort ended in September 2025.
  sofort: {
    kind: 'bank',
    countries: ['DE', 'AT', 'BE', 'NL', 'CH'],
    currencies: ['EUR', 'CHF'],
  },
  eps: { kind: 'bank', countries: ['AT'], currencies: ['EUR'], hasBanks: true },
};

/**
 * Methods that no longer exist, but that old payments name.
 * @spec D2.34
 */
export const DISCONTINUED_METHODS: readonly PaymentMethod[] = ['giropay', 'maestro', 'sofort'];

const methodAliases: Readonly<Record<string, PaymentMethod>> = { przelewy24: 'prezelewy24' };

/** Ignores capital letters and accepts the spellings of `methodAliases`. */
export const parseMethod = (name: string | null | undefined): PaymentMethod | undefined =>
  paymentMethods.find(method => method === name?.toLowerCase()) ?? methodAliases[name?.toLowerCase() ?? ''];

export const methodName = z.pipe(
  z.string(),
  z.pipe(
    z.transform((name: string) => parseMethod(name) ?? name),
    z.enum(paymentMethods),
  ),
);

/** A country lists these methods first, then the methods of `usualOrder`, then the rest. */
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
 * @param retired methods that the site's setting `retired_payment_methods` excludes
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

/**
 * The most common method comes first.
 * @spec 3.10 D2.34
 */
export function methodsFor(country: CountryCode, retired: readonly PaymentMethod[]): PaymentMethod[] {
  const ordered = [...new Set([...(preferredMethods[country] ?? []), ...usualOrder, ...paymentMethods])];
  return ordered.filter(method => isMethodOffered(method, country, retired));
}
