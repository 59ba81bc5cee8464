import { expect } from 'vitest';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { purchaseTest } from '../../testing/purchase-test.ts';
import { pollProviders } from '../poll-providers.ts';
import { receivePaymentWebhook } from '../receive-webhook.ts';
import { Killed, killBeforeStatement } from './kill-before-statement.ts';

/**
 * Kills the webhook's processing before its n-th statement, and expects a complete purchase.
 * @returns true if the webhook has fewer than n statements, so that it was not killed
 */
export async function survivesKill(
  server: TestServer,
  { buyer, webhookOf, expectReconciled }: ReturnType<typeof purchaseTest>,
  statement: number,
): Promise<boolean> {
  const { app, clock } = server;
  const buyerAccount = await buyer();
  const payment = await buyerAccount.startOrder();
  const { body, headers } = webhookOf(payment, { state: 'completed' });
  const dying = killBeforeStatement(app, statement);
  const received = receivePaymentWebhook(dying, { provider: 'sandbox', headers, body: Buffer.from(body) });
  const lived = await received.then(
    () => true,
    error => {
      if (!(error instanceof Killed)) throw error;
      return false;
    },
  );
  if (!lived) {
    expect([await buyerAccount.credits(), await buyerAccount.stateOf(payment)]).toEqual([0, 'created']);
    clock.advance(60_000);
    await pollProviders(app);
  }
  expect([await buyerAccount.credits(), await buyerAccount.stateOf(payment)]).toEqual([10, 'completed']);
  await expectReconciled();
  return lived;
}
