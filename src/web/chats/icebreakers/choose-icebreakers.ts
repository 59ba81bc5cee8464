import {
  type IcebreakerInterest,
  icebreakerInterests,
  icebreakerTopics,
} from '#contract/icebreaker-subjects';
import type { Interest } from '#contract/interests';

export type Icebreaker =
  | { about: 'interest'; interest: IcebreakerInterest }
  | { about: 'same_town' | 'their_town'; city: string }
  | { about: 'about_me' }
  | { about: 'topic'; topic: (typeof icebreakerTopics)[number] };

export type IcebreakerMember = {
  interests: readonly Interest[];
  city: string | null;
  about_me: string | null;
};

export const ICEBREAKERS_SHOWN = 4;

/**
 * Icebreakers about things in common come first; each `round` returns the next four.
 * @spec 2.9 3.3
 */
export function chooseIcebreakers(me: IcebreakerMember, them: IcebreakerMember, round: number): Icebreaker[] {
  const all = allIcebreakers(me, them);
  const from = (round * ICEBREAKERS_SHOWN) % all.length;
  return [...all, ...all].slice(from, from + ICEBREAKERS_SHOWN);
}

function allIcebreakers(me: IcebreakerMember, them: IcebreakerMember): Icebreaker[] {
  const theirs = icebreakerInterests.filter(interest => them.interests.includes(interest));
  const shared = theirs.filter(interest => me.interests.includes(interest));
  const others = theirs.filter(interest => !shared.includes(interest));
  const aboutInterest = (interest: IcebreakerInterest): Icebreaker => ({ about: 'interest', interest });
  const personal = [...townOf(me, them), ...(them.about_me ? [{ about: 'about_me' } as const] : [])];
  const topics = icebreakerTopics.map((topic): Icebreaker => ({ about: 'topic', topic }));
  // Mixes the kinds, because four icebreakers of one kind would look like a list.
  return [
    ...shared.slice(0, 2).map(aboutInterest),
    ...personal,
    ...shared.slice(2).map(aboutInterest),
    ...others.map(aboutInterest),
    ...topics,
  ];
}

function townOf(me: IcebreakerMember, { city }: IcebreakerMember): Icebreaker[] {
  if (!city) return [];
  return [{ about: me.city === city ? 'same_town' : 'their_town', city }];
}
