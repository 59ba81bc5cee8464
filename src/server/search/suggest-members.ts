import { SUGGESTIONS } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { dayIn } from '../platform/clock.ts';
import { birthDateRangeOf } from '../profiles/ages.ts';
import { preferencesOf } from '../profiles/preferences/preferences-of.ts';
import type { Filters } from './filters.ts';
import { homeOf } from './near/home-of.ts';
import { selectByBand } from './near/select-by-band.ts';

/**
 * A handful of members with a photo, all of the ages the caller wishes for, the nearest first in the order of the search (decisions,
 * Search order). None has a fictional profile (sign-up step 3).
 */
export async function suggestMembers(app: App, caller: MemberCaller): Promise<MemberCard[]> {
  const now = app.clock.now();
  const [home, { min_age: min, max_age: max }] = await Promise.all([
    homeOf(app, caller),
    preferencesOf(app, caller),
  ]);
  const ages = birthDateRangeOf({ min, max }, dayIn(caller.site.timeZone, now));
  const filters: Filters = { ...suitable(caller), ...ages };
  const found = await selectByBand(
    app.db,
    { viewer: caller, filters, home, now },
    { limit: SUGGESTIONS.count },
  );
  const cards = await memberCards(app, caller, found);
  return found.map(id => cards.get(id)).filter(card => card !== undefined);
}

/** On a site for men seeking men these are men; elsewhere sign-up has not asked whom one seeks. */
const suitable = ({ site }: MemberCaller): Filters => ({
  withPhoto: true,
  hideFictional: true,
  ...(site.audience === 'men_seeking_men' && { gender: 'male' }),
});
