import { expect } from '@playwright/test';
import { openDatabase } from './database.ts';

/**
 * The code in the newest message to a number in E.164, as it lies where `/dev/sms` shows it: that page itself is not served here, where a
 * test says as a proxy would where its browser is.
 */
export async function codeSentTo(number: string): Promise<string> {
  const db = openDatabase();
  try {
    const newest = () =>
      db
        .selectFrom('own_sms')
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
