import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { messageLimits, strikeOutcomes } from '#contract/house-rules';
import type { ReportReason } from '#contract/reports';
import type { DB, Decisions } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import { dueOf } from '../reports/due-of.ts';

const reportColumns = [
  'id',
  'reporter_id',
  'reported_id',
  'reason',
  'created_at',
  'closed_at',
  'subject_kind',
  'subject_id',
  'decision_id',
] as const;

export const lockReport = async (db: Trx, siteId: number, id: string): Promise<LockedReport | undefined> =>
  (await lockReports(db, siteId, id)).find(report => report.id === id);

/**
 * The report, and the open ones of the same photo or message, which one decision answers. Staff who decide one of them
 * wait for each other here; the order prevents deadlocks.
 */
export const lockReports = (db: Trx, siteId: number, id: string) =>
  db
    .selectFrom('reports')
    .select(reportColumns)
    .where('site_id', '=', siteId)
    .where(eb =>
      eb.or([
        eb('id', '=', id),
        eb.and([
          eb('closed_at', 'is', null),
          eb(
            'subject_id',
            '=',
            eb.selectFrom('reports as same').select('subject_id').where('same.id', '=', id),
          ),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export type LockedReport = Awaited<ReturnType<typeof lockReports>>[number];

export async function insertDecision(db: Trx, decision: Insertable<Decisions>): Promise<string> {
  const { id } = await db.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A trigger deletes a report if the reported account is gone. `decision_id` is null if nobody was there to decide about. */
export async function closeReports(
  db: Trx,
  ids: readonly string[],
  closed: { closed_at: Date; decision_id: string | null },
): Promise<void> {
  await db.updateTable('reports').set(closed).where('id', 'in', ids).execute();
}

/** Opens the reports again that the decision answered, as far as their evidence still exists. */
export async function reopenReports(
  db: Trx,
  { id, report_id: reportId }: Pick<DecisionRow, 'id' | 'report_id'>,
  at: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where(eb => eb.or([eb('decision_id', '=', id), eb('id', '=', reportId)]))
    .where('closed_at', 'is not', null)
    .where('evidence', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const report of rows)
    await db
      .updateTable('reports')
      .set({ closed_at: null, ...dueOf(report.reason as ReportReason, at) })
      .where('id', '=', report.id)
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
  'decisions.removed_messages',
  'decisions.subject_kind',
  'decisions.selfie_attempt',
  'decisions.selfie_reason',
  'decisions.staff_id',
  'decisions.created_at',
  'decisions.automated',
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
    .$if('reportId' in of, query => {
      const { reportId } = of as { reportId: string };
      return query.where(
        sql<boolean>`(decisions.report_id = ${reportId}
          or decisions.id = (select decision_id from reports where id = ${reportId}))`,
      );
    })
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(100)
    .execute();

/** Decisions of these reports, also those shared with reports of the same thing. */
const ofReports = (reports: readonly LockedReport[]) => {
  const ids = reports.map(({ id }) => id);
  const decided = reports.flatMap(({ decision_id }) => decision_id ?? []);
  return sql<boolean>`(decisions.report_id = any(${ids}::uuid[]) or decisions.id = any(${decided}::uuid[]))`;
};

/**
 * The decisions of reports that were opened again, which stand until the reports are decided anew. Locked, because an
 * appeal of the reported member may undo one at the same time.
 */
export const lockReopenedDecisions = (db: Trx, reports: readonly LockedReport[]) =>
  db
    .selectFrom('decisions')
    .select(decisionColumns)
    .where(ofReports(reports))
    .where('reopened_at', 'is not', null)
    .where('overturned_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** The staff who decided the reports before they were opened again. */
export async function selectEarlierStaff(
  db: Db,
  reports: readonly LockedReport[],
): Promise<(string | null)[]> {
  const rows = await db.selectFrom('decisions').select('staff_id').where(ofReports(reports)).execute();
  return rows.map(({ staff_id }) => staff_id);
}

export async function setOverturned(db: Trx, id: string, at: Date): Promise<void> {
  await db.updateTable('decisions').set({ overturned_at: at }).where('id', '=', id).execute();
}

/**
 * Only a decision of the review of photos.
 * @returns whether it was one
 */
export async function setReviewOverturned(db: Trx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('decisions')
    .set({ overturned_at: at })
    .where('id', '=', id)
    .where('outcome', '=', 'photo_rejected')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const selectReportsOfDecisions = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('decisions')
    .select(['id', 'report_id'])
    .where('id', 'in', ids)
    .where('outcome', 'not in', ['photo_rejected', 'selfie_rejected'])
    .execute();

export async function setReopened(db: Trx, id: string, at: Date): Promise<void> {
  await db.updateTable('decisions').set({ reopened_at: at }).where('id', '=', id).execute();
}

/** The bans of decisions that stand; `until` is null for a permanent ban. */
/** The decisions that keep the account banned, the oldest first. */
export const lockRunningBans = (db: Trx, accountId: string, now: Date) =>
  db
    .selectFrom('decisions')
    .select(decisionColumns)
    .where('account_id', '=', accountId)
    .where('overturned_at', 'is', null)
    .where(isRunningBan(now))
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

const isRunningBan = (now: Date) => (eb: ExpressionBuilder<DB, 'decisions'>) =>
  eb.or([
    eb('outcome', '=', 'permanent_ban'),
    eb.and([eb('outcome', '=', 'temporary_ban'), eb('ban_until', '>', now)]),
  ]);

export async function selectRunningBans(db: Db, accountId: string, now: Date): Promise<(Date | null)[]> {
  const rows = await db
    .selectFrom('decisions')
    .select('ban_until')
    .where('account_id', '=', accountId)
    .where('overturned_at', 'is', null)
    .where(isRunningBan(now))
    .execute();
  return rows.map(({ ban_until }) => ban_until);
}

export async function countStrikes(db: Db, accountIds: readonly string[], since: Date) {
  if (accountIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('decisions')
    .select(['account_id', sql<number>`count(*)::int`.as('strikes')])
    .where('account_id', 'in', accountIds)
    .where('outcome', 'in', strikeOutcomes)
    .where('overturned_at', 'is', null)
    .where('created_at', '>', since)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, strikes }) => [account_id, strikes]));
}

/** Whether a newer decision that stands limits the first messages of the member. */
export async function isLimitedAgain(
  db: Db,
  decision: Pick<DecisionRow, 'account_id' | 'created_at'>,
): Promise<boolean> {
  const newer = await db
    .selectFrom('decisions')
    .select('id')
    .where('account_id', '=', decision.account_id)
    .where('outcome', 'in', messageLimits)
    .where('overturned_at', 'is', null)
    .where('created_at', '>', decision.created_at)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
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
    .leftJoin('content_notices', 'content_notices.id', 'reports.id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('decisions as newest')
          .select([
            'newest.id as decision_id',
            'newest.outcome',
            'newest.rule',
            'newest.created_at as decided_at',
            'newest.overturned_at',
          ])
          .select('newest.reason as decision_reason')
          .where(({ eb, ref }) =>
            eb.or([
              eb('newest.report_id', '=', ref('reports.id')),
              eb('newest.id', '=', ref('reports.decision_id')),
            ]),
          )
          .orderBy('newest.created_at', 'desc')
          .orderBy('newest.id', 'desc')
          .limit(1)
          .as('decision'),
      join => join.onTrue(),
    )
    .leftJoin('appeals', join =>
      join
        .onRef('appeals.decision_id', '=', 'decision.decision_id')
        .onRef('appeals.account_id', '=', 'reports.reporter_id')
        .on('appeals.party', '=', 'reporter'),
    )
    .select([
      'reports.id',
      'reports.reason',
      'reports.text',
      'reports.subject_kind',
      'content_notices.path',
      'reports.created_at',
      'reports.closed_at',
      'decision.decision_id',
      'decision.outcome',
      'decision.rule',
      'decision.decided_at',
      'decision.overturned_at',
      'decision.decision_reason',
      ...appealColumns,
    ])
    .where('reports.reporter_id', '=', accountId)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute();
