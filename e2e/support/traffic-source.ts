import { openTestDatabase } from './database.ts';

export async function storedTrafficSource(email: string) {
  const db = openTestDatabase();
  try {
    return await db
      .selectFrom('traffic_sources')
      .innerJoin('accounts', 'accounts.id', 'traffic_sources.account_id')
      .where('accounts.email', '=', email)
      .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'campaign', 'variant'])
      .executeTakeFirst();
  } finally {
    await db.destroy();
  }
}
