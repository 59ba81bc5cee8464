import { randomUUID } from 'node:crypto';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
import {
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentStatus,
} from '../platform/payments/provider.ts';

/** A provider in memory, which a test tells what happens; what it signs is signed by the word of the test. */
export type Till = PaymentProvider & {
  /** What was begun, by our own id of the payment. */
  begun: Map<string, PaymentOrder & { reference: string }>;
  /** What went back, by our own id of the refund. */
  returned: Map<string, { reference: string; amount: number }>;
  /** Cards it was told to forget, in that order. */
  forgotten: string[];
  /** What the provider says of a payment when it is asked, or told of by `webhook`. */
  say(payment: string, said: Partial<PaymentStatus>): PaymentStatus;
  /** The bytes of a webhook with their signature; signed so many seconds ago. */
  webhook(status: PaymentStatus, options?: { event?: string; now: Date; secondsAgo?: number }): Telling;
  /** Payments for which a kept card was charged, in that order; and cards it does not know any more. */
  charged: string[];
  unknownCards: Set<string>;
  /** While it is away nothing is answered. */
  isAway: boolean;
};
export type Telling = { body: string; headers: Record<string, string> };

const SIGNED = 'x-till-signature';
const bankCountry = null;

/** A till for one test server; knows nothing but what it was asked. */
export function openTill(): Till {
  const begun: Till['begun'] = new Map();
  const returned: Till['returned'] = new Map();
  const forgotten: string[] = [];
  const said = new Map<string, PaymentStatus>();
  const answering = <Answer>(answer: () => Answer): Promise<Answer> =>
    till.isAway
      ? Promise.reject(new PaymentProviderError('away', 'the till is closed'))
      : Promise.resolve().then(answer);
  const begin = (order: PaymentOrder): PaymentStatus => {
    const known = begun.get(order.payment);
    const reference = known?.reference ?? `till-${randomUUID()}`;
    begun.set(order.payment, { ...order, reference });
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
    };
    if (!known) said.set(reference, status);
    return said.get(reference) ?? status;
  };
  const statusOf = (reference: string): PaymentStatus => {
    const status = said.get(reference);
    if (!status) throw new PaymentProviderError('unknown', 'no such payment');
    return status;
  };
  const till: Till = {
    name: 'sandbox',
    begun,
    returned,
    forgotten,
    charged: [],
    unknownCards: new Set(),
    isAway: false,
    supports: () => true,
    banks: method => answering(() => (method === 'eps' ? [{ id: 'donau', name: 'Donaubank' }] : [])),
    start: order =>
      answering(() => {
        const { reference } = begin(order);
        return { reference, redirectUrl: `https://till.example/pay/${reference}` };
      }),
    status: reference => answering(() => statusOf(reference)),
    cancel: reference =>
      answering(() => {
        const status = statusOf(reference);
        const isOpen = status.state === 'created' || status.state === 'pending';
        const after = isOpen ? { ...status, state: 'cancelled' as const } : status;
        said.set(reference, after);
        return after;
      }),
    refund: (reference, { refund, amount }) =>
      answering(() => {
        returned.set(refund, { reference, amount });
        return { reference: `back-${refund}` };
      }),
    cards: {
      charge: (order, token) =>
        answering(() => {
          if (till.unknownCards.has(token)) throw new PaymentProviderError('unknown', 'no such card');
          const { reference } = begin(order);
          const before = statusOf(reference);
          if (before.state !== 'created') return before;
          const isRefused = token.endsWith('refused');
          const state = isRefused ? ('failed' as const) : ('completed' as const);
          const status = { ...before, state, failure: isRefused ? ('declined' as const) : null };
          said.set(reference, status);
          till.charged.push(order.payment);
          return status;
        }),
      find: payment => answering(() => statusOf(begun.get(payment)?.reference ?? '')),
      delete: token => answering(() => void forgotten.push(token)),
    },
    say(payment, change) {
      const { reference = '' } = begun.get(payment) ?? {};
      const status = { ...statusOf(reference), ...change };
      said.set(reference, status);
      return status;
    },
    webhook(status, { event = randomUUID(), now, secondsAgo = 0 } = { now: new Date() }) {
      const body = JSON.stringify({ event, status, at: now.getTime() - secondsAgo * 1_000 });
      return { body, headers: { 'content-type': 'application/json', [SIGNED]: signatureOf(body) } };
    },
    async readWebhook(headers, body, now) {
      const text = body.toString('utf8');
      if (headers[SIGNED] !== signatureOf(text)) return null;
      const { at, ...news } = JSON.parse(text) as { at: number; event: string; status: PaymentStatus };
      return now.getTime() - at > WEBHOOK_MAX_AGE_SECONDS * 1_000 ? null : news;
    },
  };
  return till;
}

/** Enough to tell whether a bit was turned. */
const signatureOf = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7));
