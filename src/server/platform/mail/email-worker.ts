import { MINUTE_MS } from '#contract/durations';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { grouped } from '../grouped.ts';
import type { Log } from '../log.ts';
import { type PollerOptions, startPoller } from '../poller.ts';
import { EMAIL_QUEUED, type OutgoingEmail, type Relevance } from './outbox.ts';
import {
  claimDueEmails,
  deleteEmail,
  giveUpEmail,
  makeEmailDiscreet,
  markEmailsSent,
  postponeEmail,
} from './outbox-queries.ts';
import { type EmailTransport, MailServerUnreachable, RecipientRefused } from './transport.ts';

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
    workers: 1,
    work: isStopping => sendDueEmails(deps, isStopping),
  });
  return {
    async close() {
      await poller.close();
      deps.transport.close();
    },
  };
}

export type SendEmailsDeps = {
  db: Db;
  transport: EmailTransport;
  log: Log;
  clock: Clock;
  /**
   * If it resolves to false, the email is deleted, because what it says no longer holds. If it rejects, the email is
   * retried later. It is asked again at each attempt.
   */
  isRelevant?: (relevance: Relevance) => Promise<boolean>;
  /** Whether the account is in discreet mode. It is asked at each attempt. If it rejects, the email is retried later. */
  isDiscreet?: (accountId: string) => Promise<boolean>;
  /** A mail server refused the recipient for good. Runs before the email is marked as failed, and may run again. */
  onRecipientRefused?: (emailId: string, refusal: RecipientRefused) => Promise<void>;
};

/** Exceeds a transport's timeouts for two emails in turn, so that no two workers send the same email. */
const LEASE_MS = 5 * MINUTE_MS;
const MAX_DELAY_MINUTES = 360;
const MAX_ATTEMPTS = 12;

/**
 * Sends as many emails at the same time as the transport takes. Retries a failed email for about a day. Ends
 * early while the mail server cannot be reached, so that the other emails do not wait for a retry afterwards.
 * @returns number of attempts
 * @spec D2.31
 */
export async function sendDueEmails(deps: SendEmailsDeps, isStopping = () => false): Promise<number> {
  let tried = 0;
  let isUnreachable = false;
  const queries = groupedQueries(deps);
  const sendEmails = async () => {
    let recording: Promise<unknown> = Promise.resolve();
    try {
      while (!isStopping() && !isUnreachable) {
        const [email] = await Promise.all([queries.claim(), recording]);
        if (!email) return;
        tried += 1;
        const outcome = await tryToSend(deps, email);
        if (outcome instanceof MailServerUnreachable) isUnreachable = true;
        recording = record(deps, email, outcome, queries.markSent);
      }
    } finally {
      // Also after a failed claim, because an unmarked email would be sent again.
      await recording;
    }
  };
  const senders = Array.from({ length: deps.transport.concurrency ?? 1 }, sendEmails);
  const results = await Promise.allSettled(senders);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return tried;
}

type OutboxRow = Awaited<ReturnType<typeof claimDueEmails>>[number];

/** Emails that end together share one statement. No email is claimed before the transport takes it. */
function groupedQueries({ db, clock, transport }: SendEmailsDeps) {
  const claim = grouped<null, OutboxRow>(requests => {
    const now = clock.now();
    const leaseEnds = new Date(now.getTime() + LEASE_MS);
    return claimDueEmails(db, { now, leaseEnds, limit: requests.length });
  });
  const markSent = grouped<string, never>(async ids => {
    await markEmailsSent(db, ids, clock.now(), transport.keepsBody);
    return [];
  });
  return { claim: () => claim(null), markSent };
}

type Outcome = 'sent' | 'irrelevant' | Error;

async function record(
  deps: SendEmailsDeps,
  row: OutboxRow,
  outcome: Outcome,
  markSent: (id: string) => Promise<unknown>,
): Promise<void> {
  if (outcome === 'sent') await markSent(row.id);
  else if (outcome === 'irrelevant') await deleteEmail(deps.db, row.id);
  else await markFailed(deps, row, outcome);
}

async function tryToSend(deps: SendEmailsDeps, row: OutboxRow): Promise<Outcome> {
  const { transport, isRelevant } = deps;
  try {
    if (row.relevance && isRelevant && !(await isRelevant(row.relevance as Relevance))) return 'irrelevant';
    await transport.send(toEmail(await currentVersion(deps, row)));
    return 'sent';
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown');
  }
}

async function currentVersion({ db, isDiscreet }: SendEmailsDeps, row: OutboxRow): Promise<OutboxRow> {
  if (row.discreet_version === null || row.account_id === null || !isDiscreet) return row;
  if (!(await isDiscreet(row.account_id))) return row;
  const discreet = await makeEmailDiscreet(db, row.id);
  // The loaded row still names the site, and its retry reads the row again.
  if (!discreet) throw new Error('another worker changed the email');
  return discreet;
}

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

async function markFailed(
  { db, log, clock, transport, onRecipientRefused }: SendEmailsDeps,
  { id, attempts }: OutboxRow,
  error: Error,
): Promise<void> {
  const now = clock.now();
  const isRefused = error instanceof RecipientRefused;
  if (isRefused) await onRecipientRefused?.(id, error);
  const isLast = isRefused || attempts >= MAX_ATTEMPTS;
  const delay = Math.min(2 ** (attempts - 1), MAX_DELAY_MINUTES) * MINUTE_MS;
  const reason = error.message.slice(0, 300);
  if (isLast) await giveUpEmail(db, id, { reason, now, keepBody: transport.keepsBody });
  else await postponeEmail(db, id, { reason, nextAttempt: new Date(now.getTime() + delay) });
  // The message of the error is not logged, because it may contain the recipient's address.
  log.warn({ id, attempts, final: isLast }, 'email not sent');
}
