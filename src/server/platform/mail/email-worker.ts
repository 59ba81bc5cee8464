import { type PollerOptions, startPoller } from '../poller.ts';
import { EMAIL_QUEUED } from './outbox.ts';
import { type SendEmailsDeps, sendDueEmails } from './send-due-emails.ts';

const CONCURRENCY = 3;

/**
 * Not a job, because the row of an email stays, and a job beside it would cost each email three statements more.
 * `close` waits until every sent email is marked as sent.
 * @spec D2.31
 */
export function startEmailWorker(deps: SendEmailsDeps & Pick<PollerOptions, 'bus'>): {
  close(): Promise<void>;
} {
  const poller = startPoller({
    ...deps,
    subject: 'emails',
    wakeNotice: EMAIL_QUEUED,
    workers: CONCURRENCY,
    work: isStopping => sendDueEmails(deps, isStopping),
  });
  return {
    async close() {
      await poller.close();
      deps.transport.close();
    },
  };
}
