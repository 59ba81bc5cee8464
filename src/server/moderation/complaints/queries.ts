import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

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

const id = sql.ref('complaints.id');

export const complaintKeysets = {
  ...bothWays('sent', { key: sql.ref('complaints.created_at'), id, type: 'timestamptz' }),
  ...bothWays('answered', { key: sql.ref('complaints.answered_at'), id, type: 'timestamptz' }),
} satisfies Record<string, Keyset>;

type ComplaintFilter = { siteId: number; state: 'open' | 'answered'; topic?: string | undefined };

export const selectComplaints = (
  db: Db,
  { siteId, state, topic }: ComplaintFilter,
  { keyset, after, limit }: KeysetPage,
) =>
  complaints(db, siteId)
    .select(keyText(keyset).as('cursor_key'))
    .where('complaints.state', state === 'open' ? '<>' : '=', sql.lit('answered'))
    .$if(topic !== undefined, query => query.where('complaints.topic', '=', topic ?? ''))
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
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
