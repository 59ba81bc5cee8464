import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { selectFreezes } from '../freeze/queries.ts';

/**
 * Leaves out secrets, such as hashes. `subject` is the account's pseudonym in the audit log.
 * @spec D5.7
 */
export async function selectAccountData(db: Db, accountId: string, subject: string) {
  const byAccount = { account_id: accountId };
  return {
    account: await selectAccountDetails(db, accountId),
    logins: await db
      .selectFrom('sessions')
      .select(['created_at', 'used_at', 'expires_at', 'user_agent', 'country', 'by_passkey'])
      .where(eb => eb.and(byAccount))
      .orderBy('used_at', 'desc')
      .execute(),
    browsers: await db
      .selectFrom('known_browsers')
      .select('created_at')
      .where(eb => eb.and(byAccount))
      .orderBy('created_at', 'desc')
      .execute(),
    links: await db
      .selectFrom('account_tokens')
      .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
      .where(eb => eb.and(byAccount))
      .where(eb => eb.or([eb('email', 'is', null), eb('email', 'in', addressesOf(db, accountId))]))
      .orderBy('created_at', 'desc')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'rp_id as host', 'created_at', 'used_at'])
      .where(eb => eb.and(byAccount))
      .orderBy('created_at', 'desc')
      .execute(),
    email_change: await db
      .selectFrom('email_changes')
      .select(['email', 'requested_at as asked_at', 'expires_at'])
      .where(eb => eb.and(byAccount))
      .executeTakeFirst(),
    came_by: await db
      .selectFrom('traffic_sources')
      .leftJoin('partners', 'partners.id', 'traffic_sources.partner_id')
      .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'campaign', 'variant'])
      .select(['partners.name as partner', 'purchase_counted'])
      .where(eb => eb.and(byAccount))
      .executeTakeFirst(),
    invitations: await db
      .selectFrom('invitations')
      // The time of use could reveal who used the invitation.
      .select(eb => ['created_at', 'expires_at', 'withdrawn_at', eb('used_at', 'is not', null).as('used')])
      .where('inviter_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .execute(),
    letters: await db
      .selectFrom('email_outbox')
      .select(['recipient', 'subject', 'created_at', 'sent_at'])
      .where(eb => eb.and(byAccount))
      .where(sql<string>`recipient::citext`, 'in', addressesOf(db, accountId))
      .orderBy('created_at', 'desc')
      .execute(),
    dismissals: await db
      .selectFrom('dismissals')
      .select(['alert', 'dismissed_at'])
      .where(eb => eb.and(byAccount))
      .orderBy('dismissed_at')
      .execute(),
    freezes: await selectFreezes(db, subject),
    export: await db
      .selectFrom('exports')
      .select(['requested_at', 'tries'])
      .where(eb => eb.and(byAccount))
      .executeTakeFirst(),
  };
}

export type AccountData = Awaited<ReturnType<typeof selectAccountData>>;

/** Omits an unconfirmed new address: its emails would show whether another account has it. */
const addressesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select('email')
    .unionAll(
      db
        .selectFrom('account_tokens')
        .where('account_id', '=', accountId)
        .where('purpose', '=', 'email_revert')
        .select(sql<string>`email`.as('email')),
    );

const selectAccountDetails = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('sites', 'sites.id', 'accounts.site_id')
    .where('accounts.id', '=', accountId)
    .select([
      'sites.key as site',
      'accounts.email',
      'accounts.status',
      'accounts.language',
      'accounts.premium_since',
      'accounts.notifications_disabled',
      'accounts.signed_up_at',
      'accounts.confirmed_at',
      'accounts.deleted_at',
      'accounts.frozen_at',
      'accounts.frozen_reason',
      'accounts.terms_accepted_at',
      'accounts.signed_up_from_hosting',
      'accounts.discreet',
      'accounts.quick_exit',
    ])
    .executeTakeFirstOrThrow();
