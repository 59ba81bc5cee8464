import { type Insertable, type Selectable, sql } from 'kysely';
import type { CorrectionOrder } from '#contract/staff-ledger';
import type { CreditCorrections } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

export type CorrectionRow = Selectable<CreditCorrections>;

export const insertCorrection = (
  db: Trx,
  correction: Insertable<CreditCorrections>,
): Promise<{ id: string }> =>
  db.insertInto('credit_corrections').values(correction).returning('id').executeTakeFirstOrThrow();

/** Corrections of the same person wait for each other, so that none is missing in the sum. */
export async function lockAndSumBookedAlone(db: Trx, staffId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credits of staff ${staffId}`}, 0))`.execute(db);
  const { sum } = await db
    .selectFrom('credit_corrections')
    .where('asked_by', '=', staffId)
    .where('asked_at', '>', since)
    .where('state', '=', 'booked')
    .where('needs_second', '=', false)
    .select(sql<number>`coalesce(sum(abs(credits)), 0)::int`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** Undefined for an unknown id, or an id of another site. */
export const lockCorrection = (db: Trx, siteId: number, id: string): Promise<CorrectionRow | undefined> =>
  db
    .selectFrom('credit_corrections')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .forUpdate()
    .executeTakeFirst();

export async function markCorrectionDecided(
  db: Trx,
  id: string,
  decision: { state: 'booked' | 'refused'; decided_by: string | null; decided_at: Date },
): Promise<void> {
  await db.updateTable('credit_corrections').set(decision).where('id', '=', id).execute();
}

export const correctionKeysets: Record<CorrectionOrder, Keyset> = bothWays('time', {
  ...{ key: sql.ref('correction.asked_at'), id: sql.ref('correction.id'), type: 'timestamptz' },
});

/** With the names of the staff. */
export const selectCorrections = (
  db: Db,
  { siteId, state }: { siteId: number; state: string | undefined },
  { keyset, after, limit }: KeysetPage,
) =>
  db
    .selectFrom('credit_corrections as correction')
    .leftJoin('profiles', 'profiles.account_id', 'correction.account_id')
    .leftJoin('staff as asker', 'asker.id', 'correction.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'correction.decided_by')
    .select(['correction.id', 'correction.credits', 'correction.reason'])
    .select(['profiles.id as member', 'profiles.name as member_name'])
    .select(['correction.state', 'correction.asked_by', 'correction.asked_at', 'correction.decided_at'])
    .select(['asker.name as asker', 'decider.name as decider'])
    .where('correction.site_id', '=', siteId)
    .$if(state !== undefined, query => query.where('correction.state', '=', state ?? ''))
    .select(keyText(keyset).as('cursor_key'))
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

export const selectCorrectionBacklog = (
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('credit_corrections')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('asked_at').as('since')])
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();

/** For the member's export: what staff gave and took, and why. */
export const selectCorrectionsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('credit_corrections')
    .select(['credits', 'reason', 'state', 'asked_at', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
