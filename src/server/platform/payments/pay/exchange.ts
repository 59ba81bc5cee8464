import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
import type { PaymentStatus, PaymentWebhookEvent } from '../provider.ts';
import type { PayOptions } from './options.ts';
import { isSignedExchange } from './signature.ts';
import { PARTLY_REFUNDED } from './states.ts';
import { toStatus } from './to-status.ts';
import { legacyPayExchange, type PayOrder, payExchange } from './wire.ts';

type ExchangeDeps = { options: PayOptions; status: (reference: string) => Promise<PaymentStatus> };

/**
 * What a signed exchange tells; null where it is not signed, or tells of no order. The signature holds no moment, and what it once said could
 * be told again by whoever listened: where the order changed more than five minutes ago nothing of it is believed, and PAY. is asked instead.
 * So a telling that was tried again for hours, as of a chargeback while this server was away, is not lost. PAY. is asked as well where a
 * telling is of the older kind, as those of refunds may be, or of a part that went back: they say too little.
 */
export async function readExchange(
  { options, status }: ExchangeDeps,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): Promise<PaymentWebhookEvent | null> {
  if (!isSignedExchange(options, headers, body)) return null;
  const json = parseJson(body);
  // It gives its tellings no name: the same bytes are the same telling.
  const event = hash('sha256', body);
  const { data: exchange } = payExchange.safeParse(json);
  if (exchange && isConclusive(exchange.object, now)) return { event, status: toStatus(exchange.object) };
  const reference = exchange?.object.orderId ?? legacyPayExchange.safeParse(json).data?.order_id;
  return reference === undefined ? null : { event: `${event}-asked`, status: await status(reference) };
}

const isConclusive = ({ modifiedAt, status }: PayOrder, now: Date): boolean =>
  status.code !== PARTLY_REFUNDED &&
  Math.abs(now.getTime() - Date.parse(modifiedAt ?? '')) <= WEBHOOK_MAX_AGE_SECONDS * 1_000;

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
