import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import { composeAboutMe } from '../demo/about-texts.ts';
import { pickInterests } from '../demo/profile-details.ts';
import { textsByLanguage } from '../people/texts-by-language.ts';
import { type Random, random } from '../random.ts';
import type { FloodSource } from './flood-source.ts';

const WITHOUT_INTERESTS = 0.3;
const WITHOUT_TEXT = 0.3;

export function interestsOf({ world }: FloodSource, member: number): Interest[] {
  const chance = random(`${world.seed} ${world.earlierMembers} interests ${member}`);
  return member > 0 && chance.chance(WITHOUT_INTERESTS) ? [] : pickInterests(chance);
}

/** Returns null for about a third of members. */
export function aboutMeOf(source: FloodSource, member: number, chance: Random): string | null {
  if (member > 0 && chance.chance(WITHOUT_TEXT)) return null;
  const { members } = source;
  const { language } = members.home(member);
  if (members.gender(member) === 'male' && chance.chance(0.4)) {
    const [fromAge, text] = chance.pick(aboutMeTexts[language]);
    if (fromAge <= members.age(member)) return text;
  }
  return composeAboutMe(language, interestsOf(source, member), chance);
}

const aboutMeTexts = Object.fromEntries(
  Object.entries(textsByLanguage).map(([language, { aboutMeTexts: texts }]) => [
    language,
    texts.map(text => (typeof text === 'string' ? ([18, text] as const) : text)),
  ]),
) as Record<LanguageCode, (readonly [fromAge: number, text: string])[]>;
