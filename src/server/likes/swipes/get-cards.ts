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
import { type CardArea, type DayCount, selectCardCandidates, selectDay, selectLastNo } from './queries.ts';
import { quotaOf, swipeDayOf, swipesCountSince } from './quota.ts';

const SHUFFLE_SIZE = SWIPES.perDay;

/**
 * Returns members with a photo before others, and nearer areas before further areas.
 * @spec 2.8 D2.24 D2.39
 */
export async function getCards(app: App, caller: MemberCaller): Promise<Output<typeof getSwipes>> {
  const { site, member } = caller;
  const now = app.clock.now();
  const quota = quotaOf(site, now, await countOfDay(app, caller, now));
  const [ids, lastNo] = await Promise.all([
    quota.swipes_left > 0 ? selectCardIds(app, caller, now) : [],
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
  return row && row.day >= swipeDayOf(site, now) ? row : { swipes: 0, likes: 0 };
}

async function selectCardIds(app: App, caller: MemberCaller, now: Date): Promise<string[]> {
  const { site, member } = caller;
  const { profileId: swiperId } = member;
  const gender = site.audience === 'men_seeking_men' ? ('male' as const) : undefined;
  const [own, preferences, occupied] = await Promise.all([
    getOwnDetails(app, caller),
    preferencesOf(app, caller),
    loadOccupiedCells(app, site.id),
  ]);
  const birthDates = birthDateRangeOf(
    { min: preferences.min_age, max: preferences.max_age },
    swipeDayOf(site, now),
  );
  const seed = `${swiperId} ${swipeDayOf(site, now)}`;
  const cardIds = new Set<string>();
  for (const area of cardAreas({ ...own, known: occupied }, preferences)) {
    if (cardIds.size >= SWIPES.cardStackSize) break;
    const criteria = {
      swiperId,
      area,
      born: birthDates,
      since: swipesCountSince(now),
      gender,
      limit: SHUFFLE_SIZE,
    };
    for (const id of shuffled(await selectCardCandidates(app.db, caller, criteria), seed)) cardIds.add(id);
  }
  return [...cardIds].slice(0, SWIPES.cardStackSize);
}

/** Yields areas from near to far, so that further areas are queried only if necessary. */
function* cardAreas(
  { cell, known, region, country }: OwnProfileDetails & { known: OccupiedCells },
  { distance }: Preferences,
): Generator<CardArea> {
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

/** Returns the same order whenever the seed is the same. */
export function shuffled(ids: readonly string[], seed: string): string[] {
  const sortKeys = new Map(ids.map(id => [id, createHash('sha1').update(`${seed} ${id}`).digest('hex')]));
  return ids.toSorted((a, b) => ((sortKeys.get(a) ?? '') < (sortKeys.get(b) ?? '') ? -1 : 1));
}
