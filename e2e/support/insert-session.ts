import type { BrowserContext } from '@playwright/test';
import { hashSecret, newSecret } from '../../src/server/platform/secrets.ts';
import { openTestDatabase } from './database.ts';

/** `msAgo`: how long ago the session began. */
export async function insertSessionFor(
  context: BrowserContext,
  email: string,
  baseURL: string,
  msAgo = 0,
): Promise<void> {
  const db = openTestDatabase();
  try {
    const secret = newSecret();
    const { id } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('sessions')
      .values({
        secret_hash: hashSecret(secret),
        account_id: id,
        created_at: new Date(Date.now() - msAgo),
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    await context.addCookies([
      { name: 'session', value: secret, url: baseURL, httpOnly: true, sameSite: 'Lax' },
    ]);
  } finally {
    await db.destroy();
  }
}
