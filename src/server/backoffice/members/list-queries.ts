import { type RawBuilder, sql } from 'kysely';
import type { AccountStatus } from '#contract/staff-members';
import type { Db } from '../../platform/db.ts';
import { inOrder, isBehind, type Keyset, type KeysetPage, keyText } from '../../platform/keyset.ts';

export type MemberFilter = {
  siteId: number;
  status?: AccountStatus | undefined;
  frozen?: boolean | undefined;
  country?: string | undefined;
  premium?: boolean | undefined;
  fictional?: boolean | undefined;
  since?: Date | undefined;
  /** Members who signed up then or later are left out. */
  until?: Date | undefined;
  /** How the name begins, whatever its case and accents. */
  name?: string | undefined;
};

/** `account` and `profile` are the two ways to order by sign-up. */
export type MemberListKey = 'name' | 'last_seen' | 'account' | 'profile';

const NAME = sql<string>`(fold_name(profiles.name) collate "C")`;
const [profileId, accountId] = [sql.ref('profiles.id'), sql.ref('accounts.id')];

/** Each order is read from an index of its own, so that no list sorts all members. */
export const memberColumns: Record<MemberListKey, Omit<Keyset, 'down'>> = {
  name: { key: NAME, id: profileId, type: 'text' },
  last_seen: { key: sql.ref('profiles.activity_rank'), id: profileId, type: 'integer' },
  account: { key: sql.ref('accounts.signed_up_at'), id: accountId, type: 'timestamptz' },
  profile: { key: sql.ref('profiles.created_at'), id: profileId, type: 'timestamptz' },
};

/** `id` is that of the cursor: of the account, or of the profile. */
type ListRow = { profileId: string; cursor_key: string; id: string };

/** The members of a page, by id, with what the cursor consists of. */
export async function selectMemberIds(
  db: Db,
  filter: MemberFilter,
  by: MemberListKey,
  { keyset, after, limit }: KeysetPage,
): Promise<ListRow[]> {
  const conditions = [...conditionsOf(filter, by), isBehind(keyset, after)];
  const { rows } = await sql<ListRow>`
    select profiles.id as "profileId", ${keyText(keyset)} as cursor_key, ${keyset.id} as id
    from accounts join profiles on profiles.account_id = accounts.id
    where ${sql.join(conditions, sql` and `)} order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}

function conditionsOf(filter: MemberFilter, by: MemberListKey): RawBuilder<unknown>[] {
  const { siteId, status, frozen, country, premium, fictional, since, until, name } = filter;
  const signedUp = sql.ref(by === 'account' ? 'accounts.signed_up_at' : 'profiles.created_at');
  const conditions: (RawBuilder<unknown> | false)[] = [
    sql`accounts.site_id = ${siteId} and profiles.site_id = ${siteId}`,
    name !== undefined && sql`${NAME} like fold_name(${`${name.replaceAll(/[\\%_]/g, '\\$&')}%`})`,
    status !== undefined && sql`accounts.status = ${status}`,
    frozen !== undefined && sql`accounts.frozen_at is ${nullUnless(frozen)}`,
    premium !== undefined && sql`accounts.premium_since is ${nullUnless(premium)}`,
    country !== undefined && sql`profiles.country = ${country}`,
    fictional !== undefined && sql`${sql.raw(fictional ? '' : 'not')} profiles.fictional`,
    since !== undefined && sql`${signedUp} >= ${since}`,
    until !== undefined && sql`${signedUp} < ${until}`,
  ];
  return conditions.filter(condition => condition !== false);
}

const nullUnless = (isSet: boolean) => sql.raw(isSet ? 'not null' : 'null');

/** What the list shows of these members, in any order. */
export const selectMemberEntries = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .leftJoin('photos', join =>
      join
        .onRef('photos.profile_id', '=', 'profiles.id')
        .on('photos.is_main', '=', true)
        .on('photos.status', '=', 'active'),
    )
    .where('profiles.id', 'in', ids)
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.birth_date',
      'profiles.gender',
      'profiles.country',
      'profiles.city',
      'profiles.fictional',
      'profiles.activity_rank',
      'accounts.status',
      'accounts.frozen_at',
      'accounts.premium_since',
      'accounts.signed_up_at',
      'photos.id as photo_id',
    ])
    .execute();

export type MemberEntryRow = Awaited<ReturnType<typeof selectMemberEntries>>[number];

/** The profile of a member of the site, by one of its unique values. */
export async function selectMemberId(
  db: Db,
  siteId: number,
  by: { id: string } | { email: string } | { payment: string },
): Promise<{ profileId: string; accountId: string } | undefined> {
  return db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where('accounts.site_id', '=', siteId)
    .where(({ eb, selectFrom }) => {
      if ('id' in by) return eb('profiles.id', '=', by.id);
      if ('email' in by) return eb('accounts.email', '=', by.email);
      const buyer = selectFrom('payments').select('account_id').where('payments.id', '=', by.payment);
      return eb('accounts.id', '=', buyer.where('payments.site_id', '=', siteId));
    })
    .select(['profiles.id as profileId', 'accounts.id as accountId'])
    .executeTakeFirst();
}
