import { type SqlBool, sql } from 'kysely';
import type { FictionalOrder } from '#contract/staff-fictional';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

const fictionalOf = (db: Db, siteId: number, profileId: string) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('profiles.id', '=', profileId)
    .where('profiles.site_id', '=', siteId)
    .where('profiles.fictional', '=', true)
    .select(['accounts.id as accountId', sql<SqlBool>`accounts.status <> 'active'`.as('isRetired')]);

export async function selectFictional(db: Db, siteId: number, profileId: string) {
  const row = await fictionalOf(db, siteId, profileId).executeTakeFirst();
  return row && { ...row, isRetired: Boolean(row.isRetired) };
}

export async function lockFictional(db: Trx, siteId: number, profileId: string) {
  const row = await fictionalOf(db, siteId, profileId).forUpdate(['profiles', 'accounts']).executeTakeFirst();
  return row && { ...row, isRetired: Boolean(row.isRetired) };
}

type Operator = { profileId: string; operatorId: string | null; createdBy: string | null };

export async function upsertOperator(db: Db, { profileId, operatorId, createdBy }: Operator): Promise<void> {
  await db
    .insertInto('fictional_profiles')
    .values({ profile_id: profileId, operator_id: operatorId, created_by: createdBy })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet({ operator_id: operatorId }))
    .execute();
}

export const selectOperators = (db: Db, siteId: number) =>
  db
    .selectFrom('staff')
    .where('site_id', '=', siteId)
    .where('deactivated_at', 'is', null)
    .select(['id', 'name'])
    .orderBy('name')
    .execute();

export async function isOperator(db: Db, siteId: number, staffId: string): Promise<boolean> {
  const operators = await selectOperators(db, siteId);
  return operators.some(({ id }) => id === staffId);
}

const id = sql.ref('profiles.id');

export const fictionalKeysets: Record<FictionalOrder, Keyset> = {
  ...bothWays('made', { key: sql.ref('profiles.created_at'), id, type: 'timestamptz' }),
  ...bothWays('name', { key: sql`(fold_name(profiles.name) collate "C")`, id, type: 'text' }),
};

export const selectFictionalPage = (db: Db, siteId: number, { keyset, after, limit }: KeysetPage) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .leftJoin('fictional_profiles', 'fictional_profiles.profile_id', 'profiles.id')
    .leftJoin('staff', 'staff.id', 'fictional_profiles.operator_id')
    .where('profiles.site_id', '=', siteId)
    .where('profiles.fictional', '=', true)
    .select(eb => [
      'profiles.id',
      'profiles.name',
      'profiles.country',
      'profiles.birth_date',
      'profiles.about_me',
      'profiles.created_at',
      'accounts.deleted_at',
      'staff.id as operator_id',
      'staff.name as operator_name',
      eb
        .selectFrom('photos')
        .whereRef('photos.profile_id', '=', 'profiles.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('photos'),
      keyText(keyset).as('cursor_key'),
    ])
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

export type FictionalNumbers = {
  id: string;
  received: number;
  conversations: number;
  answered: number;
  credits: number;
};

/** What members wrote to each profile and spent on it, with one statement for all. */
export async function selectNumbers(db: Db, profileIds: readonly string[]): Promise<FictionalNumbers[]> {
  if (profileIds.length === 0) return [];
  const { rows } = await sql<FictionalNumbers>`
    select mine.profile_id as id,
      count(*)::int as conversations,
      coalesce(sum(written.received), 0)::int as received,
      count(*) filter (where written.sent > 0)::int as answered,
      coalesce(sum(written.credits), 0)::int as credits
    from conversation_members mine
    cross join lateral (
      select count(*) filter (where messages.sender_id <> mine.profile_id) as received,
        count(*) filter (where messages.sender_id = mine.profile_id) as sent,
        coalesce(sum((
          select -sum(amount) from ledger_entries
          where reference = messages.id and contra in ('messages', 'photos', 'gifts')
        ) - messages.returned_credits) filter (where messages.sender_id <> mine.profile_id), 0) as credits
      from messages where messages.conversation_id = mine.conversation_id and not messages.held
    ) written
    where mine.profile_id in (${sql.join(profileIds)}) and written.received + written.sent > 0
    group by mine.profile_id`.execute(db);
  return rows;
}

/** Counted by indexes of the list of members: of all accounts, those that are not active. */
export async function selectShare(db: Db, siteId: number): Promise<{ fictional: number; all: number }> {
  const { rows } = await sql<{ fictional: number; all: number }>`
    select
      (select count(*)::int from profiles where site_id = ${siteId} and fictional and status = 'active') as fictional,
      (select count(*)::int from accounts where site_id = ${siteId})
        - (select count(*)::int from accounts where site_id = ${siteId} and status <> 'active') as "all"`.execute(
    db,
  );
  return rows[0] ?? { fictional: 0, all: 0 };
}
