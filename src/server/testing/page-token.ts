import type { Db } from '../platform/db.ts';

export async function latestPageToken(db: Db, email: string, page: string): Promise<string> {
  const { text_body: text } = await db
    .selectFrom('email_outbox')
    .select('text_body')
    .where('recipient', '=', email)
    .where('text_body', 'like', `%/${page}?token=%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? '';
}
