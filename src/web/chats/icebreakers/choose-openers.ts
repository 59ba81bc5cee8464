import {
  type IcebreakerInterest,
  icebreakerInterests,
  icebreakerTopics,
} from '#contract/icebreaker-subjects';
import type { Interest } from '#contract/interests';

/** One opener: about an interest, the town, what he tells of himself, or anything. */
export type Opener =
  | { about: 'interest'; interest: IcebreakerInterest }
  | { about: 'same_town' | 'his_town'; city: string }
  | { about: 'about_me' }
  | { about: 'topic'; topic: (typeof icebreakerTopics)[number] };

/** What is known of one of the two. */
export type Told = { interests: readonly Interest[]; city: string | null; about_me: string | null };

export const OPENERS_AT_ONCE = 4;

/**
 * Openers for writing to somebody, what the two have in common first: interests of both, the town, what he tells of himself, his other
 * interests, and then what fits everybody. `round` 0 shows the first of them, the next one others, and so on in a circle.
 */
export function chooseOpeners(me: Told, him: Told, round: number): Opener[] {
  const all = openersFor(me, him);
  const from = (round * OPENERS_AT_ONCE) % all.length;
  return [...all, ...all].slice(from, from + OPENERS_AT_ONCE);
}

function openersFor(me: Told, him: Told): Opener[] {
  const his = icebreakerInterests.filter(interest => him.interests.includes(interest));
  const shared = his.filter(interest => me.interests.includes(interest));
  const others = his.filter(interest => !shared.includes(interest));
  const on = (interest: IcebreakerInterest): Opener => ({ about: 'interest', interest });
  const personal = [...townOf(me, him), ...(him.about_me ? [{ about: 'about_me' } as const] : [])];
  const topics = icebreakerTopics.map((topic): Opener => ({ about: 'topic', topic }));
  // Two of what both like, then something of him: four of a kind would look like a list.
  return [
    ...shared.slice(0, 2).map(on),
    ...personal,
    ...shared.slice(2).map(on),
    ...others.map(on),
    ...topics,
  ];
}

function townOf(me: Told, { city }: Told): Opener[] {
  if (!city) return [];
  return [{ about: me.city === city ? 'same_town' : 'his_town', city }];
}
