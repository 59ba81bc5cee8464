import { request } from 'node:http';
import { HOUR_MS } from '#contract/durations';
import { type PollerOptions, startPoller } from '../../../platform/poller.ts';
import { signWebhook } from '../../../platform/signed-webhooks.ts';
import { applyOutcome, SANDBOX_WEBHOOK_DUE } from './apply-outcome.ts';
import { claimDueWebhook, recordWebhookDelivery, selectExpiredPayments } from './queries.ts';
import { type SandboxDeps, webhookSigningKey } from './sandbox-deps.ts';
import { SIGNATURE_HEADER } from './wire.ts';

const LEASE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Retries a webhook for about a day. */
const MAX_TRIES = 33;
const retryDelayMs = (tries: number): number => Math.min(5_000 * 2 ** (tries - 1), HOUR_MS);

/**
 * Not a job, because the sandbox acts as an outside service. `close` waits for webhooks that are being sent.
 * @spec 4.9
 */
export const startWebhookSender = (sandbox: SandboxDeps): { close(): Promise<void> } =>
  startPoller({
    ...(sandbox satisfies Pick<PollerOptions, 'bus' | 'log'>),
    subject: 'webhooks of the sandbox',
    wakeNotice: SANDBOX_WEBHOOK_DUE,
    workers: 2,
    work: isStopping => sendDueWebhooks(sandbox, isStopping),
  });

/** Expires overdue payments, then sends the due webhooks. */
export async function sendDueWebhooks(sandbox: SandboxDeps, isStopping = () => false): Promise<void> {
  for (const { reference } of await selectExpiredPayments(sandbox.db, sandbox.clock.now(), 50))
    await applyOutcome(sandbox, reference, 'expired');
  while (!isStopping() && (await sendNextWebhook(sandbox)));
}

async function sendNextWebhook(sandbox: SandboxDeps): Promise<boolean> {
  const { db, clock, log, config, serverAddress } = sandbox;
  const now = clock.now();
  // Before the server listens no webhook can be delivered.
  if (serverAddress.origin === null) return false;
  const webhook = await claimDueWebhook(db, now, new Date(now.getTime() + LEASE_MS));
  if (!webhook) return false;
  const body = JSON.stringify({ event: webhook.event, status: webhook.body });
  const signature = signWebhook(webhookSigningKey(config.secret), body, clock.now());
  const status = await postWebhook(serverAddress.origin, webhook.webhook_url, body, signature).catch(
    () => null,
  );
  const isAcknowledged = status !== null && status >= 200 && status <= 299;
  const deliveries = webhook.deliveries + (isAcknowledged ? 1 : 0);
  if (!isAcknowledged)
    log.warn({ event: webhook.event, tries: webhook.tries, status }, 'sandbox webhook not acknowledged');
  const isOver = deliveries >= webhook.planned_deliveries || webhook.tries >= MAX_TRIES;
  const nextTry = clock.now().getTime() + (isAcknowledged ? 0 : retryDelayMs(webhook.tries));
  await recordWebhookDelivery(db, webhook.event, { deliveries, dueAt: isOver ? null : new Date(nextTry) });
  return true;
}

/** Connects to `origin`, because the webhook's host may not resolve. `fetch` cannot set the header `host`. */
async function postWebhook(
  origin: string,
  webhookUrl: string,
  body: string,
  signature: string,
): Promise<number> {
  const { host, pathname, search } = new URL(webhookUrl);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const outgoing = request(new URL(pathname + search, origin), {
    method: 'POST',
    headers: {
      host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [SIGNATURE_HEADER]: signature,
    },
    timeout: TIMEOUT_MS,
    agent: false,
  });
  outgoing.on('response', response => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('too slow')));
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
