import { sql } from 'kysely';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

export async function addAdmirers(
  { db, clock }: TestServer,
  { profileId }: TestMember,
  people: number,
): Promise<void> {
  const now = clock.now();
  await sql`
    with account as (
      insert into accounts (site_id, email, status, language, confirmed_at)
      select 1, 'crowd.' || nth || '.' || ${profileId} || '@mail.example', 'active', 'nl', ${now}
      from generate_series(1, ${people}::int) nth returning id
    ), other as (
      insert into profiles (account_id, site_id, name, gender, birth_date, country, status)
      select id, 1, 'Crowd', 'male', '1990-05-17', 'NL', 'active' from account returning id
    ), placed as materialized (
      select id, row_number() over () as nth, ${now}::timestamptz - row_number() over () * interval '1 minute' as at from other
    ), conversation as (
      insert into conversations (low_id, high_id, starter_id, last_seq)
      select least(id, ${profileId}::uuid), greatest(id, ${profileId}::uuid), id, 1 from placed
      returning id, starter_id
    ), talk as materialized (
      select conversation.id, starter_id as other_id, nth, at, nth % (${people} / 10) = 0 as is_new
      from conversation join placed on placed.id = starter_id
    ), sides as (
      insert into conversation_members (conversation_id, profile_id, other_id, read_seq, unread, last_message_at)
      select id, ${profileId}::uuid, other_id, (not is_new)::int, is_new::int, at from talk
      union all select id, other_id, ${profileId}::uuid, 0, 0, at from talk
    ), first_messages as (
      insert into messages (conversation_id, seq, sender_id, client_id, body, sent_at)
      select id, 1, other_id, gen_random_uuid(), 'Hello', at from talk
    ), matched as (
      insert into likes (liker_id, liked_id, created_at, matched_at, seen_at)
      select ${profileId}::uuid, id, at, at, at from placed where nth % 2 = 0 or nth < ${people} / 2
    )
    insert into likes (liker_id, liked_id, created_at, matched_at, seen_at)
    select id, ${profileId}::uuid, at, case when nth % 2 = 0 or nth < ${people} / 2 then at end,
      case when nth % (${people} / 10) > 1 then at end from placed`.execute(db);
  await sql`analyze`.execute(db);
}
