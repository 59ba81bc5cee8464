import type { Db } from '../platform/db.ts';

/** What a card shows of these members: the profile, its last sign of life and its main photo. */
export const selectCards = (db: Db, ids: string[]) =>
  db
    .selectFrom('profiles')
    .leftJoin('presence', 'presence.profile_id', 'profiles.id')
    .leftJoin('photos', join =>
      join.onRef('photos.profile_id', '=', 'profiles.id').on('photos.is_main', '=', true),
    )
    .where('profiles.id', 'in', ids)
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.gender',
      'profiles.birth_date',
      'profiles.country',
      'profiles.region',
      'profiles.city',
      'profiles.fictional',
      'profiles.created_at',
      'profiles.activity_rank',
      'presence.seen_at',
      'presence.away',
      'photos.clear_key',
      'photos.status as photo_status',
      'photos.colour',
    ])
    .execute();

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];
