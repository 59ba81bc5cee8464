import { EVIDENCE_DAYS, EVIDENCE_MESSAGES } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App, BlockEvent } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockChatPhotoFiles } from '../photos/queries.ts';
import { selectLastMessagesWith, selectReceivedMessage } from '../queries.ts';
import {
  deleteEvidenceUpTo,
  type EvidenceMessage,
  insertEvidence,
  selectEvidence,
  selectMessageAsRead,
} from './queries.ts';

/**
 * Stores evidence, because the block deletes the conversation but a report may follow.
 * @spec 4.4 D2.27
 */
export async function storeBlockEvidence(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  if (!hadContact) return;
  await storeForReader(tx, blockerId, blockedId);
  await storeForReader(tx, blockedId, blockerId);
}

async function storeForReader({ db, now }: Tx, reader: string, other: string): Promise<void> {
  const last = await lastMessagesBetween(db, reader, other, EVIDENCE_MESSAGES);
  if (last.length === 0) return;
  await insertEvidence(db, { reader, other, messages: last, at: now });
}

/**
 * Stores what the recipient read, because a report may follow.
 * @spec D2.27
 */
export async function storeUnsentEvidence({ db, now }: Tx, message: string): Promise<void> {
  const asRead = await selectMessageAsRead(db, message);
  if (!asRead) return;
  const { reader, ...content } = asRead;
  const messages = [{ ...content, taken_back: true as const }];
  await insertEvidence(db, { reader, other: asRead.sender_id, messages, at: now });
}

/**
 * Evidence has a separate limit, so that many new messages cannot displace it.
 * @spec D2.27
 */
export async function messagesForReport(db: Db, reader: string, other: string, now: Date) {
  const stored = await selectEvidence(db, reader, other, evidenceCutoff(now));
  const current = await lastMessagesBetween(db, reader, other, EVIDENCE_MESSAGES);
  const sentAt = ({ sent_at }: EvidenceMessage) => new Date(sent_at).getTime();
  const all: EvidenceMessage[] = [...stored.slice(-EVIDENCE_MESSAGES), ...current];
  return all.sort((a, b) => sentAt(a) - sentAt(b));
}

/**
 * A message that the reader received and can read, or could until it was taken back or the sender blocked them.
 * @returns undefined for any other message
 * @spec D2.27
 */
export async function messageForReport(
  db: Db,
  { reader, other, id, now }: { reader: string; other: string; id: string; now: Date },
): Promise<EvidenceMessage | undefined> {
  const [received] = await withFiles(db, other, await selectReceivedMessage(db, reader, other, id));
  if (received) return received;
  const stored = await selectEvidence(db, reader, other, evidenceCutoff(now));
  return stored.find(message => message.id === id && message.sender_id === other);
}

export const purgeEvidence = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteEvidenceUpTo(db, evidenceCutoff(clock.now()));

const evidenceCutoff = (now: Date): Date => new Date(now.getTime() - EVIDENCE_DAYS * DAY_MS);

/**
 * Returns messages in the order of sending. Locks the files of received photos.
 * @spec D2.27
 */
async function lastMessagesBetween(db: Db, profileId: string, otherId: string, limit: number) {
  return withFiles(db, otherId, await selectLastMessagesWith(db, profileId, otherId, limit));
}

type StoredMessage = Awaited<ReturnType<typeof selectLastMessagesWith>>[number];

async function withFiles(
  db: Db,
  otherId: string,
  messages: readonly StoredMessage[],
): Promise<EvidenceMessage[]> {
  const received = messages.filter(({ has_photo, sender_id }) => has_photo && sender_id === otherId);
  const files = await lockChatPhotoFiles(
    db,
    received.map(({ id }) => id),
  );
  return messages.map(({ has_photo, ...message }) => ({
    ...message,
    photo: has_photo ? { file_key: files.get(message.id) ?? null } : null,
  }));
}
