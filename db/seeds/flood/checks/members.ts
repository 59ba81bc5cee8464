import { ONLINE_MINUTES } from '#contract/constants';
import type { FloodCheck } from './flood-check.ts';

export const memberChecks: readonly FloodCheck[] = [
  {
    rule: 'every account has a profile, shown exactly while the account is active',
    violations: `newcomers where profile_id is null or (profile_status = 'active') <> (account_status = 'active')`,
  },
  {
    rule: 'has_photo and the activity rank agree with whether the profile has a main photo',
    violations: `newcomers left join photos on photos.profile_id = newcomers.profile_id and is_main
      where has_photo <> (photos.id is not null) or activity_rank % 2 <> has_photo::int`,
  },
  {
    rule: 'photos are numbered without gaps, the main one first',
    violations: `(select newcomers.profile_id from newcomers join photos using (profile_id) group by 1
      having min(position) <> 0 or max(position) <> count(*) - 1 or count(*) filter (where is_main and position = 0) <> 1) odd`,
  },
  {
    rule: 'presence is of existing members and agrees with their activity rank',
    violations: `presence left join profiles on profiles.id = profile_id
      where profiles.id is null or floor(extract(epoch from online_until - interval '${ONLINE_MINUTES} minutes') / 3600) > profiles.activity_rank / 2`,
  },
  {
    rule: 'a match is a like in both directions with the same time',
    violations: `newcomers join likes one on liker_id = profile_id
        left join likes two on (two.liker_id, two.liked_id) = (one.liked_id, one.liker_id)
      where one.matched_at is distinct from two.matched_at`,
  },
  {
    rule: 'likes and messages are later than the sign-up and not in the future',
    violations: `(select liker_id as profile_id, created_at as at from likes union all select sender_id, sent_at from messages) acts
        join newcomers using (profile_id) where at < signed_up_at or at > now() + interval '1 second'`,
  },
  {
    rule: 'interest_bits agree with the rows of profile_interests',
    violations: `(select p.id from newcomers join profiles p on p.id = profile_id left join profile_interests i on i.profile_id = p.id
      group by p.id having coalesce(bit_or(interest_bit(interest)), 0) <> p.interest_bits) odd`,
  },
  {
    rule: 'every cell with members has its row for the search by distance',
    violations: `profiles p left join search_cells c
        on (c.site_id, c.cell, c.country, c.region) = (p.site_id, p.cell, p.country, coalesce(p.region, ''))
      where p.cell is not null and c.cell is null`,
  },
  {
    rule: 'a profile with a town has a cell, and one without a town has none',
    violations: `newcomers join profiles on profiles.id = profile_id where (place_id is null) <> (cell is null)`,
  },
];
