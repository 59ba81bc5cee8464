import { interestsOf } from '../profile-texts.ts';
import { perMember } from './row-writer.ts';

export const interestWriter = perMember(['profile_id', 'interest'], (rows, making, member, columns) => {
  const profile = making.ids.profile.v4(member);
  for (const interest of interestsOf(making, member)) rows.row(columns).uuid(profile).text(interest);
});
