import type { Db } from '../../platform/db.ts';

export async function countProviderFailures(db: Db, siteId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .where('site_id', '=', siteId)
    .where('state', '=', 'failed')
    .where('failure', '=', 'provider_away')
    .where('created_at', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
