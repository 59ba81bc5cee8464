import { sql } from 'kysely';
import type { JsonValue } from '#db/schema';
import type { Db } from '../../platform/db.ts';

/** The reader may report this message. `file_key` is null for photos that the reader sent. */
export type EvidenceMessage = {
  /** Missing in evidence stored by earlier versions. */
  id?: string;
  sender_id: string;
  body: string;
  gift: string | null;
  gif: JsonValue;
  photo: { file_key: string | null } | null;
  sent_at: Date | string;
  taken_back?: true;
};

/**
 * References to the photo files prevent the deletion of the files.
 * @spec D2.27
 */
export async function insertEvidence(
  db: Db,
  evidence: { reader: string; other: string; messages: EvidenceMessage[]; at: Date },
): Promise<void> {
  const { reader, other, messages, at } = evidence;
  const { id } = await db
    .insertInto('message_evidence')
    .values({ reader_id: reader, other_id: other, messages: JSON.stringify(messages), stored_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = new Set(messages.map(({ photo }) => photo?.file_key ?? null).filter(key => key !== null));
  const files = [...keys].map(file_key => ({ evidence_id: id, file_key }));
  if (files.length > 0) await db.insertInto('message_evidence_files').values(files).execute();
}

/** A message also counts as read if its recipient wrote later or saw its photo. */
export async function selectMessageAsRead(
  db: Db,
  id: string,
): Promise<(EvidenceMessage & { reader: string }) | undefined> {
  const { rows } = await sql<EvidenceMessage & { reader: string }>`
    select mine.profile_id as reader, m.id, m.sender_id, m.body, m.gift, m.gif, m.sent_at,
      case when m.has_photo then jsonb_build_object('file_key', photo.file_key) end as photo
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id and mine.profile_id <> m.sender_id
    left join chat_photos photo on photo.message_id = m.id
    where m.id = ${id} and not m.held and not m.removed_by_recipient and m.seq > greatest(mine.cleared_seq, mine.hidden_seq)
      and (coalesce(photo.opened_at, photo.shown_at) is not null or (not m.has_photo or mine.shows_photos) and (m.seq <= mine.read_seq or exists (
        select from messages answer where answer.conversation_id = m.conversation_id and answer.seq > m.seq
          and answer.sender_id = mine.profile_id and not answer.held)))`.execute(db);
  return rows[0];
}

/** Returns stored messages, oldest first. Their rows stay locked until the transaction ends. */
export async function selectEvidence(
  db: Db,
  reader: string,
  other: string,
  since: Date,
): Promise<EvidenceMessage[]> {
  const rows = await db
    .selectFrom('message_evidence')
    .select('messages')
    .where('reader_id', '=', reader)
    .where('other_id', '=', other)
    .where('stored_at', '>', since)
    .orderBy('stored_at')
    .forShare()
    .execute();
  return rows.flatMap(({ messages }) => messages as unknown as EvidenceMessage[]);
}

export async function deleteEvidenceUpTo(db: Db, until: Date): Promise<void> {
  await sql`delete from message_evidence where stored_at <= ${until}`.execute(db);
}
