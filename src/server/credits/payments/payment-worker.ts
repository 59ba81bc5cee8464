import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { pollProviders } from './poll-providers.ts';

/**
 * Not a job, because a payment is polled again and again, at first every 15 seconds, for as long as its row says.
 * @spec 4.9
 */
export const startPaymentWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'payments under way',
    workers: 1,
    work: isStopping => pollProviders(app, isStopping),
  });
