import { MAX_AGE, MIN_AGE, SUGGESTIONS } from '#contract/constants';
import { ageOn, type MemberCard } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { dayIn } from '../platform/clock.ts';
import { getOwnFacts } from '../profiles/get-facts.ts';
import { birthDatesOf } from './ages.ts';
import type { Filters } from './filters.ts';
import { selectMatches } from './queries.ts';

/**
 * A handful of members with a photo who fit the caller, nearest and then most recently active first: about his age in his
 * region, then in his country, then anybody there, then anybody (sign-up step 3).
 */
export async function suggestMembers(app: App, caller: MemberCaller): Promise<MemberCard[]> {
  const today = dayIn(caller.site.timeZone, app.clock.now());
  const found: string[] = [];
  for (const filters of await circlesAround(app, caller, today)) {
    const limit = SUGGESTIONS.count - found.length;
    if (limit <= 0) break;
    found.push(...(await selectMatches(app.db, caller, filters, { limit, except: found })));
  }
  const cards = await memberCards(app, caller, found);
  return found.map(id => cards.get(id)).filter(card => card !== undefined);
}

/** From near to far. On a site for men seeking men these are men; elsewhere sign-up has not asked whom one seeks. */
async function circlesAround(app: App, caller: MemberCaller, today: string): Promise<Filters[]> {
  const { date_of_birth, country, region } = await getOwnFacts(app, caller);
  const anybody: Filters = {
    withPhoto: true,
    ...(caller.site.audience === 'men_seeking_men' && { gender: 'male' }),
  };
  const age = ageOn(date_of_birth, today);
  const ages = birthDatesOf(
    { min: Math.max(MIN_AGE, age - SUGGESTIONS.years), max: Math.min(MAX_AGE, age + SUGGESTIONS.years) },
    today,
  );
  const here = { ...anybody, country };
  const nearby = region ? [{ ...anybody, region, ...ages }] : [];
  return [...nearby, { ...here, ...ages }, here, anybody];
}
