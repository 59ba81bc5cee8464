import { sql } from 'kysely';
import type { CursorPosition } from '#contract/cursor';
import type { Db, Trx } from '../../platform/db.ts';

const complaints = (db: Db, siteId: number) =>
  db
    .selectFrom('complaints')
    .leftJoin('profiles', 'profiles.account_id', 'complaints.account_id')
    .where('complaints.site_id', '=', siteId)
    .select([
      'complaints.id',
      'complaints.account_id',
      'complaints.topic',
      'complaints.state',
      'complaints.created_at',
      'complaints.answered_at',
      'profiles.id as profile_id',
      'profiles.name',
    ]);

export type ComplaintRow = Awaited<ReturnType<ReturnType<typeof complaints>['execute']>>[number];

type Page = { topic?: string | undefined; after: CursorPosition | null; limit: number };

export const selectOpenComplaints = (db: Db, siteId: number, { topic, after, limit }: Page) =>
  complaints(db, siteId)
    .where('complaints.state', '<>', 'answered')
    .$if(topic !== undefined, query => query.where('complaints.topic', '=', topic ?? ''))
    .$if(after !== null, query =>
      query.where(
        sql<boolean>`(complaints.created_at, complaints.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('complaints.created_at')
    .orderBy('complaints.id')
    .limit(limit)
    .execute();

export const selectAnsweredComplaints = (db: Db, siteId: number, { topic, after, limit }: Page) =>
  complaints(db, siteId)
    .where('complaints.state', '=', 'answered')
    .$if(topic !== undefined, query => query.where('complaints.topic', '=', topic ?? ''))
    .$if(after !== null, query =>
      query.where(
        sql<boolean>`(complaints.answered_at, complaints.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('complaints.answered_at', 'desc')
    .orderBy('complaints.id', 'desc')
    .limit(limit)
    .execute();

export const selectComplaint = (db: Db, siteId: number, id: string) =>
  complaints(db, siteId)
    .leftJoin('staff', 'staff.id', 'complaints.staff_id')
    .where('complaints.id', '=', id)
    .select(['complaints.text', 'complaints.answer', 'staff.name as staff_name'])
    .executeTakeFirst();

export async function countOpenComplaints(db: Db, siteId: number): Promise<number> {
  const { open } = await db
    .selectFrom('complaints')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('site_id', '=', siteId)
    .where('state', '<>', 'answered')
    .executeTakeFirstOrThrow();
  return open;
}

/** Two staff who answer one complaint wait for each other here. */
export const lockComplaint = (db: Trx, siteId: number, id: string) =>
  db
    .selectFrom('complaints')
    .select(['id', 'account_id', 'email', 'topic', 'state'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateComplaint(
  db: Trx,
  id: string,
  change: { state: string; answer?: string; answered_at?: Date; staff_id: string | null },
): Promise<void> {
  await db.updateTable('complaints').set(change).where('id', '=', id).execute();
}

/** Newest first, because two ids may end with the same digits. */
export const selectFollowed = (db: Db, siteId: number, email: string) =>
  db
    .selectFrom('complaints')
    .select(['id', 'topic', 'state', 'created_at', 'answered_at'])
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();

export const selectComplaintBacklog = (
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null }> =>
  db
    .selectFrom('complaints')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('site_id', '=', siteId)
    .where('state', '<>', 'answered')
    .executeTakeFirstOrThrow();
