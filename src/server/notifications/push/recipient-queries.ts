import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { CountryCode } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { Frequency, NotificationType } from '#contract/notifications';
import type { Db } from '../../platform/db.ts';
import { quietFrom, quietUntil } from '../emails/recipients-sql.ts';

/** A member has a few browsers; more sessions get no push. */
const MAX_SUBSCRIPTIONS = 20;

/** Active members with a subscription. */
export const selectPushRecipients = (db: Db, profileIds: string[], now: Date) =>
  db
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
    .where(sql<SqlBool>`profiles.id = any(${profileIds}::uuid[])`)
    .where('accounts.status', '=', 'active')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('push_subscriptions').whereRef('push_subscriptions.account_id', '=', 'accounts.id')),
    )
    .select(eb => [
      'profiles.id as profileId',
      'profiles.country',
      'accounts.site_id as siteId',
      'accounts.language',
      'accounts.discreet',
      quietUntil(now).as('quietUntil'),
      quietFrom(now).as('quietFrom'),
      jsonArrayFrom(
        eb
          .selectFrom('notification_preferences')
          .whereRef('notification_preferences.account_id', '=', 'accounts.id')
          .select(['type', 'push']),
      )
        .$castTo<{ type: NotificationType; push: Frequency }[]>()
        .as('chosen'),
      jsonArrayFrom(
        eb
          .selectFrom('push_subscriptions as subscription')
          .innerJoin('sessions', 'sessions.id', 'subscription.session_id')
          .whereRef('subscription.account_id', '=', 'accounts.id')
          .where('sessions.expires_at', '>', now)
          .select(['subscription.id', 'subscription.endpoint', 'subscription.p256dh', 'subscription.auth'])
          .orderBy('subscription.created_at', 'desc')
          .limit(MAX_SUBSCRIPTIONS),
      ).as('subscriptions'),
    ])
    .$narrowType<{ language: LanguageCode; country: CountryCode }>()
    .execute();

export type PushRecipient = Awaited<ReturnType<typeof selectPushRecipients>>[number];
