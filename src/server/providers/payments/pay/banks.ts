import { MINUTE_MS } from '#contract/durations';
import { methodDetails, type PaymentMethod } from '#contract/payment-methods';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../provider.ts';
import type { ProviderCall } from '../provider-call.ts';
import type { PayOptions } from './options.ts';
import { payConfig } from './wire.ts';

const CACHE_MS = 10 * MINUTE_MS;

/**
 * Returns a method's banks. If the list is empty, PAY.'s page asks for the bank.
 * @spec 3.10
 */
export function createBanks(
  { serviceId, restUrl }: PayOptions,
  call: ProviderCall,
  clock: Clock,
): PaymentProvider['banks'] {
  const address = new URL('/v2/services/config', restUrl);
  address.searchParams.set('serviceId', serviceId);
  let cached: { banks: ReturnType<typeof load>; until: number } | null = null;
  const load = async () =>
    banksIn((await call(payConfig, address)).checkoutOptions.flatMap(option => option.paymentMethods));
  return async (method: PaymentMethod) => {
    if (!methodDetails[method].hasBanks) return [];
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const banks = load();
      cached = { banks, until: now + CACHE_MS };
      banks.catch(() => {
        if (cached?.banks === banks) cached = null;
      });
    }
    return (await cached.banks).get(payMethodIds[method] ?? 0) ?? [];
  };
}

type ConfiguredMethod = { id: number; options?: { id: string | number; name: string }[] | null | undefined };

const banksIn = (methods: ConfiguredMethod[]): Map<number, { id: string; name: string }[]> =>
  new Map(
    methods.map(({ id, options }) => [id, (options ?? []).map(bank => ({ ...bank, id: String(bank.id) }))]),
  );

/**
 * PAY.'s ids of the payment methods. A method without an id cannot be paid through PAY.
 * @spec 3.10
 */
export const payMethodIds: Partial<Record<PaymentMethod, number>> = {
  ideal: 10,
  sct: 136,
  paypal: 138,
  bancontact: 436,
  paysafecard: 553,
  creditcard: 706,
  cartebancaire: 710,
  nexi: 1945,
  eps: 2062,
  prezelewy24: 2151,
  applepay: 2277,
  blik: 2856,
  mastercard: 3138,
  visa: 3141,
};
