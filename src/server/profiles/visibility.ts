/** The rules of this file are SQL conditions on a row of `profiles`. */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { ApiError } from '#contract/errors';
import { maySearch } from '#contract/permissions';
import type { App, Caller, Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';

export type Viewer = Pick<Caller, 'site'> &
  Partial<Pick<Caller, 'trafficSource'>> & {
    member: Pick<Member, 'accountId' | 'profileId'> | null;
    /** Distances are counted from this cell, not from the cell of the viewer's profile. */
    near?: number | null;
  };
export type Condition = RawBuilder<SqlBool>;

type ProfileIdRef = string | Expression<string>;
type SiteIdRef = number | Expression<number>;

type MemberViewer = Pick<Viewer, 'site'> & { member: Pick<Member, 'profileId'> };

export type VisibleProfile = { id: string; accountId: string; name: string; fictional: boolean };

/**
 * True for profiles that the viewer may see in likes, conversations and member pages.
 * @spec 4.4 4.5 6.1
 */
export function visibleTo(viewer: Viewer, profiles = 'profiles'): Condition {
  const { site, member } = viewer;
  const shown = sql<SqlBool>`${sql.ref(`${profiles}.status`)} = 'active'`;
  if (!member) {
    return allOf([
      ofSite(site.id, profiles),
      shown,
      isNot('invisible', profiles),
      ...openToVisitors(viewer, profiles),
    ]);
  }
  const otherMembers = visibleToMemberOf(member.profileId, profiles);
  const own = sql<SqlBool>`${sql.ref(`${profiles}.id`)} = ${member.profileId}`;
  return sql`(${ofSite(site.id, profiles)} and (${own} or ${otherMembers}))`;
}

/**
 * The rule of `visibleTo` for another member of the same site, who may be a column of the query.
 * @spec 4.4 4.5 6.1
 */
export const visibleToMemberOf = (viewerId: ProfileIdRef, profiles = 'profiles'): Condition =>
  allOf([
    sql`${sql.ref(`${profiles}.status`)} = 'active'`,
    isShownTo(viewerId, profiles),
    ...notBlocked(viewerId, profiles),
  ]);

/**
 * The rule of `listedFor` for another member of the same site, who may be a column of the query.
 * @spec 4.5 D2.25
 */
export const listedForMemberOf = (viewerId: ProfileIdRef, profiles = 'profiles'): Condition =>
  allOf([
    sql`${sql.ref(`${profiles}.status`)} = 'active'`,
    isNot('invisible', profiles),
    ...notBlocked(viewerId, profiles),
  ]);

/**
 * True if search and suggestions may list the profile.
 * @spec 4.5 D2.25
 */
export function listedFor(viewer: Viewer, profiles = 'profiles'): Condition {
  const { site, member } = viewer;
  const listed = [
    ofSite(site.id, profiles),
    sql<SqlBool>`${sql.ref(`${profiles}.status`)} = 'active'`,
    isNot('invisible', profiles),
  ];
  if (!member) return allOf([...listed, ...openToVisitors(viewer, profiles)]);
  const other = sql<SqlBool>`${sql.ref(`${profiles}.id`)} <> ${member.profileId}`;
  return allOf([...listed, other, ...notBlocked(member.profileId, profiles)]);
}

const mayViewMembers = ({ site, member, trafficSource = null }: Viewer): boolean =>
  member !== null || maySearch(null, site.settings, trafficSource !== null);

/**
 * @throws authentication_required if this visitor may not see members
 * @spec 5.10 6.1 D1.11
 */
export function assertMayViewMembers(viewer: Viewer): void {
  if (!mayViewMembers(viewer)) throw new ApiError('authentication_required');
}

/**
 * Invisible members are shown only to members whom they liked or wrote to.
 * @spec 4.5 D2.25
 */
export const isShownTo = (viewerId: ProfileIdRef, profiles = 'profiles'): Condition =>
  sql`(${isNot('invisible', profiles)} or ${approached(viewerId, profiles)})`;

/** Ignores `profiles.status`, because the status changes when the member leaves or returns. */
export const wasSeenBy = (viewerId: ProfileIdRef): Condition =>
  allOf([
    sql`exists (select from accounts where id = profiles.account_id and confirmed_at is not null)`,
    isShownTo(viewerId),
    ...notBlocked(viewerId, 'profiles'),
  ]);

/**
 * True if a conversation can go on, even with an invisible member.
 * @spec 4.5
 */
export const conversingWith = ({ site, member }: MemberViewer): Condition =>
  allOf([ofSite(site.id, 'profiles'), activeAndNotBlocked(member.profileId)]);

/**
 * The rule of `findPartner` for two other members, who may be columns of the query.
 * @spec 4.5 6.1
 */
export const isPartnerOf = (viewerId: ProfileIdRef, siteId: SiteIdRef): Condition => sql`(
  ${ofSite(siteId, 'profiles')} and ${visibleToMemberOf(viewerId)} or ${conversesWithMember(viewerId, siteId)})`;

/** In an existing conversation only these two visibility rules apply. */
export const activeAndNotBlocked = (viewerId: ProfileIdRef): Condition =>
  allOf([sql<SqlBool>`profiles.status = 'active'`, ...notBlocked(viewerId, 'profiles')]);

/**
 * @throws authentication_required for visitors who may not see members; not_found without revealing the reason
 * @spec 4.4 D1.2
 */
export async function findVisible(db: HasDb, viewer: Viewer, profileId: string): Promise<VisibleProfile> {
  const row = await selectForViewer(db, viewer, profileId);
  if (row?.visible) return presentVisibleProfile(row);
  throw new ApiError('not_found');
}

/**
 * Unlike `findVisible`, reveals a block to a viewer who had contact with the member.
 * @throws blocked_by_member with the name; and what `findVisible` throws
 * @spec 4.4 D1.2 8
 */
export async function findVisibleOrRevealBlock(
  db: HasDb,
  viewer: Viewer,
  profileId: string,
): Promise<VisibleProfile> {
  const row = await selectForViewer(db, viewer, profileId);
  if (row?.visible) return presentVisibleProfile(row);
  if (row?.reveals_block) throw new ApiError('blocked_by_member', { params: { name: row.name } });
  throw new ApiError('not_found');
}

/** @throws not_found */
export async function findPartner(db: HasDb, viewer: Viewer, profileId: string): Promise<VisibleProfile> {
  const row = await selectForViewer(db, viewer, profileId);
  if (row?.visible || row?.converses) return presentVisibleProfile(row);
  throw new ApiError('not_found');
}

/** True if member `profileId` liked or wrote to member `otherId`. */
export async function hasApproached({ db }: HasDb, profileId: string, otherId: string): Promise<boolean> {
  return (await selectApproached(db, { profileId, otherId })).length > 0;
}

const selectApproached = preparedStatement(
  (db, { profileId, otherId }: { profileId: string; otherId: string }) =>
    db
      .selectFrom('profiles')
      .select('profiles.id')
      .where('profiles.id', '=', profileId)
      .where(approached(otherId, 'profiles'))
      .modifyEnd(prepared)
      .compile(),
);

type HasDb = Pick<App, 'db'>;
type VisibleProfileRow = { id: string; account_id: string; name: string; fictional: boolean };

async function selectForViewer({ db }: HasDb, viewer: Viewer, profileId: string) {
  assertMayViewMembers(viewer);
  return selectProfileFor(db, viewer, profileId);
}

const presentVisibleProfile = ({ id, account_id, name, fictional }: VisibleProfileRow): VisibleProfile => ({
  id,
  accountId: account_id,
  name,
  fictional,
});

async function selectProfileFor(db: Db, viewer: Viewer, id: string) {
  const { site, member } = viewer;
  if (!member) return selectProfile(db, viewer, id).executeTakeFirst();
  return (await selectForMember(db, { siteId: site.id, viewerId: member.profileId, id }))[0];
}

export type ViewerIds = { siteId: number; viewerId: string };

/** The rules in prepared statements read nothing of a viewer except these ids. */
export const viewerFromIds = ({ siteId, viewerId }: ViewerIds): Viewer & MemberViewer =>
  ({ site: { id: siteId }, member: { profileId: viewerId } }) as Viewer & MemberViewer;

const selectForMember = preparedStatement((db, { id, ...viewer }: ViewerIds & { id: string }) =>
  selectProfile(db, viewerFromIds(viewer), id).compile(),
);

const selectProfile = (db: Db, viewer: Viewer, profileId: string) =>
  db
    .selectFrom('profiles')
    .where('profiles.id', '=', profileId)
    .select([
      'profiles.id',
      'profiles.account_id',
      'profiles.name',
      'profiles.fictional',
      visibleTo(viewer).as('visible'),
      revealsBlock(viewer).as('reveals_block'),
      converses(viewer).as('converses'),
    ])
    .modifyEnd(prepared);

/** The viewer may learn of the block only if the two had contact. */
const revealsBlock = ({ site, member }: Viewer): Condition =>
  member
    ? sql`${ofSite(site.id, 'profiles')} and profiles.status = 'active' and exists (
        select from blocks where blocker_id = profiles.id and blocked_id = ${member.profileId} and had_contact)`
    : sql`false`;

const converses = ({ site, member }: Viewer): Condition =>
  member ? conversesWithMember(member.profileId, site.id) : sql`false`;

const conversesWithMember = (viewerId: ProfileIdRef, siteId: SiteIdRef): Condition =>
  sql`profiles.invisible and ${ofSite(siteId, 'profiles')} and ${activeAndNotBlocked(viewerId)} and exists (
        select from conversation_members mine join messages m on m.conversation_id = mine.conversation_id
        where mine.profile_id = ${viewerId} and mine.other_id = profiles.id
          and m.seq > mine.cleared_seq and (not m.held or m.sender_id = mine.profile_id))`;

/** `unsent` is also true for messages that both members deleted. */
export const hadContactBetween = (profileA: string, profileB: string): Condition => sql`(
  exists (select from likes where liker_id = ${profileA} and liked_id = ${profileB} and matched_at is not null)
  or exists (
    select from conversations c join messages m on m.conversation_id = c.id
    where c.low_id = least(${profileA}::uuid, ${profileB}::uuid) and c.high_id = greatest(${profileA}::uuid, ${profileB}::uuid)
      and not m.held and not m.unsent))`;

const allOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

const ofSite = (siteId: SiteIdRef, profiles: string): Condition =>
  sql`${sql.ref(`${profiles}.site_id`)} = ${siteId}`;

const isNot = (column: string, profiles: string): Condition => sql`not ${sql.ref(`${profiles}.${column}`)}`;

/** The site setting `visitor_visibility` is only the initial value of `visible_to_visitors`. */
function openToVisitors(viewer: Viewer, profiles: string): Condition[] {
  return [mayViewMembers(viewer) ? sql`${sql.ref(`${profiles}.visible_to_visitors`)}` : sql`false`];
}

const notBlocked = (viewerId: ProfileIdRef, profiles: string): Condition[] => {
  const id = sql.ref(`${profiles}.id`);
  return [
    sql`not exists (select from blocks where blocker_id = ${viewerId} and blocked_id = ${id})`,
    sql`not exists (select from blocks where blocker_id = ${id} and blocked_id = ${viewerId})`,
  ];
};

/** A like or message that the member took back does not count. */
const approached = (viewerId: ProfileIdRef, profiles: string): Condition => {
  const id = sql.ref(`${profiles}.id`);
  return sql`(
    exists (select from likes where liker_id = ${id} and liked_id = ${viewerId})
    or exists (
      select from conversations c join messages m on m.conversation_id = c.id
      where c.low_id = least(${id}, ${viewerId}::uuid) and c.high_id = greatest(${id}, ${viewerId}::uuid)
        and m.sender_id = ${id} and not m.held and not m.unsent))`;
};

/**
 * Returns the cell from which distances are counted; null if no place is known.
 * @spec D1.5
 */
export function viewerCell({ member, near = null }: Viewer): RawBuilder<number | null> {
  if (near !== null || !member) return sql`${near}::int`;
  return sql`(select mine.cell from profiles mine where mine.id = ${member.profileId})`;
}
