import { interestsOf } from '../profile-texts.ts';
import { perMember } from './row-writer.ts';

export const interestWriter = perMember(['profile_id', 'interest'], (rows, source, member, columns) => {
  const profile = source.ids.profile.v4(member);
  for (const interest of interestsOf(source, member)) rows.row(columns).uuid(profile).text(interest);
});
