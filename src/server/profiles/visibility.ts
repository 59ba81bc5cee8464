/**
 * Who may see whom: the one place that decides (sections 4 and 6). Conditions are SQL on a row of `profiles`, by its
 * name in the query, and join any list; `findVisible` is the look-up of one member, and its access check as well.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { ApiError } from '#contract/errors';
import { maySearch } from '#contract/permissions';
import type { App, Caller, Member } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { prepared, statement } from '../platform/prepared.ts';

/** Whoever looks: what the rules need of a caller. */
export type Viewer = Pick<Caller, 'site'> &
  Partial<Pick<Caller, 'trafficSource'>> & {
    member: Pick<Member, 'accountId' | 'profileId'> | null;
    /** The cell he looks from, where he says so, instead of that of his profile. */
    near?: number | null;
  };
export type Condition = RawBuilder<SqlBool>;

/** A profile's id, or the column of a query that holds it. */
export type IdOf = string | Expression<string>;

type Conversing = Pick<Viewer, 'site'> & { member: Pick<Member, 'profileId'> };

/** A profile that may be seen, as other domains need it. */
export type VisibleProfile = { id: string; accountId: string; name: string; fictional: boolean };

/** The viewer may see this profile where he knows of it: in his likes, his chats, on its own page. One's own always. */
export function visibleTo(viewer: Viewer, profiles = 'profiles'): Condition {
  const { site, member } = viewer;
  const shown = sql<SqlBool>`${sql.ref(`${profiles}.status`)} = 'active'`;
  if (!member) {
    return all([ofSite(site.id, profiles), shown, isNot('invisible', profiles), ...openTo(viewer, profiles)]);
  }
  const others = all([
    shown,
    showsHimself(member.profileId, profiles),
    ...notBlocked(member.profileId, profiles),
  ]);
  const own = sql<SqlBool>`${sql.ref(`${profiles}.id`)} = ${member.profileId}`;
  return sql`(${ofSite(site.id, profiles)} and (${own} or ${others}))`;
}

/** The viewer may find this profile in a list of strangers: the search, suggestions. Never one's own, never an invisible one. */
export function listedFor(viewer: Viewer, profiles = 'profiles'): Condition {
  const { site, member } = viewer;
  const listed = [
    ofSite(site.id, profiles),
    sql<SqlBool>`${sql.ref(`${profiles}.status`)} = 'active'`,
    isNot('invisible', profiles),
  ];
  if (!member) return all([...listed, ...openTo(viewer, profiles)]);
  const other = sql<SqlBool>`${sql.ref(`${profiles}.id`)} <> ${member.profileId}`;
  return all([...listed, other, ...notBlocked(member.profileId, profiles)]);
}

const mayLook = ({ site, member, trafficSource = null }: Viewer): boolean =>
  member !== null || maySearch(null, site.settings, trafficSource !== null);

/** Visitors look at members as the settings allow, members always (section 6). @throws authentication_required */
export function assertMayLook(viewer: Viewer): void {
  if (!mayLook(viewer)) throw new ApiError('authentication_required');
}

/** He does not hide, or took the first step. In a conversation that remained, of who hides no more is told than his name. */
export const showsHimself = (viewerId: IdOf, profiles = 'profiles'): Condition =>
  sql`(${isNot('invisible', profiles)} or ${approached(viewerId, profiles)})`;

/** The same of one who is leaving or coming back, whatever his account is at that moment: he was seen only if he had confirmed it. */
export const wasSeenBy = (viewerId: IdOf): Condition =>
  all([
    sql`exists (select from accounts where id = profiles.account_id and confirmed_at is not null)`,
    showsHimself(viewerId),
    ...notBlocked(viewerId, 'profiles'),
  ]);

/** Who is with the viewer in a conversation that holds something for him: it remains when that one turns invisible (section 4). */
export const conversingWith = ({ site, member }: Conversing): Condition =>
  all([ofSite(site.id, 'profiles'), standsTowards(member.profileId)]);

/** His account is active, and no block stands between the two: what remains of the rules where a conversation says the rest. */
export const standsTowards = (viewerId: IdOf): Condition =>
  all([sql<SqlBool>`profiles.status = 'active'`, ...notBlocked(viewerId, 'profiles')]);

/**
 * Finds a member the viewer may see. Throws `authentication_required` for a visitor who may see none, `not_found` for
 * everybody else, whether he hides, blocks or never was.
 */
export async function findVisible(db: HasDb, viewer: Viewer, profileId: string): Promise<VisibleProfile> {
  const row = await find(db, viewer, profileId);
  if (row?.visible) return presentFound(row);
  throw new ApiError('not_found');
}

/**
 * The same where one may be told of a block: `blocked_by_member` with the name, only where the two had a conversation or match
 * (section 8). The member's page and the block tell; every other call answers as for a member who never was.
 */
export async function findOrTell(db: HasDb, viewer: Viewer, profileId: string): Promise<VisibleProfile> {
  const row = await find(db, viewer, profileId);
  if (row?.visible) return presentFound(row);
  if (row?.told) throw new ApiError('blocked_by_member', { params: { name: row.name } });
  throw new ApiError('not_found');
}

