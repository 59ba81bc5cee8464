import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** `conversation` is null when the page shows none any more. */
export type View = { page: string; profileId: string; conversation: string | null };

/** Ignores conversations of others, and pages of others. */
export async function upsertViews(db: Db, views: View[], expiresAt: Date): Promise<void> {
  if (views.length === 0) return;
  await sql`
    insert into conversation_views (id, profile_id, conversation_id, expires_at)
    select distinct on (view.page) view.page, mine.profile_id, mine.conversation_id, ${expiresAt}::timestamptz
    from unnest(
      ${views.map(({ page }) => page)}::uuid[], ${views.map(({ profileId }) => profileId)}::uuid[],
      ${views.map(({ conversation }) => conversation)}::uuid[]
    ) as view (page, profile, conversation)
    join conversation_members mine on mine.profile_id = view.profile and mine.conversation_id = view.conversation
    order by view.page
    on conflict (id) do update set conversation_id = excluded.conversation_id, expires_at = excluded.expires_at
    where conversation_views.profile_id = excluded.profile_id`.execute(db);
}

export async function deleteViews(db: Db, views: View[]): Promise<void> {
  if (views.length === 0) return;
  await sql`
    delete from conversation_views using unnest(
      ${views.map(({ page }) => page)}::uuid[], ${views.map(({ profileId }) => profileId)}::uuid[]
    ) as view (page, profile)
    where conversation_views.id = view.page and conversation_views.profile_id = view.profile`.execute(db);
}

export async function deleteExpiredViews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('conversation_views').where('expires_at', '<', now).execute();
}
