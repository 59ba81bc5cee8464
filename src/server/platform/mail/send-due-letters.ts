import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { claimDueLetter, markFailed, markSent } from './outbox-queries.ts';
import { LetterRefused, type Transport } from './transport.ts';

export type SendingParts = { db: Db; transport: Transport; log: Log; clock: Clock };

/** Longer than a transport can take, so that a letter that is on its way is never claimed a second time. */
const LEASE_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const MAX_DELAY_MINUTES = 360;
const MAX_ATTEMPTS = 12;

/**
 * Sends what is due, one letter after the other, each claimed by one process only. A failing server delays letters (1 minute,
 * doubling, at most 6 hours, for about a day) and loses none. Resolves when nothing is due, or when `isStopping` says so.
 */
export async function sendDueLetters(parts: SendingParts, isStopping = () => false): Promise<number> {
  let tried = 0;
  while (!isStopping() && (await sendNextLetter(parts))) tried += 1;
  return tried;
}

async function sendNextLetter({ db, transport, log, clock }: SendingParts): Promise<boolean> {
  const now = clock.now();
  const row = await claimDueLetter(db, now, new Date(now.getTime() + LEASE_MS));
  if (!row) return false;
  const letter = {
    id: row.id,
    siteId: row.site_id,
    accountId: row.account_id,
    to: row.recipient,
    ...(row.sender_name !== null && { senderName: row.sender_name }),
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    headers: row.headers as Record<string, string>,
  };
  const failure = await transport.send(letter).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error('unknown')),
  );
  if (!failure) {
    await markSent(db, row.id, clock.now(), transport.keepsWords);
    return true;
  }
  const isLast = failure instanceof LetterRefused || row.attempts >= MAX_ATTEMPTS;
  const delay = Math.min(2 ** (row.attempts - 1), MAX_DELAY_MINUTES) * MINUTE_MS;
  await markFailed(db, row.id, {
    reason: failure.message.slice(0, 300),
    now,
    nextAttempt: isLast ? null : new Date(now.getTime() + delay),
  });
  // The server's words may repeat the receiver's address, so the log gets the letter's id only.
  log.warn({ id: row.id, attempts: row.attempts, final: isLast }, 'letter not taken');
  return true;
}
