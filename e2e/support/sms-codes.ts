import { expect } from '@playwright/test';
import { openTestDatabase } from './database.ts';

/** Reads the database, because tests that set proxy headers cannot open `/dev/sms`. */
export async function smsCodeSentTo(number: string): Promise<string> {
  const db = openTestDatabase();
  try {
    const newest = () =>
      db
        .selectFrom('sms_mailbox')
        .select('body')
        .where('recipient', '=', number)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
    await expect.poll(async () => (await newest()) !== undefined, `a message to ${number}`).toBe(true);
    return /\b\d{6}\b/.exec((await newest())?.body ?? '')?.[0] ?? '';
  } finally {
    await db.destroy();
  }
}
