import type { Db } from '../../platform/db.ts';
import type { ShortMessage } from './provider.ts';

export async function insertSms(db: Db, { to, text }: ShortMessage, now: Date): Promise<void> {
  await db.insertInto('sms_mailbox').values({ recipient: to, body: text, created_at: now }).execute();
}

export async function deleteSmsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sms_mailbox').where('created_at', '<', before).execute();
}

export const selectNewestSms = (db: Db, limit: number) =>
  db
    .selectFrom('sms_mailbox')
    .select(['id', 'recipient', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
export type StoredSms = Awaited<ReturnType<typeof selectNewestSms>>[number];
