import { randomUUID } from 'node:crypto';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentStatus,
} from '../providers/payments/provider.ts';

/** A payment provider in memory that signs webhooks only with a checksum. */
export type FakePaymentProvider = PaymentProvider & {
  /** Keys are this server's payment ids, not the provider's references. */
  orders: Map<string, PaymentOrder & { reference: string }>;
  /** Keys are this server's refund ids. */
  returned: Map<string, { reference: string; amount: number }>;
  deletedCards: string[];
  setStatus(payment: string, change: Partial<PaymentStatus>): PaymentStatus;
  webhook(status: PaymentStatus, options?: { event?: string; now: Date; secondsAgo?: number }): SignedWebhook;
  chargedPayments: string[];
  /** Tokens of cards that the provider no longer knows, so that charges fail. */
  unknownCards: Set<string>;
  /** While this is true, every request fails. */
  isUnavailable: boolean;
};
export type SignedWebhook = { body: string; headers: Record<string, string> };

const SIGNATURE_HEADER = 'x-till-signature';
const bankCountry = null;

export function createFakePaymentProvider(): FakePaymentProvider {
  const orders: FakePaymentProvider['orders'] = new Map();
  const refunds: FakePaymentProvider['returned'] = new Map();
  const deletedCards: string[] = [];
  const statuses = new Map<string, PaymentStatus>();
  const respond = <Answer>(answer: () => Answer): Promise<Answer> =>
    provider.isUnavailable
      ? Promise.reject(new PaymentProviderError('unavailable', 'the till is closed'))
      : Promise.resolve().then(answer);
  const begin = (order: PaymentOrder): PaymentStatus => {
    const existing = orders.get(order.payment);
    const reference = existing?.reference ?? `till-${randomUUID()}`;
    orders.set(order.payment, { ...order, reference });
    const { payment, amount, currency } = order;
    const status = {
      reference,
      payment,
      state: 'created' as const,
      failure: null,
      amount,
      currency,
      bankCountry,
      storedCard: null,
      payer: null,
    };
    if (!existing) statuses.set(reference, status);
    return statuses.get(reference) ?? status;
  };
  const statusOf = (reference: string): PaymentStatus => {
    const status = statuses.get(reference);
    if (!status) throw new PaymentProviderError('unknown', 'no such payment');
    return status;
  };
  const provider: FakePaymentProvider = {
    name: 'sandbox',
    orders,
    returned: refunds,
    deletedCards,
    chargedPayments: [],
    unknownCards: new Set(),
    isUnavailable: false,
    supports: () => true,
    banks: method => respond(() => (method === 'eps' ? [{ id: 'donau', name: 'Donaubank' }] : [])),
    start: order =>
      respond(() => {
        const { reference } = begin(order);
        return { reference, redirectUrl: `https://till.example/pay/${reference}` };
      }),
    status: reference => respond(() => statusOf(reference)),
    cancel: reference =>
      respond(() => {
        const status = statusOf(reference);
        const isOpen = status.state === 'created' || status.state === 'pending';
        const after = isOpen ? { ...status, state: 'cancelled' as const } : status;
        statuses.set(reference, after);
        return after;
      }),
    refund: (reference, { refund, amount }) =>
      respond(() => {
        refunds.set(refund, { reference, amount });
        return { reference: `back-${refund}` };
      }),
    cards: {
      charge: (order, token) =>
        respond(() => {
          if (provider.unknownCards.has(token)) throw new PaymentProviderError('unknown', 'no such card');
          const { reference } = begin(order);
          const before = statusOf(reference);
          if (before.state !== 'created') return before;
          const isRefused = token.endsWith('refused');
          const state = isRefused ? ('failed' as const) : ('completed' as const);
          const status = { ...before, state, failure: isRefused ? ('declined' as const) : null };
          statuses.set(reference, status);
          provider.chargedPayments.push(order.payment);
          return status;
        }),
      find: payment => respond(() => statusOf(orders.get(payment)?.reference ?? '')),
      delete: token => respond(() => void deletedCards.push(token)),
    },
    setStatus(payment, change) {
      const { reference = '' } = orders.get(payment) ?? {};
      const status = { ...statusOf(reference), ...change };
      statuses.set(reference, status);
      return status;
    },
    webhook(status, { event = randomUUID(), now, secondsAgo = 0 } = { now: new Date() }) {
      const body = JSON.stringify({ event, status, at: now.getTime() - secondsAgo * 1_000 });
      return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body) } };
    },
    async readWebhook(headers, body, now) {
      const text = body.toString('utf8');
      if (headers[SIGNATURE_HEADER] !== signatureOf(text)) return null;
      const { at, ...payload } = JSON.parse(text) as { at: number; event: string; status: PaymentStatus };
      return now.getTime() - at > WEBHOOK_MAX_AGE_SECONDS * 1_000 ? null : payload;
    },
  };
  return provider;
}

const signatureOf = (text: string): string =>
  String(
    [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007, 7),
  );
