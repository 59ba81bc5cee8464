import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Lists hold this many of the newest. */
const NEWEST = 50;

/** What the site shows of a member, beyond the entry in the list. */
export const selectShownDetails = (db: Db, profileId: string, staffId: string, now: Date) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .leftJoin('staff_lookups', join =>
      join
        .onRef('staff_lookups.account_id', '=', 'accounts.id')
        .on('staff_lookups.staff_id', '=', staffId)
        .on('staff_lookups.expires_at', '>', now),
    )
    .where('profiles.id', '=', profileId)
    .select([
      'profiles.region',
      'profiles.about_me',
      'profiles.invisible',
      'accounts.frozen_at',
      'accounts.frozen_reason',
      'accounts.deleted_at',
      'staff_lookups.expires_at as open_until',
      sql<boolean>`exists (select from verifications v join photos on photos.profile_id = v.profile_id
        and photos.is_main and photos.file_key = v.photo_key
        where v.profile_id = profiles.id and v.status = 'verified')`.as('verified'),
      sql<number>`(select count(*)::int from photos where photos.profile_id = profiles.id)`.as('photos'),
    ])
    .executeTakeFirst();

export const selectPrivateDetails = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .leftJoin('traffic_sources as source', 'source.account_id', 'accounts.id')
    .leftJoin('partners', 'partners.id', 'source.partner_id')
    .where('accounts.id', '=', accountId)
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.language',
      'accounts.confirmed_at',
      'accounts.premium_since',
      'accounts.notifications_disabled',
      'profiles.birth_date',
      sql<boolean>`accounts.password_hash is not null`.as('has_password'),
      sql<number>`(select count(*)::int from passkeys where account_id = accounts.id)`.as('passkeys'),
      sql<number>`(select count(*)::int from blocks where blocked_id = profiles.id and contact_id is null)`.as(
        'blocks_received',
      ),
      sql<string[]>`array_remove(array[partners.name, source.network, source.ref, source.sub1, source.sub2,
        source.sub3, source.lander, source.campaign, source.variant], '')`.as('came_by'),
    ])
    .executeTakeFirst();

export const selectMemberReports = (db: Db, accountId: string) =>
  db
    .selectFrom('reports')
    .where(({ eb, or }) => or([eb('reported_id', '=', accountId), eb('reporter_id', '=', accountId)]))
    .select(['id', 'reason', 'reported_id', 'created_at', 'closed_at'])
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();

export const selectMemberPayments = (db: Db, accountId: string) =>
  db
    .selectFrom('payments')
    .where('account_id', '=', accountId)
    .select(['id', 'state', 'method', 'amount', 'currency', 'credits', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();

export const selectMemberEmails = (db: Db, accountId: string) =>
  db
    .selectFrom('email_outbox')
    .where('account_id', '=', accountId)
    .select(['subject', 'created_at', 'sent_at', 'failed_at'])
    .orderBy('created_at', 'desc')
    .limit(NEWEST)
    .execute();

export const selectMemberHistory = (db: Db, subject: string) =>
  db
    .selectFrom('audit.entries as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .where('entry.subject', '=', subject)
    .select(['entry.action', 'entry.reason', 'entry.at', 'staff.name as by'])
    .orderBy('entry.seq', 'desc')
    .limit(NEWEST)
    .execute();
