import { type Insertable, sql } from 'kysely';
import type { Appeals } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

/** A decision that the account may appeal, as the reported member or as the reporter. */
export const lockAppealable = (db: Trx, decision: { id: string; siteId: number; accountId: string }) =>
  db
    .selectFrom('decisions')
    .select([
      'decisions.id',
      'decisions.account_id',
      'decisions.outcome',
      'decisions.created_at',
      'decisions.overturned_at',
      'decisions.reopened_at',
    ])
    .where('decisions.id', '=', decision.id)
    .where('decisions.site_id', '=', decision.siteId)
    .where(eb =>
      eb.or([
        eb.and([
          eb('decisions.account_id', '=', decision.accountId),
          eb('decisions.outcome', '<>', 'no_action'),
        ]),
        sql<boolean>`exists (select from reports where reports.reporter_id = ${decision.accountId}
          and (reports.id = decisions.report_id or reports.decision_id = decisions.id))`,
      ]),
    )
    .forUpdate('decisions')
    .executeTakeFirst();

/** The caller's report that the decision answers, for the page where the caller reads about it. */
export async function selectOwnReport(
  db: Db,
  { id, report_id: reportId }: { id: string; report_id: string | null },
  accountId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', accountId)
    .where(sql<boolean>`(decision_id = ${id} or id = ${reportId})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The reports that the decision answered, with who sent them as a notice, and whether the reporter has appealed the
 * decision. Not those that were opened again since.
 */
export const selectAnsweredReports = (
  db: Db,
  { id, report_id: reportId }: { id: string; report_id: string | null },
) =>
  db
    .selectFrom('reports')
    .leftJoin('content_notices', 'content_notices.id', 'reports.id')
    .select(['reports.id', 'reports.reporter_id', 'reports.reason', 'reports.subject_kind'])
    .select(['content_notices.email', 'content_notices.language', 'content_notices.path'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('appeals')
          .select('appeals.id')
          .where('appeals.decision_id', '=', id)
          .where('appeals.party', '=', 'reporter')
          .whereRef('appeals.account_id', '=', 'reports.reporter_id'),
      )
        .$castTo<boolean>()
        .as('hasAppealed'),
    )
    .where(sql<boolean>`(reports.decision_id = ${id} or reports.id = ${reportId})`)
    .where('reports.closed_at', 'is not', null)
    .orderBy('reports.id')
    .execute();

/** Returns null if this member has appealed already. */
export async function insertAppeal(db: Trx, appeal: Insertable<Appeals>): Promise<string | null> {
  const row = await db
    .insertInto('appeals')
    .values(appeal)
    .onConflict(conflict => conflict.columns(['decision_id', 'party', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const lockAppeal = (db: Trx, siteId: number, id: string) =>
  db
    .selectFrom('appeals')
    .select(['id', 'decision_id', 'account_id', 'party', 'decided_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateAppeal(
  db: Trx,
  id: string,
  decided: { outcome: string; answer: string; staff_id: string | null; decided_at: Date },
): Promise<void> {
  await db.updateTable('appeals').set(decided).where('id', '=', id).execute();
}

const appeals = (db: Db, siteId: number) =>
  db
    .selectFrom('appeals')
    .innerJoin('decisions', 'decisions.id', 'appeals.decision_id')
    .leftJoin('staff', 'staff.id', 'decisions.staff_id')
    .leftJoin('profiles', 'profiles.account_id', 'decisions.account_id')
    .leftJoin('profiles as appellants', 'appellants.account_id', 'appeals.account_id')
    .where('appeals.site_id', '=', siteId)
    .select([
      'appeals.id',
      'appeals.party',
      'appeals.created_at',
      'appeals.decided_at',
      'decisions.outcome as decision_outcome',
      'decisions.rule',
      'decisions.created_at as decision_at',
      'decisions.staff_id',
      'staff.name as staff_name',
      'profiles.id as profile_id',
      'profiles.name',
      'appellants.id as appellant_id',
    ]);

export type AppealRow = Awaited<ReturnType<ReturnType<typeof appeals>['execute']>>[number];

const id = sql.ref('appeals.id');

export const appealKeysets = {
  ...bothWays('sent', { key: sql.ref('appeals.created_at'), id, type: 'timestamptz' }),
  ...bothWays('decided', { key: sql.ref('appeals.decided_at'), id, type: 'timestamptz' }),
} satisfies Record<string, Keyset>;

export const selectAppeals = (
  db: Db,
  { siteId, state }: { siteId: number; state: 'open' | 'decided' },
  { keyset, after, limit }: KeysetPage,
) =>
  appeals(db, siteId)
    .select(keyText(keyset).as('cursor_key'))
    .where('appeals.decided_at', state === 'open' ? 'is' : 'is not', null)
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

export const selectAppeal = (db: Db, siteId: number, id: string) =>
  appeals(db, siteId)
    .where('appeals.id', '=', id)
    .select([
      'appeals.account_id',
      'appeals.text',
      'appeals.outcome',
      'appeals.answer',
      'decisions.reason',
      'decisions.report_id',
      'decisions.removed_photos',
      'decisions.selfie_attempt',
      'decisions.selfie_reason',
    ])
    .executeTakeFirst();

export async function countOpenAppeals(db: Db, siteId: number): Promise<number> {
  const { open } = await db
    .selectFrom('appeals')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('site_id', '=', siteId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

export const selectAppealBacklog = (db: Db, siteId: number): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('appeals')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('site_id', '=', siteId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
