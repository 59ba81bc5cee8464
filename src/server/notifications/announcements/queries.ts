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
  isDraft: boolean;
  /** When it was sent off or resumed. From then on, the days of its segment and of later attempts count. */
  begunAt: Date;
  pausedAt: Date | null;
  cancelledAt: Date | null;
  /** How many members it was for when it began, and how many emails were queued so far. */
  expected: number | null;
  queued: number;
};

export const runNameOf = (id: string): string => `announcement ${id}`;

const announcements = sql<Announcement>`
  select id, site_id as "siteId", type, segment, texts, created_at as "createdAt", draft as "isDraft",
    coalesce(begun_at, created_at) as "begunAt", paused_at as "pausedAt", cancelled_at as "cancelledAt", expected, queued
  from announcements`;

type NewAnnouncement = AnnouncementContent & { siteId: number; staffId: string | null; isDraft: boolean };
export type AnnouncementContent = Pick<AnnouncementFile, 'type' | 'segment' | 'texts'>;

const storedContent = ({ type, segment = {}, texts }: AnnouncementContent) => ({
  ...{ type, segment: JSON.stringify(segment), texts: JSON.stringify(texts) },
});

export async function insertAnnouncement(
  db: Db,
  { siteId, staffId, isDraft, ...content }: NewAnnouncement,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('announcements')
    .values({
      ...{ ...storedContent(content), site_id: siteId, staff_id: staffId, draft: isDraft, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(db: Db, id: string, content: AnnouncementContent): Promise<void> {
  await db.updateTable('announcements').set(storedContent(content)).where('id', '=', id).execute();
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('announcements').where('id', '=', id).where('draft', '=', true).execute();
}

/** Locks the announcement, so that no batch of it is queued meanwhile. */
export async function lockAnnouncement(db: Db, id: string): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`${announcements} where id = ${id} for no key update`.execute(db);
  return rows[0];
}

type Progress = {
  draft?: false;
  begun_at?: Date;
  paused_at?: Date | null;
  cancelled_at?: Date;
  expected?: number;
};

export async function updateProgress(db: Db, id: string, progress: Progress): Promise<void> {
  await db.updateTable('announcements').set(progress).where('id', '=', id).execute();
}

export async function selectAnnouncement(db: Db, id: string): Promise<Announcement | undefined> {
  const { rows } = await sql<Announcement>`${announcements} where id = ${id}`.execute(db);
  return rows[0];
}

/** Those that are not sent to every member yet. */
export async function selectUnfinished(db: Db, since: Date): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`${announcements}
    where not draft and cancelled_at is null and paused_at is null and coalesce(begun_at, created_at) > ${since}
      and not exists (
      select from notification_runs where name = 'announcement ' || announcements.id and finished_at is not null)
    order by id`.execute(db);
  return rows;
}

export type ListedAnnouncement = Announcement & {
  finishedAt: Date | null;
  author: string | null;
  bounces: number;
  complaints: number;
  unsubscribes: number;
};

/** Without `siteId`, of all sites. The latest first. */
export async function selectAnnouncements(
  db: Db,
  { siteId, id, before }: { siteId?: number; id?: string; before?: string | undefined },
  limit: number,
): Promise<ListedAnnouncement[]> {
  const { rows } = await sql<ListedAnnouncement>`
    select listed.*, staff.name as author, outcomes.*,
      (select finished_at from notification_runs where name = 'announcement ' || listed.id) as "finishedAt"
    from (${announcements}
      where (${siteId ?? null}::smallint is null or site_id = ${siteId ?? null})
        and (${id ?? null}::uuid is null or id = ${id ?? null})
        and (${before ?? null}::uuid is null or id < ${before ?? null})
      order by id desc limit ${limit}) listed
    join announcements on announcements.id = listed.id
    left join staff on staff.id = announcements.staff_id
    cross join lateral (select count(bounced_at)::int as bounces, count(complained_at)::int as complaints,
        count(unsubscribed_at)::int as unsubscribes
      from announcement_recipients where announcement_id = listed.id
        and (bounced_at is not null or complained_at is not null or unsubscribed_at is not null)) outcomes
    order by listed.id desc`.execute(db);
  return rows;
}

export async function deleteAnnouncements(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('announcements').where('created_at', '<', before).execute();
}

type Target = Pick<Announcement, 'siteId' | 'type' | 'segment'>;
/** What the segment means on the day it is sent. */
export type SegmentLimits = {
  activeRank: number | null;
  idleRank: number | null;
  signedUpUntil: Date | null;
  bornAfter: string | null;
  bornUntil: string | null;
  timeZone: string;
};

/** Members of the segment who switched this type on. */
function membersOf({ siteId, type, segment }: Target, limits: SegmentLimits) {
  const { country, language, premium, has_credits: hasCredits } = segment;
  const { activeRank, idleRank, signedUpUntil, bornAfter, bornUntil, timeZone } = limits;
  const beginOf = (day: string) => sql`${day}::date::timestamp at time zone ${timeZone}`;
  const conditions = [
    country && sql`profiles.country = ${country}`,
    language && sql`accounts.language = ${language}`,
    premium !== undefined && sql`(accounts.premium_since is not null) = ${premium}`,
    hasCredits !== undefined &&
      sql`exists (select from wallets where wallets.account_id = accounts.id and free + purchased > 0) = ${hasCredits}`,
    bornAfter && sql`profiles.birth_date > ${bornAfter}::date`,
    bornUntil && sql`profiles.birth_date <= ${bornUntil}::date`,
    activeRank !== null && sql`profiles.activity_rank >= ${activeRank}`,
    idleRank !== null && sql`profiles.activity_rank < ${idleRank}`,
    signedUpUntil && sql`accounts.signed_up_at <= ${signedUpUntil}`,
    segment.signed_up_from && sql`accounts.signed_up_at >= ${beginOf(segment.signed_up_from)}`,
    segment.signed_up_until &&
      sql`accounts.signed_up_at < (${segment.signed_up_until}::date + 1)::timestamp at time zone ${timeZone}`,
  ].filter(condition => condition instanceof Object);
  return sql`
    notification_preferences chosen
    join accounts on accounts.id = chosen.account_id join profiles on profiles.account_id = accounts.id
    where ${sql.join(
      [
        sql`chosen.type = ${type} and chosen.email = 'at_once' and accounts.site_id = ${siteId} and ${isReachable}`,
        ...conditions,
      ],
      sql` and `,
    )}`;
}

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
