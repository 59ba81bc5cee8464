import { methodFacts, type PaymentMethod } from '#contract/payment-methods';
import type { Clock } from '../../clock.ts';
import type { PaymentProvider } from '../provider.ts';
import type { PayCall } from './call.ts';
import { methodIds } from './methods.ts';
import type { PayOptions } from './options.ts';
import { payConfig } from './wire.ts';

const KEPT_MS = 10 * 60_000;

/** The banks of a method, as the sales location is configured, asked once in ten minutes. None: its own page asks the buyer. */
export function createBanks(
  { serviceId, restUrl }: PayOptions,
  call: PayCall,
  clock: Clock,
): PaymentProvider['banks'] {
  const address = new URL('/v2/services/config', restUrl);
  address.searchParams.set('serviceId', serviceId);
  let kept: { banks: ReturnType<typeof load>; until: number } | null = null;
  const load = async () =>
    banksIn((await call(payConfig, address)).checkoutOptions.flatMap(one => one.paymentMethods));
  return async (method: PaymentMethod) => {
    if (!methodFacts[method].hasBanks) return [];
    const now = clock.now().getTime();
    if (!kept || kept.until <= now) {
      const banks = load();
      kept = { banks, until: now + KEPT_MS };
      // What failed is asked anew.
      banks.catch(() => {
        if (kept?.banks === banks) kept = null;
      });
    }
    return (await kept.banks).get(methodIds[method] ?? 0) ?? [];
  };
}

type Configured = { id: number; options?: { id: string | number; name: string }[] | null | undefined };

const banksIn = (methods: Configured[]): Map<number, { id: string; name: string }[]> =>
  new Map(
    methods.map(({ id, options }) => [id, (options ?? []).map(one => ({ ...one, id: String(one.id) }))]),
  );
