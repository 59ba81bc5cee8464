import { sql } from 'kysely';
import type { NotificationType } from '#contract/notifications';
import type { Db } from '../../platform/db.ts';
import { idList } from '../../platform/prepared-statements.ts';
import { frequencyOf, isReachable } from '../emails/recipients-sql.ts';
import type { AnnouncementFile, AnnouncementTexts, Segment } from './announcement-file.ts';

export type Announcement = {
  id: string;
  siteId: number;
  type: 'promotions' | 'news';
  segment: Segment;
  texts: AnnouncementTexts;
  createdAt: Date;
  cancelledAt: Date | null;
};

export const runNameOf = (id: string): string => `announcement ${id}`;

const announcements = sql<Announcement>`
  select id, site_id as "siteId", type, segment, texts, created_at as "createdAt", cancelled_at as "cancelledAt"
  from announcements`;

export async function insertAnnouncement(
  db: Db,
  siteId: number,
  { type, segment = {}, texts }: AnnouncementFile,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('announcements')
    .values({
      ...{ site_id: siteId, type, created_at: at },
      ...{ segment: JSON.stringify(segment), texts: JSON.stringify(texts) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function selectAnnouncement(db: Db, id: string): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`${announcements} where id = ${id}`.execute(db);
  return rows[0];
}

/** Those that are not sent to every member yet. */
export async function selectUnfinished(db: Db, since: Date): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`${announcements}
    where cancelled_at is null and created_at > ${since} and not exists (
      select from notification_runs where name = 'announcement ' || announcements.id and finished_at is not null)
    order by id`.execute(db);
  return rows;
}

export type ListedAnnouncement = Announcement & { finishedAt: Date | null };

export async function selectAnnouncements(db: Db): Promise<ListedAnnouncement[]> {
  const { rows } = await sql<ListedAnnouncement>`
    select listed.*, (select finished_at from notification_runs where name = 'announcement ' || listed.id) as "finishedAt"
    from (${announcements}) listed order by listed.id desc limit 100`.execute(db);
  return rows;
}

export async function updateCancelled(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('announcements')
    .set({ cancelled_at: at })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAnnouncements(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('announcements').where('created_at', '<', before).execute();
}

type Target = Pick<Announcement, 'siteId' | 'type' | 'segment'>;
/** `activeRank` and `signedUpUntil` come from the segment. */
export type SegmentLimits = { activeRank: number | null; signedUpUntil: Date | null };

/** Members of the segment who switched this type on. */
const membersOf = ({ siteId, type, segment }: Target, { activeRank, signedUpUntil }: SegmentLimits) => sql`
  notification_preferences chosen
  join accounts on accounts.id = chosen.account_id join profiles on profiles.account_id = accounts.id
  where chosen.type = ${type} and chosen.email = 'at_once' and accounts.site_id = ${siteId}
    and ${isReachable}
    and (${segment.country ?? null}::text is null or profiles.country = ${segment.country ?? null})
    and (${segment.premium ?? null}::boolean is null
      or (accounts.premium_since is not null) = ${segment.premium ?? null})
    and (${activeRank}::int is null or profiles.activity_rank >= ${activeRank})
    and (${signedUpUntil}::timestamptz is null or accounts.signed_up_at <= ${signedUpUntil})`;

export async function countMembers(db: Db, target: Target, limits: SegmentLimits): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from ${membersOf(target, limits)}`.execute(db);
  return rows[0]?.members ?? 0;
}

export type AnnouncementMember = { accountId: string; profileId: string };

export async function selectMembers(
  db: Db,
  target: Target,
  limits: SegmentLimits,
  page: { after: string; limit: number } | { accountIds: readonly string[] },
): Promise<AnnouncementMember[]> {
  const who =
    'after' in page
      ? sql`and chosen.account_id > ${page.after}`
      : sql`and chosen.account_id = any(${idList(page.accountIds)})`;
  const { rows } = await sql<AnnouncementMember>`
    select accounts.id as "accountId", profiles.id as "profileId" from ${membersOf(target, limits)} ${who}
    order by chosen.account_id ${'after' in page ? sql`limit ${page.limit}` : sql``}`.execute(db);
  return rows;
}

/** How often a member who gets emails wants this type. */
export async function selectFrequency(
  db: Db,
  accountId: string,
  type: NotificationType,
): Promise<string | undefined> {
  const { rows } = await sql<{ frequency: string }>`
    select ${frequencyOf(type, 'email')} as frequency
    from accounts join profiles on profiles.account_id = accounts.id
    where accounts.id = ${accountId} and ${isReachable}`.execute(db);
  return rows[0]?.frequency;
}
