import { type SqlBool, sql } from 'kysely';
import type { Invitation } from '#contract/invitations';
import type { InvitationOrder } from '#contract/staff-partners';
import type { Db } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  keyText,
} from '../../platform/keyset.ts';

type SiteInvitationFilter = {
  siteId: number;
  by?: 'members' | 'site' | undefined;
  state?: Invitation['state'] | undefined;
  now: Date;
};

export const invitationKeysets: Record<InvitationOrder, Keyset> = bothWays('made', {
  ...{ key: sql.ref('invitations.created_at'), id: sql.ref('invitations.id'), type: 'timestamptz' },
});

const inState = (state: Invitation['state'], now: Date) =>
  ({
    used: sql<SqlBool>`used_at is not null`,
    withdrawn: sql<SqlBool>`withdrawn_at is not null`,
    expired: sql<SqlBool>`used_at is null and withdrawn_at is null and expires_at <= ${now}`,
    open: sql<SqlBool>`used_at is null and withdrawn_at is null and expires_at > ${now}`,
  })[state];

/** `inviter` is the profile of the member who invites. */
export const selectSiteInvitations = (
  db: Db,
  { siteId, by, state, now }: SiteInvitationFilter,
  { keyset, after, limit }: KeysetPage,
) =>
  db
    .selectFrom('invitations')
    .leftJoin('profiles', 'profiles.account_id', 'invitations.inviter_id')
    .where('invitations.site_id', '=', siteId)
    .$if(by !== undefined, query => query.where('inviter_id', by === 'members' ? 'is not' : 'is', null))
    .$if(state !== undefined, query => query.where(inState(state ?? 'open', now)))
    .where(isBehind(keyset, after))
    .select([
      'invitations.id',
      'invitations.created_at',
      'expires_at',
      'used_at',
      'withdrawn_at',
      'profiles.id as inviter',
      'profiles.name as inviter_name',
      keyText(keyset).as('cursor_key'),
    ])
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

export async function selectInvitationFigures(
  db: Db,
  siteId: number,
  now: Date,
): Promise<Record<Invitation['state'], number>> {
  const { rows } = await sql<Record<Invitation['state'], number>>`
    select ${sql.join(
      (['open', 'used', 'expired', 'withdrawn'] as const).map(
        state => sql`count(*) filter (where ${inState(state, now)})::int as ${sql.ref(state)}`,
      ),
    )} from invitations where site_id = ${siteId}`.execute(db);
  return rows[0] ?? { open: 0, used: 0, expired: 0, withdrawn: 0 };
}

/** Those whose invitations were used most. */
export async function selectInviters(
  db: Db,
  siteId: number,
  limit: number,
): Promise<{ member: string; name: string; made: number; used: number }[]> {
  const { rows } = await sql<{ member: string; name: string; made: number; used: number }>`
    select profiles.id as member, profiles.name, made, used from (
      select inviter_id, count(*)::int as made, count(used_at)::int as used
      from invitations where site_id = ${siteId} and inviter_id is not null
      group by inviter_id order by used desc, made desc, inviter_id limit ${limit}) most
    join profiles on profiles.account_id = most.inviter_id
    order by used desc, made desc, inviter_id`.execute(db);
  return rows;
}

export const lockSiteInvitation = (db: Db, siteId: number, id: string) =>
  db
    .selectFrom('invitations')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .select(['inviter_id', 'expires_at', 'used_at', 'withdrawn_at'])
    .forUpdate()
    .executeTakeFirst();

export async function withdrawInvitationById(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('invitations').set({ withdrawn_at: now }).where('id', '=', id).execute();
}
