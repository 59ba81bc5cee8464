import { createHash } from 'node:crypto';
import type { Output } from '#contract/call';
import { SEARCH, SWIPES } from '#contract/constants';
import type { Preferences } from '#contract/preferences';
import type { getSwipes } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { memberCards } from '../../photos/member-cards.ts';
import { birthDateRangeOf } from '../../profiles/ages.ts';
import { cellsBetween } from '../../profiles/cells/cells-around.ts';
import { loadOccupiedCells, type OccupiedCells } from '../../profiles/cells/occupied-cells.ts';
import { getOwnDetails } from '../../profiles/get-profile-details.ts';
import { preferencesOf } from '../../profiles/preferences/preferences-of.ts';
import type { OwnProfileDetails } from '../../profiles/profile-details.ts';
import { type Circle, type DayCount, selectDay, selectDealable, selectLastNo } from './queries.ts';
import { dayOf, quotaOf, rememberedSince } from './quota.ts';

/** So many of the most recently active of a circle are shuffled: as many as can be swiped in a day. */
const SHUFFLED = SWIPES.perDay;

/**
 * The next cards (section 2): of the age the member wishes for, with a main photo, from near to far, then without a photo; within each
 * circle the most recently active, shuffled for this member and day. Never a card of `isNewTo`'s others.
 */
export async function dealCards(app: App, caller: MemberCaller): Promise<Output<typeof getSwipes>> {
  const { site, member } = caller;
  const now = app.clock.now();
  const quota = quotaOf(site, now, await countOfDay(app, caller, now));
  const [ids, lastNo] = await Promise.all([
    quota.swipes_left > 0 ? dealIds(app, caller, now) : [],
    selectLastNo(app.db, caller, member.profileId),
  ]);
  const cards = await memberCards(app, caller, lastNo ? [...ids, lastNo] : ids);
  return {
    cards: ids.map(id => cards.get(id)).filter(card => card !== undefined),
    undoable: (lastNo && cards.get(lastNo)) || null,
    quota,
  };
}

async function countOfDay(app: App, { site, member }: MemberCaller, now: Date): Promise<DayCount> {
  const row = await selectDay(app.db, member.profileId);
  return row && row.day >= dayOf(site, now) ? row : { swipes: 0, likes: 0 };
}

async function dealIds(app: App, caller: MemberCaller, now: Date): Promise<string[]> {
  const { site, member } = caller;
  const { profileId: swiperId } = member;
  const gender = site.audience === 'men_seeking_men' ? ('male' as const) : undefined;
  const [own, wishes, known] = await Promise.all([
    getOwnDetails(app, caller),
    preferencesOf(app, caller),
    loadOccupiedCells(app, site.id),
  ]);
  const born = birthDateRangeOf({ min: wishes.min_age, max: wishes.max_age }, dayOf(site, now));
  const seed = `${swiperId} ${dayOf(site, now)}`;
  const dealt = new Set<string>();
  for (const circle of circlesAround({ ...own, known }, wishes)) {
    if (dealt.size >= SWIPES.cardStackSize) break;
    const deal = { swiperId, circle, born, since: rememberedSince(now), gender, limit: SHUFFLED };
    for (const id of shuffled(await selectDealable(app.db, caller, deal), seed)) dealt.add(id);
  }
  return [...dealt].slice(0, SWIPES.cardStackSize);
}

/**
 * Circles from near to far: by the bands of the search up to the wished distance, through all bands where any distance is wished for, then the
 * country and everybody. Of a band only what lies outside the one before is asked for: a further circle is reached when all of the
 * nearer ones was dealt. Around a member without a cell is his region. Members without a photo come last.
 */
function* circlesAround(
  { cell, known, region, country }: OwnProfileDetails & { known: OccupiedCells },
  { distance }: Preferences,
): Generator<Circle> {
  const bands =
    distance === null ? SEARCH.bandsKm : [...SEARCH.bandsKm.filter(km => km < distance), distance];
  for (const withPhoto of [true, false]) {
    if (cell !== null)
      for (const [index, below] of bands.entries())
        yield {
          cells: cellsBetween({ originCell: cell, occupied: known }, { from: bands[index - 1] ?? 0, below }),
          withPhoto,
        };
    else if (region !== null) yield { region, withPhoto };
    yield { country, withPhoto };
    yield { withPhoto };
  }
}

/** The same order for the same seed, and another one for another: nobody is always first. */
export function shuffled(ids: readonly string[], seed: string): string[] {
  const lots = new Map(ids.map(id => [id, createHash('sha1').update(`${seed} ${id}`).digest('hex')]));
  return ids.toSorted((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1));
}
