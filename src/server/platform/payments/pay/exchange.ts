import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentNews, PaymentStatus } from '../provider.ts';
import type { PayOptions } from './options.ts';
import { isSignedExchange } from './signature.ts';
import { toStatus } from './to-status.ts';
import { payExchange } from './wire.ts';

const FRESH_MS = 300_000;

type Parts = { options: PayOptions; status: (reference: string) => Promise<PaymentStatus> };

/**
 * What a signed exchange tells; null where it is not signed, or tells of no order. The signature holds no moment, and what it once said could
 * be told again by whoever listened: where the order changed more than five minutes ago nothing of it is believed, and PAY. is asked instead.
 * So a telling that was tried again for hours, as of a chargeback while this server was away, is not lost.
 */
export async function readExchange(
  { options, status }: Parts,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): Promise<PaymentNews | null> {
  if (!isSignedExchange(options, headers, body)) return null;
  const { data } = payExchange.safeParse(jsonOf(body));
  if (!data) return null;
  const { object: order } = data;
  // It gives its tellings no name: the same bytes are the same telling.
  const event = hash('sha256', body);
  const age = Math.abs(now.getTime() - Date.parse(order.modifiedAt ?? ''));
  if (age <= FRESH_MS) return { event, status: toStatus(order) };
  return { event: `${event}-asked`, status: await status(order.orderId) };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