/** Finds whom the viewer may write to: those he sees, and those with whom he has a conversation. @throws not_found */
export async function findPartner(db: HasDb, viewer: Viewer, profileId: string): Promise<VisibleProfile> {
  const row = await find(db, viewer, profileId);
  if (row?.visible || row?.converses) return presentFound(row);
  throw new ApiError('not_found');
}

/** Whether a member took the first step towards another one, and did not take it back: that one sees him though he is invisible. */
export async function hasApproached({ db }: HasDb, profileId: string, otherId: string): Promise<boolean> {
  return (await selectApproached(db, { profileId, otherId })).length > 0;
}

const selectApproached = statement((db, { profileId, otherId }: { profileId: string; otherId: string }) =>
  db
    .selectFrom('profiles')
    .select('profiles.id')
    .where('profiles.id', '=', profileId)
    .where(approached(otherId, 'profiles'))
    .modifyEnd(prepared)
    .compile(),
);

type HasDb = Pick<App, 'db'>;
type Found = { id: string; account_id: string; name: string; fictional: boolean };

async function find({ db }: HasDb, viewer: Viewer, profileId: string) {
  assertMayLook(viewer);
  return selectProfileFor(db, viewer, profileId);
}

const presentFound = ({ id, account_id, name, fictional }: Found): VisibleProfile => ({
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

/** A member who looks, by the two ids the rules need of him. */
export type Looking = { siteId: number; viewerId: string };

/** A member who looks, for statements built before it is known who: of him the rules look at these two ids and at nothing else. */
export const memberLooking = ({ siteId, viewerId }: Looking): Viewer & Conversing =>
  ({ site: { id: siteId }, member: { profileId: viewerId } }) as Viewer & Conversing;

const selectForMember = statement((db, { id, ...viewer }: Looking & { id: string }) =>
  selectProfile(db, memberLooking(viewer), id).compile(),
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
      tellsOfBlock(viewer).as('told'),
      converses(viewer).as('converses'),
    ])
    .modifyEnd(prepared);

/** The member blocked the viewer after they had met: the viewer is told by whom. */
const tellsOfBlock = ({ site, member }: Viewer): Condition =>
  member
    ? sql`${ofSite(site.id, 'profiles')} and profiles.status = 'active' and exists (
        select from blocks where blocker_id = profiles.id and blocked_id = ${member.profileId} and had_contact)`
    : sql`false`;

/** The member hides, and the two have a conversation that holds something for the viewer. */
const converses = ({ site, member }: Viewer): Condition =>
  member
    ? sql`profiles.invisible and ${conversingWith({ site, member })} and exists (
        select from conversation_members mine join messages m on m.conversation_id = mine.conversation_id
        where mine.profile_id = ${member.profileId} and mine.other_id = profiles.id
          and m.seq > mine.cleared_seq and (not m.held or m.sender_id = mine.profile_id))`
    : sql`false`;

/** The two had a match, or a conversation that holds a delivered message: what was taken back, or deleted by both, is none. */
export const haveMet = (one: string, other: string): Condition => sql`(
  exists (select from likes where liker_id = ${one} and liked_id = ${other} and matched_at is not null)
  or exists (
    select from conversations c join messages m on m.conversation_id = c.id
    where c.low_id = least(${one}::uuid, ${other}::uuid) and c.high_id = greatest(${one}::uuid, ${other}::uuid)
      and not m.held and not m.unsent))`;

const all = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` and `)})`;

const ofSite = (siteId: number, profiles: string): Condition =>
  sql`${sql.ref(`${profiles}.site_id`)} = ${siteId}`;

const isNot = (column: string, profiles: string): Condition => sql`not ${sql.ref(`${profiles}.${column}`)}`;

/** Where visitors may look at all, members decide whether visitors see them, unless the site shows everyone. */
function openTo(viewer: Viewer, profiles: string): Condition[] {
  if (!mayLook(viewer)) return [sql`false`];
  const { visitor_visibility } = viewer.site.settings;
  return visitor_visibility === 'opt_in' ? [sql`${sql.ref(`${profiles}.visible_to_visitors`)}`] : [];
}

/** No block between the two, in neither direction. */
const notBlocked = (viewerId: IdOf, profiles: string): Condition[] => {
  const id = sql.ref(`${profiles}.id`);
  return [
    sql`not exists (select from blocks where blocker_id = ${viewerId} and blocked_id = ${id})`,
    sql`not exists (select from blocks where blocker_id = ${id} and blocked_id = ${viewerId})`,
  ];
};

/** The invisible one liked the viewer or wrote to him, and did not take it back: his is the first step. */
const approached = (viewerId: IdOf, profiles: string): Condition => {
  const id = sql.ref(`${profiles}.id`);
  return sql`(
    exists (select from likes where liker_id = ${id} and liked_id = ${viewerId})
    or exists (
      select from conversations c join messages m on m.conversation_id = c.id
      where c.low_id = least(${id}, ${viewerId}::uuid) and c.high_id = greatest(${id}, ${viewerId}::uuid)
        and m.sender_id = ${id} and not m.held and not m.unsent))`;
};

/** The cell the viewer looks from: distances are told from it and from nothing finer. Null where he tells none. */
export function viewerCell({ member, near = null }: Viewer): RawBuilder<number | null> {
  if (near !== null || !member) return sql`${near}::int`;
  return sql`(select mine.cell from profiles mine where mine.id = ${member.profileId})`;
}
