import { lastMessagesBetween } from '../../chats/last-messages-between.ts';
import { photosForReport } from '../../photos/photos-for-report.ts';
import type { Tx } from '../../platform/transact.ts';
import { profileAsItIs } from '../../profiles/profile-as-it-is.ts';

/** So many of the last messages of the two go with a report. */
const MESSAGES = 100;

/**
 * What a member shows of himself, his photos, and what passed between the two as far as the reporter can read it; as it is at this
 * moment, held so that no photo goes meanwhile. Null when he is gone by now.
 */
export async function gatherEvidence({ db, now }: Tx, reporterId: string, reportedId: string) {
  const reported = await profileAsItIs(db, reportedId);
  if (!reported) return null;
  const { accountId, facts } = reported;
  const photos = await photosForReport(db, reportedId);
  const messages = await lastMessagesBetween(db, reporterId, reportedId, MESSAGES);
  const evidence = {
    at: now,
    profile: facts,
    photos,
    messages: messages.map(({ sender_id, body, sent_at }) => ({
      from: sender_id === reporterId ? 'reporter' : 'reported',
      text: body,
      sent_at,
    })),
  };
  return { accountId, evidence, fileKeys: [...new Set(photos.map(({ file_key }) => file_key))] };
}
