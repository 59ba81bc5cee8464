import type pg from 'pg';
import { emailOf } from './world.ts';

const [emailPrefix, emailSuffix] = emailOf(0).split('0') as [string, string];
export const isFlooded = `email::text ~ '^${emailPrefix}[0-9]+${emailSuffix.replaceAll('.', '\\.')}$'`;
export const floodNumber = `substring(email::text from '[0-9]+')::int`;

export async function createNewcomersTable(client: pg.Client, before: number): Promise<void> {
  await client.query(`
    create temp table if not exists newcomers as
    select accounts.id as account_id, profiles.id as profile_id, premium_since, signed_up_at,
      accounts.status as account_status, profiles.status as profile_status, has_photo, activity_rank, conversations_started
    from accounts left join profiles on profiles.account_id = accounts.id
    where ${isFlooded} and case when ${isFlooded} then ${floodNumber} > ${before} end;
    analyze newcomers`);
}
