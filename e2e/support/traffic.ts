import { openDatabase } from './database.ts';

/** How the owner of an account came, as it is stored; undefined where nothing is. */
export async function storedSource(email: string) {
  const db = openDatabase();
  try {
    return await db
      .selectFrom('traffic_sources')
      .innerJoin('accounts', 'accounts.id', 'traffic_sources.account_id')
      .where('accounts.email', '=', email)
      .select(['network', 'ref', 'sub1', 'sub2', 'sub3'])
      .executeTakeFirst();
  } finally {
    await db.destroy();
  }
}
