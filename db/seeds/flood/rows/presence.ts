import { ONLINE_MINUTES } from '#contract/constants';
import { DAY_MINUTES } from '../../demo/demo-member.ts';
import { perMember } from './row-writer.ts';

/** In minutes. Members without a visit in this period get no row. */
const PRESENCE_PERIOD = 7 * DAY_MINUTES;

export const presenceWriter = perMember(['profile_id', 'online_until'], (rows, source, member, columns) => {
  const { members, ids, at } = source;
  const ago = members.seenAgo(member);
  if (ago <= PRESENCE_PERIOD)
    rows
      .row(columns)
      .uuid(ids.profile.v4(member))
      .time(at(ago - ONLINE_MINUTES));
});
