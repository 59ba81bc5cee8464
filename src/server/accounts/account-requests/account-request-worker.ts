import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { processAccountRequests } from './process-account-requests.ts';
import { ACCOUNT_REQUEST_QUEUED } from './queue-account-request.ts';

const CONCURRENCY = 2;

/** @spec D1.1 */
export const startAccountRequestWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'requests',
    wakeNotice: ACCOUNT_REQUEST_QUEUED,
    workers: CONCURRENCY,
    work: isStopping => processAccountRequests(app, isStopping),
  });
