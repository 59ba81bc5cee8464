import { expect } from 'vitest';
import type { TestServer } from '../../../testing/start-test-server.ts';
import type { buying } from '../../testing/buying.ts';
import { askProviders } from '../ask-provider.ts';
import { hearWebhook } from '../hear-webhook.ts';
import { dyingAt, Killed } from './dying.ts';

/**
 * A payment was captured, and whoever hears of it is killed before his n-th statement: nothing of it is there, and a minute later all
 * of it is. @returns whether he lived, having fewer statements
 */
export async function outlives(
  server: TestServer,
  { buyer, webhookOf, booksAgree }: ReturnType<typeof buying>,
  statement: number,
): Promise<boolean> {
  const { app, clock } = server;
  const one = await buyer();
  const payment = await one.begin();
  const { body, headers } = webhookOf(payment, { state: 'completed' });
  const dying = dyingAt(app, statement);
  const heard = hearWebhook(dying, { provider: 'sandbox', headers, body: Buffer.from(body) });
  const lived = await heard.then(
    () => true,
    error => {
      if (!(error instanceof Killed)) throw error;
      return false;
    },
  );
  if (!lived) {
    expect([await one.credits(), await one.stateOf(payment)]).toEqual([0, 'created']);
    clock.advance(60_000);
    await askProviders(app);
  }
  expect([await one.credits(), await one.stateOf(payment)]).toEqual([10, 'completed']);
  await booksAgree();
  return lived;
}
