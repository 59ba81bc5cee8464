import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { REFUNDS_REQUESTED } from './request-refund.ts';
import { sendRefunds } from './send-refunds.ts';

/**
 * Sends refunds right after the commit that requests them.
 * @spec D2.35
 */
export const startRefundWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'refunds',
    wakeNotice: REFUNDS_REQUESTED,
    workers: 1,
    work: isStopping => sendRefunds(app, isStopping),
  });
