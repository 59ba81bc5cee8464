import { SUGGESTIONS } from '#contract/constants';
import type { MemberCard } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { dayIn } from '../platform/clock.ts';
import { birthDatesOf } from '../profiles/ages.ts';
import { cellsWithin } from '../profiles/cells/cells-around.ts';
import { wishesOf } from '../profiles/wishes/wishes-of.ts';
import type { Filters } from './filters.ts';
import { type Home, homeOf } from './near/home-of.ts';
import { selectByBand } from './near/select-by-band.ts';

/**
 * A handful of members with a photo who fit the caller: first those within the distance he wishes for, of the age he wishes for before
 * others, then those farther away, again by age. Each round is in the order of the search, and none has a fictional profile
 * (sign-up step 3).
 */
export async function suggestMembers(app: App, caller: MemberCaller): Promise<MemberCard[]> {
  const now = app.clock.now();
  const home = await homeOf(app, caller);
  const { min_age: min, max_age: max, distance } = await wishesOf(app, caller);
  const ages = birthDatesOf({ min, max }, dayIn(caller.site.timeZone, now));
  const near = nearFilters(home, distance);
  const rounds: Filters[] = [...(near ? [{ ...near, ...ages }, near] : []), ages, {}];
  const found: string[] = [];
  for (const round of rounds) {
    const limit = SUGGESTIONS.count - found.length;
    if (limit <= 0) break;
    const filters: Filters = { ...suitable(caller), ...round, except: [...found] };
    found.push(...(await selectByBand(app.db, { viewer: caller, filters, home, now }, { limit })));
  }
  const cards = await memberCards(app, caller, found);
  return found.map(id => cards.get(id)).filter(card => card !== undefined);
}

/** Who is within the wished distance, null for any distance: around a member without a place that is his region, or else his country. */
function nearFilters({ place, region, country }: Home, below: number | null): Filters | null {
  if (below === null) return null;
  if (place) return { below, cells: cellsWithin(place, { below }) };
  return region ? { region } : country ? { country } : null;
}

/** On a site for men seeking men these are men; elsewhere sign-up has not asked whom one seeks. */
const suitable = ({ site }: MemberCaller): Filters => ({
  withPhoto: true,
  hideFictional: true,
  ...(site.audience === 'men_seeking_men' && { gender: 'male' }),
});
