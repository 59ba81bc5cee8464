import type { Interest } from '#contract/interests';
import type { LanguageCode } from '#contract/languages';
import { voices } from '../people/voices.ts';
import { type Random, random } from '../random.ts';
import { compose } from '../world/about.ts';
import { pickInterests } from '../world/traits.ts';
import type { Making } from './making.ts';

const WITHOUT_INTERESTS = 0.3;
const WITHOUT_TEXT = 0.3;

/** What he picked as interests; some pick none. */
export function interestsOf({ world }: Making, member: number): Interest[] {
  const chance = random(`${world.seed} ${world.before} interests ${member}`);
  return member > 0 && chance.chance(WITHOUT_INTERESTS) ? [] : pickInterests(chance);
}

/** What he writes of himself, of what he picked; a third of them nothing. */
export function aboutOf(making: Making, member: number, chance: Random): string | null {
  if (member > 0 && chance.chance(WITHOUT_TEXT)) return null;
  const { crowd } = making;
  const { language } = crowd.home(member);
  if (crowd.gender(member) === 'male' && chance.chance(0.4)) {
    const [fromAge, text] = chance.pick(written[language]);
    if (fromAge <= crowd.age(member)) return text;
  }
  return compose(language, interestsOf(making, member), chance);
}

const written = Object.fromEntries(
  Object.entries(voices).map(([language, { portraits }]) => [
    language,
    portraits.map(text => (typeof text === 'string' ? ([18, text] as const) : text)),
  ]),
) as Record<LanguageCode, (readonly [fromAge: number, text: string])[]>;
