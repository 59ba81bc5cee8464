import { SUGGESTIONS } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { dayIn } from '../platform/clock.ts';
import { birthDateRangeOf } from '../profiles/ages.ts';
import { preferencesOf } from '../profiles/preferences/preferences-of.ts';
import type { Filters } from './filters.ts';
import { searchOriginOf } from './near/search-origin.ts';
import { selectByBand } from './near/select-by-band.ts';

/** @spec 4.2 D2.39 1.4 */
export async function suggestMembers(app: App, caller: MemberCaller): Promise<MemberCard[]> {
  const now = app.clock.now();
  const [origin, { min_age: min, max_age: max }] = await Promise.all([
    searchOriginOf(app, caller),
    preferencesOf(app, caller),
  ]);
  const ages = birthDateRangeOf({ min, max }, dayIn(caller.site.timeZone, now));
  const filters: Filters = { ...suitable(caller), ...ages };
  const found = await selectByBand(
    app.db,
    { viewer: caller, filters, origin, now },
    { limit: SUGGESTIONS.count },
  );
  const cards = await memberCards(app, caller, found);
  return found.map(id => cards.get(id)).filter(card => card !== undefined);
}

/** Without `men_seeking_men`, the site does not know which gender a member looks for. */
const suitable = ({ site }: MemberCaller): Filters => ({
  withPhoto: true,
  hideFictional: true,
  ...(site.audience === 'men_seeking_men' && { gender: 'male' }),
});
