import type { Interest } from '#contract/interests';
import { composeAboutMe } from '../demo/about-texts.ts';
import { pickInterests } from '../demo/profile-details.ts';
import { textsByLanguage } from '../people/texts-by-language.ts';
import { type Random, random } from '../random.ts';
import type { FloodMembers } from './flood-members.ts';

const WITHOUT_INTERESTS = 0.3;
const WITHOUT_TEXT = 0.3;

export function interestsOf({ world }: FloodMembers, member: number): Interest[] {
  const chance = random(`${world.seed} ${world.earlierMembers} interests ${member}`);
  return member > 0 && chance.chance(WITHOUT_INTERESTS) ? [] : pickInterests(chance);
}

/** Returns null for about a third of members. */
export function aboutMeOf(members: FloodMembers, member: number, chance: Random): string | null {
  if (member > 0 && chance.chance(WITHOUT_TEXT)) return null;
  const { language } = members.home(member);
  if (members.gender(member) === 'male' && chance.chance(0.4)) {
    const text = chance.pick(textsByLanguage[language].aboutMeTexts);
    const [fromAge, complete] = typeof text === 'string' ? [18, text] : text;
    if (fromAge <= members.age(member)) return complete;
  }
  return composeAboutMe(language, interestsOf(members, member), chance);
}
