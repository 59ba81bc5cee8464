import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type EmailKind, type EmailOrder, type EmailState, emailKinds } from '#contract/staff-emails';
import { isWithin, type Period } from '../../credits/staff/period-sql.ts';
import type { Db } from '../../platform/db.ts';
import {
  bothWays,
  inOrder,
  isBehind,
  type Keyset,
  type KeysetPosition,
  keyText,
} from '../../platform/keyset.ts';

export type EmailFilter = Period & {
  siteId: number;
  kind: EmailKind | undefined;
  state: EmailState | undefined;
  accountId: string | undefined;
};

const keysetsOf = (table: string): Record<EmailOrder, Keyset> =>
  bothWays('time', {
    ...{ key: sql.ref(`${table}.created_at`), id: sql.ref(`${table}.id`), type: 'timestamptz' },
  });

export const emailKeysets = keysetsOf('email_outbox');
const outerKeysets = keysetsOf('email');

type EmailPage = { order: EmailOrder; after: KeysetPosition | null; limit: number };

export type EmailRow = {
  id: string;
  cursor_key: string;
  kind: EmailKind;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  nextAttemptAt: Date;
  attempts: number;
  recipient: string;
  member: string | null;
  error: string | null;
  feedback: string[];
};

const kindOf = sql<EmailKind>`coalesce(topic, 'account')`;

/**
 * Sent emails are read kind by kind, each from its index; the few that wait or failed have indexes of
 * their own.
 */
export async function selectSiteEmails(
  db: Db,
  filter: EmailFilter,
  { order, after, limit }: EmailPage,
): Promise<EmailRow[]> {
  const { siteId, kind, state, accountId } = filter;
  const [inner, outer] = [emailKeysets[order], outerKeysets[order]];
  const conditions = [
    sql<SqlBool>`site_id = ${siteId}`,
    isWithin(sql`created_at`, filter),
    ...(state ? [isInState[state]] : []),
    isBehind(inner, after),
  ];
  const first = (more: RawBuilder<unknown>) => sql`select id, created_at from email_outbox
    where ${sql.join(conditions, sql` and `)} and ${more} order by ${inOrder(inner)} limit ${limit}`;
  const found = accountId
    ? first(sql`account_id = ${accountId} and ${kind ? sql`${kindOf} = ${kind}` : sql`true`}`)
    : state === 'waiting' || state === 'failed'
      ? first(kind ? sql`${kindOf} = ${kind}` : sql`true`)
      : sql`select found.* from unnest(${kind ? [kind] : [...emailKinds]}::text[]) as kinds (kind)
          cross join lateral (${first(sql`${kindOf} = kinds.kind`)}) found`;
  const { rows } = await sql<EmailRow>`
    select email.id, ${keyText(outer)} as cursor_key, ${kindOf} as kind, email.created_at as "createdAt", sent_at as "sentAt", failed_at as "failedAt",
      next_attempt_at as "nextAttemptAt", attempts, recipient, profiles.id as member, last_error as error,
      array(select feedback.kind from email_feedback feedback where feedback.email_id = email.id order by 1) as feedback
    from (${found}) found join email_outbox email on email.id = found.id
    left join accounts on accounts.id = email.account_id and ${isOwnAddress(sql`email`)}
    left join profiles on profiles.account_id = accounts.id
    order by ${inOrder(outer)} limit ${limit}`.execute(db);
  return rows;
}

/** Emails to the support and to friends of a member have the account, too, but are not the member's. */
const isOwnAddress = (email: RawBuilder<unknown>) =>
  sql<SqlBool>`lower(accounts.email::text) = lower(${email}.recipient)`;

const isInState: Record<EmailState, RawBuilder<SqlBool>> = {
  waiting: sql`sent_at is null and failed_at is null`,
  sent: sql`sent_at is not null`,
  failed: sql`failed_at is not null`,
};

/** An email to the address of a member. */
export const selectMemberEmail = (db: Db, siteId: number, id: string) =>
  db
    .selectFrom('email_outbox')
    .innerJoin('accounts', 'accounts.id', 'email_outbox.account_id')
    .where('email_outbox.id', '=', id)
    .where('email_outbox.site_id', '=', siteId)
    .where(isOwnAddress(sql`email_outbox`))
    .select(['account_id', 'recipient', 'subject', 'last_error'])
    .$narrowType<{ account_id: string }>()
    .executeTakeFirst();

export type EmailFigures = {
  waiting: number;
  since: Date | null;
  failed: number;
  bounces: number;
  complaints: number;
  stopped: number;
};

export async function selectEmailFigures(
  db: Db,
  { siteId, feedbackSince }: { siteId: number; feedbackSince: Date },
): Promise<EmailFigures> {
  const { rows } = await sql<EmailFigures>`
    select
      (select count(*)::int from email_outbox where site_id = ${siteId} and ${isInState.waiting}) as waiting,
      (select min(created_at) from email_outbox where site_id = ${siteId} and ${isInState.waiting}) as since,
      (select count(*)::int from email_outbox where site_id = ${siteId} and ${isInState.failed}) as failed,
      feedback.bounces, feedback.complaints,
      (select count(*)::int from accounts where site_id = ${siteId} and notifications_disabled <> '{}') as stopped
    from (select count(*) filter (where kind <> 'complaint')::int as bounces,
        count(*) filter (where kind = 'complaint')::int as complaints
      from email_feedback join accounts on accounts.id = email_feedback.account_id
      where received_at > ${feedbackSince} and accounts.site_id = ${siteId}) feedback`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('no figures');
  return figures;
}

export type StoppedRow = {
  accountId: string;
  member: string;
  recipient: string;
  reasons: string[];
  latest: Date | null;
};

/** The latest accounts first. */
export async function selectStopped(
  db: Db,
  { siteId, reason, before }: { siteId: number; reason: string | undefined; before: string | undefined },
  limit: number,
): Promise<StoppedRow[]> {
  const { rows } = await sql<StoppedRow>`
    select accounts.id as "accountId", profiles.id as member, accounts.email as recipient,
      notifications_disabled as reasons,
      (select max(received_at) from email_feedback where account_id = accounts.id) as latest
    from accounts join profiles on profiles.account_id = accounts.id
    where accounts.site_id = ${siteId} and notifications_disabled <> '{}'
      and (${reason ?? null}::text is null or ${reason ?? null} = any(notifications_disabled))
      and (${before ?? null}::uuid is null or accounts.id < ${before ?? null})
    order by accounts.id desc limit ${limit}`.execute(db);
  return rows;
}
