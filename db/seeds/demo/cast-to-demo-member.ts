import type { CastMember } from '../cast.ts';
import type { Portrait } from '../portraits.ts';
import type { Random } from '../random.ts';
import type { DemoMember } from './demo-member.ts';
import { homeTown } from './home-towns.ts';
import { pickDetails, pickInterests } from './profile-details.ts';

export function toDemoMember(
  member: CastMember,
  { portrait, chance, ...ids }: { accountId: string; profileId: string; portrait: Portrait; chance: Random },
): DemoMember {
  const { role, email, name, age, premium, credits, language } = member;
  const isNew = role === 'new';
  return {
    ...ids,
    ...homeTown(role === 'english' ? 'GB' : 'NL', member.city),
    role,
    email,
    name,
    age,
    language,
    premium,
    credits,
    portrait,
    gender: 'male',
    details: { ...pickDetails('male', age, chance), sexuality: 'gay', relationship_status: 'single' },
    interests: isNew ? [] : [...new Set([...member.interests, ...pickInterests(chance).slice(0, 3)])],
    aboutMe: member.aboutMe,
    pictures: isNew ? [] : member.pictures.map((visibility, shot) => ({ shot, visibility })),
    signedUpAgo: member.memberForMinutes,
    seenAgo: role === 'fictional' ? 0 : 40,
    confirmed: role !== 'unconfirmed',
    invisible: false,
    fictional: role === 'fictional',
  };
}
