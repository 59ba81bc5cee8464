import { ONLINE_MINUTES } from '#contract/constants';
import { DAY } from '../../world/resident.ts';
import { perMember } from './row-writer.ts';

/** Who was there in the last week: the table remembers no longer than since the last crash. */
const PRESENCE_PERIOD = 7 * DAY;

export const presenceWriter = perMember(['profile_id', 'here_until'], (rows, making, member, columns) => {
  const { members, ids, at } = making;
  const ago = members.seenAgo(member);
  if (ago <= PRESENCE_PERIOD)
    rows
      .row(columns)
      .uuid(ids.profile.v4(member))
      .time(at(ago - ONLINE_MINUTES));
});
