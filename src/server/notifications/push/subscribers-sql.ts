import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The member whose profile id is in `profile` has a browser that gets pushes. */
export const hasSubscription = (profile: string): RawBuilder<SqlBool> => sql`exists (
  select from profiles owner join push_subscriptions on push_subscriptions.account_id = owner.account_id
  where owner.id = ${sql.ref(profile)})`;
