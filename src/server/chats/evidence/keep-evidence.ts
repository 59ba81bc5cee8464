import { EVIDENCE_DAYS, EVIDENCE_MESSAGES } from '#contract/constants';
import type { App, Blocking } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import { lastMessagesBetween } from '../last-messages-between.ts';
import {
  deleteEvidenceUpTo,
  insertEvidence,
  type KeptMessage,
  selectAsRead,
  selectEvidence,
} from './queries.ts';

/**
 * A block takes the conversation from both: what each could read of its end is kept for 14 days, for a report of his own and for
 * nothing else, since whoever harms another is quick to block him (docs/decisions/0127-what-a-block-leaves-for-a-report.md).
 */
export async function keepEvidence(tx: Tx, { blockerId, blockedId, hadContact }: Blocking): Promise<void> {
  if (!hadContact) return;
  await keepFor(tx, blockerId, blockedId);
  await keepFor(tx, blockedId, blockerId);
}

async function keepFor({ db, now }: Tx, reader: string, other: string): Promise<void> {
  const last = await lastMessagesBetween(db, reader, other, EVIDENCE_MESSAGES);
  if (last.length === 0) return;
  await insertEvidence(db, { reader, other, messages: last, at: now });
}

/**
 * A message is about to be taken back: what its receiver read of it is kept for 14 days, for a report of his, since whoever harms
 * another is quick to take his words back (docs/decisions/0133-what-was-read-is-kept-for-a-report.md).
 */
export async function keepTakenBack({ db, now }: Tx, message: string): Promise<void> {
  const said = await selectAsRead(db, message);
  if (!said) return;
  const { reader, ...words } = said;
  const messages = [{ ...words, taken_back: true as const }];
  await insertEvidence(db, { reader, other: said.sender_id, messages, at: now });
}

/**
 * The last messages of a member with another for a report of his, the earliest first: what stands, and as many of those that a block or
 * their sender took from him within 14 days, so that none is driven out by what is written after it.
 */
export async function messagesForReport(db: Db, reader: string, other: string, now: Date) {
  const kept = await selectEvidence(db, reader, other, keptSince(now));
  const standing = await lastMessagesBetween(db, reader, other, EVIDENCE_MESSAGES);
  const sentAt = ({ sent_at }: KeptMessage) => new Date(sent_at).getTime();
  const all: KeptMessage[] = [...kept.slice(-EVIDENCE_MESSAGES), ...standing];
  return all.sort((a, b) => sentAt(a) - sentAt(b));
}

/** Removes what was kept for longer than 14 days. */
export const forgetEvidence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteEvidenceUpTo(db, keptSince(clock.now()));

const keptSince = (now: Date): Date => new Date(now.getTime() - EVIDENCE_DAYS * 86_400_000);
