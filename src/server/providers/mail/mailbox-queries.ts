import type { Db } from '../../platform/db.ts';

export const selectNewestEmails = (db: Db, limit: number) =>
  db
    .selectFrom('email_outbox')
    .select(['id', 'recipient', 'subject', 'created_at', 'sent_at', 'failed_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const selectEmail = (db: Db, id: string) =>
  db.selectFrom('email_outbox').selectAll().where('id', '=', id).executeTakeFirst();
