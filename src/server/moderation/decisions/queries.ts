import { type Insertable, sql } from 'kysely';
import type { Decisions } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';

/** Two staff who decide one report wait for each other here. */
export const lockReport = (db: Trx, siteId: number, id: string) =>
  db
    .selectFrom('reports')
    .select(['id', 'reporter_id', 'reported_id', 'reason', 'created_at', 'closed_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

export async function insertDecision(db: Trx, decision: Insertable<Decisions>): Promise<string> {
  const { id } = await db.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A trigger deletes the report if the reported account is gone. */
export async function closeReport(db: Trx, reportId: string, at: Date): Promise<void> {
  await db.updateTable('reports').set({ closed_at: at }).where('id', '=', reportId).execute();
}

export async function reopenReport(
  db: Trx,
  reportId: string,
  due: { urgent: boolean; due_at: Date },
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ closed_at: null, ...due })
    .where('id', '=', reportId)
    .execute();
}

const decisionColumns = [
  'decisions.id',
  'decisions.site_id',
  'decisions.account_id',
  'decisions.report_id',
  'decisions.outcome',
  'decisions.rule',
  'decisions.reason',
  'decisions.ban_until',
  'decisions.removed_about_me',
  'decisions.removed_photos',
  'decisions.staff_id',
  'decisions.created_at',
  'decisions.overturned_at',
  'decisions.reopened_at',
] as const;

export const lockDecision = (db: Trx, siteId: number, id: string) =>
  db
    .selectFrom('decisions')
    .select(decisionColumns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type DecisionRow = NonNullable<Awaited<ReturnType<typeof lockDecision>>>;

/** The newest first, with the name of who decided. */
export const selectDecisions = (db: Db, of: { accountId: string } | { reportId: string }) =>
  db
    .selectFrom('decisions')
    .leftJoin('staff', 'staff.id', 'decisions.staff_id')
    .select([...decisionColumns, 'staff.name as staffName'])
    .$if('accountId' in of, query =>
      query.where('decisions.account_id', '=', (of as { accountId: string }).accountId),
    )
    .$if('reportId' in of, query =>
      query.where('decisions.report_id', '=', (of as { reportId: string }).reportId),
    )
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(100)
    .execute();

/** Who decided the report before it was opened again. */
export async function selectEarlierStaff(db: Db, reportId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('decisions')
    .select('staff_id')
    .where('report_id', '=', reportId)
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

export async function setOverturned(db: Trx, id: string, at: Date): Promise<void> {
  await db.updateTable('decisions').set({ overturned_at: at }).where('id', '=', id).execute();
}

export async function setReopened(db: Trx, id: string, at: Date): Promise<void> {
  await db.updateTable('decisions').set({ reopened_at: at }).where('id', '=', id).execute();
}

/** The bans of decisions that stand; `until` is null for a permanent ban. */
export async function selectRunningBans(db: Db, accountId: string, now: Date): Promise<(Date | null)[]> {
  const rows = await db
    .selectFrom('decisions')
    .select('ban_until')
    .where('account_id', '=', accountId)
    .where('overturned_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('outcome', '=', 'permanent_ban'),
        eb.and([eb('outcome', '=', 'temporary_ban'), eb('ban_until', '>', now)]),
      ]),
    )
    .execute();
  return rows.map(({ ban_until }) => ban_until);
}

export async function countStrikes(db: Db, accountIds: readonly string[], since: Date) {
  if (accountIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('decisions')
    .select(['account_id', sql<number>`count(*)::int`.as('strikes')])
    .where('account_id', 'in', accountIds)
    .where('outcome', '<>', 'no_action')
    .where('overturned_at', 'is', null)
    .where('created_at', '>', since)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, strikes }) => [account_id, strikes]));
}

/** What was decided about a member, newest first, with their appeal. */
export const selectDecisionsAbout = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('decisions')
    .leftJoin('appeals', join =>
      join.onRef('appeals.decision_id', '=', 'decisions.id').on('appeals.party', '=', 'reported'),
    )
    .select([...decisionColumns, ...appealColumns])
    .where('decisions.account_id', '=', accountId)
    .where('decisions.outcome', '<>', 'no_action')
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(limit)
    .execute();

const appealColumns = [
  'appeals.text as appeal_text',
  'appeals.created_at as appeal_sent_at',
  'appeals.outcome as appeal_outcome',
  'appeals.answer as appeal_answer',
  'appeals.decided_at as appeal_decided_at',
] as const;

/** Reports of a member, newest first, with the newest decision and the appeal of it. */
export const selectReportsBy = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('reports')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('decisions as newest')
          .select([
            'newest.id as decision_id',
            'newest.outcome',
            'newest.rule',
            'newest.created_at as decided_at',
          ])
          .select('newest.reason as decision_reason')
          .whereRef('newest.report_id', '=', 'reports.id')
          .orderBy('newest.created_at', 'desc')
          .orderBy('newest.id', 'desc')
          .limit(1)
          .as('decision'),
      join => join.onTrue(),
    )
    .leftJoin('appeals', join =>
      join.onRef('appeals.decision_id', '=', 'decision.decision_id').on('appeals.party', '=', 'reporter'),
    )
    .select([
      'reports.id',
      'reports.reason',
      'reports.text',
      'reports.created_at',
      'reports.closed_at',
      'decision.decision_id',
      'decision.outcome',
      'decision.rule',
      'decision.decided_at',
      'decision.decision_reason',
      ...appealColumns,
    ])
    .where('reports.reporter_id', '=', accountId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
