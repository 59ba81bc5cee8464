import type { App } from '../../app.ts';
import { startPoller } from '../../platform/poller.ts';
import { processAccountRequests } from './process-account-requests.ts';
import { ACCOUNT_REQUEST_QUEUED } from './queue-account-request.ts';

/** Requests answered at once by one process. */
const CONCURRENCY = 2;

/** Answers what was asked about addresses right after the call that noted it has committed, in whichever process works. */
export const startAccountRequestWorker = (app: App): { close(): Promise<void> } =>
  startPoller({
    ...app,
    subject: 'requests',
    wakeNotice: ACCOUNT_REQUEST_QUEUED,
    workers: CONCURRENCY,
    work: isStopping => processAccountRequests(app, isStopping),
  });
