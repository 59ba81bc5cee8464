import { sql } from 'kysely';
import { NOTIFICATION_EMAILS } from '#contract/constants';
import type { Db, Trx } from '../../platform/db.ts';

const { repeatHours } = NOTIFICATION_EMAILS;
const repeatInterval = sql`interval '1 hour' * ${sql.lit(repeatHours)}`;

/** The row in `rate_limits` expires with the window, and is erased with either member. */
const ended = (profileId: string, otherId: string): string => `emailed ${profileId} ${otherId}`;

/** As `ended`, of the recipient's row `mine` in `conversation_members`. */
export const endedKey = sql<string>`'emailed ' || mine.profile_id || ' ' || mine.other_id`;

/** When the last email was about the conversation; the row in `rate_limits` is `ended`. */
export const endedEmailedAt = sql<Date | null>`ended.resets_at - ${repeatInterval}`;

type Pair = { member: string; other: string };

/** Stores for both members when the last email was about their conversation, which is going to be deleted. */
export async function upsertEnded(db: Trx, { member, other }: Pair, now: Date): Promise<void> {
  await sql`insert into rate_limits (key, hits, resets_at)
    select ${endedKey}, 1, emailed_at + ${repeatInterval} from message_notifications
    join conversation_members mine using (conversation_id, profile_id)
    join conversations on conversations.id = conversation_id
    where low_id = least(${member}::uuid, ${other}::uuid) and high_id = greatest(${member}::uuid, ${other}::uuid)
      and emailed_at + ${repeatInterval} > ${now}
    on conflict (key) do update set resets_at = greatest(rate_limits.resets_at, excluded.resets_at)`.execute(
    db,
  );
}

/** For an email that was not sent. */
export async function deleteEnded(
  db: Db,
  { profileId, at, others }: { profileId: string; at: string; others: readonly string[] },
): Promise<void> {
  const keys = others.map(otherId => ended(profileId, otherId));
  await sql`delete from rate_limits
    where key = any(${keys}::text[]) and resets_at = ${at}::timestamptz + ${repeatInterval}`.execute(db);
}
