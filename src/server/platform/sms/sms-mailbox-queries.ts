import type { Db } from '../db.ts';
import type { ShortMessage } from './sms.ts';

export async function insertSms(db: Db, { to, text }: ShortMessage, now: Date): Promise<void> {
  await db.insertInto('own_sms').values({ recipient: to, body: text, created_at: now }).execute();
}

export async function deleteSmsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('own_sms').where('created_at', '<', before).execute();
}

export const selectNewestSms = (db: Db, limit: number) =>
  db
    .selectFrom('own_sms')
    .select(['id', 'recipient', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
export type StoredSms = Awaited<ReturnType<typeof selectNewestSms>>[number];
