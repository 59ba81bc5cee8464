import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** A message as it was when one of the two blocked the other. The file of a photo went with it. */
export type KeptMessage = {
  sender_id: string;
  body: string;
  gift: string | null;
  gif: object | null;
  photo: { file_key: null } | null;
  sent_at: string;
};

export async function insertEvidence(
  db: Db,
  kept: { reader: string; other: string; messages: unknown[]; at: Date },
): Promise<void> {
  const { reader, other, messages, at } = kept;
  await db
    .insertInto('kept_evidence')
    .values({ reader_id: reader, other_id: other, messages: JSON.stringify(messages), kept_at: at })
    .execute();
}

/** What was kept since then of a member and another, as far as the first could read it, the earliest first. */
export async function selectEvidence(
  db: Db,
  reader: string,
  other: string,
  since: Date,
): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('kept_evidence')
    .select('messages')
    .where('reader_id', '=', reader)
    .where('other_id', '=', other)
    .where('kept_at', '>', since)
    .orderBy('kept_at')
    .execute();
  return rows.flatMap(({ messages }) => messages as unknown as KeptMessage[]);
}

export async function deleteEvidenceUpTo(db: Db, until: Date): Promise<void> {
  await sql`delete from kept_evidence where kept_at <= ${until}`.execute(db);
}
