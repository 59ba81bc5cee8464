import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { returnDueCredits } from './return-credits.ts';
import { CREDIT_RETURNS_DUE } from './schedule-credit-returns.ts';

/**
 * A commit that schedules a return wakes the worker immediately.
 * @spec D5.1
 */
export const startReturnWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'returned credits',
    wakeNotice: CREDIT_RETURNS_DUE,
    workers: 1,
    work: isStopping => returnDueCredits(app, isStopping),
  });
