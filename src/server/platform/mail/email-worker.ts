import { MINUTE_MS } from '#contract/durations';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { type PollerOptions, startPoller } from '../poller.ts';
import { EMAIL_QUEUED, type OutgoingEmail, type Relevance } from './outbox.ts';
import { claimDueEmail, deleteEmail, markEmailFailed, markEmailSent } from './outbox-queries.ts';
import { type EmailTransport, RecipientRefused } from './transport.ts';

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

type SendEmailsDeps = {
  db: Db;
  transport: EmailTransport;
  log: Log;
  clock: Clock;
  /**
   * If it resolves to false, the email is deleted, because what it says no longer holds. If it rejects, the email is
   * retried later. It is asked again at each attempt.
   */
  isRelevant?: (relevance: Relevance) => Promise<boolean>;
};

/** Exceeds a transport's timeouts, so that no two workers send the same email. */
const LEASE_MS = 5 * MINUTE_MS;
const MAX_DELAY_MINUTES = 360;
const MAX_ATTEMPTS = 12;

/**
 * Retries a failed email for about a day.
 * @returns number of attempts
 * @spec D2.31
 */
export async function sendDueEmails(deps: SendEmailsDeps, isStopping = () => false): Promise<number> {
  let tried = 0;
  while (!isStopping() && (await sendNextEmail(deps))) tried += 1;
  return tried;
}

async function sendNextEmail(deps: SendEmailsDeps): Promise<boolean> {
  const { db, transport, clock } = deps;
  const now = clock.now();
  const row = await claimDueEmail(db, now, new Date(now.getTime() + LEASE_MS));
  if (!row) return false;
  const outcome = await tryToSend(deps, row);
  if (outcome === 'sent') await markEmailSent(db, row.id, clock.now(), transport.keepsBody);
  else if (outcome === 'irrelevant') await deleteEmail(db, row.id);
  else await postpone(deps, row, outcome, now);
  return true;
}

async function tryToSend(
  { transport, isRelevant }: SendEmailsDeps,
  row: OutboxRow,
): Promise<'sent' | 'irrelevant' | Error> {
  try {
    if (row.relevance && isRelevant && !(await isRelevant(row.relevance as Relevance))) return 'irrelevant';
    await transport.send(toEmail(row));
    return 'sent';
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown');
  }
}

type OutboxRow = NonNullable<Awaited<ReturnType<typeof claimDueEmail>>>;

const toEmail = (row: OutboxRow): OutgoingEmail & { id: string } => ({
  id: row.id,
  siteId: row.site_id,
  accountId: row.account_id,
  to: row.recipient,
  ...(row.sender_name !== null && { senderName: row.sender_name }),
  subject: row.subject,
  text: row.text_body,
  html: row.html_body,
  headers: row.headers as Record<string, string>,
});

async function postpone(
  { db, log }: SendEmailsDeps,
  { id, attempts }: OutboxRow,
  error: Error,
  now: Date,
): Promise<void> {
  const isLast = error instanceof RecipientRefused || attempts >= MAX_ATTEMPTS;
  const delay = Math.min(2 ** (attempts - 1), MAX_DELAY_MINUTES) * MINUTE_MS;
  const reason = error.message.slice(0, 300);
  const nextAttempt = isLast ? null : new Date(now.getTime() + delay);
  await markEmailFailed(db, id, { reason, now, nextAttempt });
  // The message of the error is not logged, because it may contain the recipient's address.
  log.warn({ id, attempts, final: isLast }, 'email not sent');
}
