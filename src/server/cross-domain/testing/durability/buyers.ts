import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '#contract/call';
import { type CallInput, createApi } from '#contract/client';
import { getBundles } from '#contract/credits';
import { quotePayment, startPayment } from '#contract/payments';
import type { TestMember } from '../../../testing/members.ts';

const createMemberApi = (port: number, { sessionSecret }: TestMember) => {
  const origin = `http://localhost:${port}`;
  return createApi({
    baseUrl: origin,
    requestType: 'client',
    retries: 0,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: {
          ...(init.headers as Record<string, string>),
          origin,
          'sec-fetch-site': 'same-origin',
          cookie: `session=${sessionSecret}`,
        },
        signal: AbortSignal.timeout(20_000),
      }),
  });
};

async function retryUntilDone<Result>(
  attempt: () => Promise<Result | undefined>,
  pauseMs = 200,
): Promise<Result> {
  let cause: unknown;
  for (let tries = 0; tries < 200; tries++) {
    const result = await attempt().catch((error: unknown) => {
      cause = error;
      return undefined;
    });
    if (result !== undefined) return result;
    await delay(pauseMs);
  }
  throw new Error('no answer', { cause });
}

/** If an order gets no response, places a new order. */
export async function buyBundle(port: number, member: TestMember): Promise<string> {
  const api = createMemberApi(port, member);
  const callUntilDone = <C extends Call>(call: C, input?: CallInput<C>) =>
    retryUntilDone(async () => (await api(call, input)) || undefined);
  const bundles = await callUntilDone(getBundles);
  const [bundle] = bundles.bundles;
  if (!bundle) throw new Error('nothing is sold');
  const { payment, leave_for: bank } = await retryUntilDone(async () => {
    const quote = await callUntilDone(quotePayment, { query: { bundle: bundle.id } });
    const order = { bundle: bundle.id, method: 'ideal' as const, amount: quote.amount };
    return (await api(startPayment, { body: order, key: randomUUID() })) || undefined;
  }, 1_000);
  await retryUntilDone(() => payAtBank(bank, port));
  return payment.payment_id;
}

async function payAtBank(bank: string, port: number): Promise<true | undefined> {
  const { pathname } = new URL(bank);
  const origin = `http://localhost:${port}`;
  const answer = await fetch(origin + pathname, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'paid' }).toString(),
    headers: {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  return answer.status === 303 || undefined;
}
