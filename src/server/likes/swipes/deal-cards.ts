import { createHash } from 'node:crypto';
import type { Output } from '#contract/call';
import { cellsAround } from '#contract/cells';
import { SWIPES } from '#contract/constants';
import type { getSwipes } from '#contract/swipes';
import type { App, MemberCaller } from '../../app.ts';
import { memberCards } from '../../photos/member-cards.ts';
import { getOwnFacts } from '../../profiles/get-facts.ts';
import { type Circle, type DayCount, selectDay, selectDealable, selectLastNo } from './queries.ts';
import { dayOf, quotaOf, rememberedSince } from './quota.ts';

/** So many of the most recently active of a circle are shuffled: as many as can be swiped in a day. */
const SHUFFLED = SWIPES.perDay;

/**
 * The next cards (section 2): with a main photo, near, then in the country, then anywhere, then without a photo; within each the most
 * recently active, shuffled for this member and day. Never a card of `isNewTo`'s others.
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
  const seed = `${swiperId} ${dayOf(site, now)}`;
  const dealt = new Set<string>();
  for (const circle of await circlesAround(app, caller)) {
    if (dealt.size >= SWIPES.cardsAtOnce) break;
    const deal = { swiperId, circle, since: rememberedSince(now), gender, limit: SHUFFLED };
    for (const id of shuffled(await selectDealable(app.db, caller, deal), seed)) dealt.add(id);
  }
  return [...dealt].slice(0, SWIPES.cardsAtOnce);
}

/** Each holds the one before it. Who tells no cell has his region around him. */
async function circlesAround(app: App, caller: MemberCaller): Promise<Circle[]> {
  const { cell, region, country } = await getOwnFacts(app, caller);
  const near =
    cell !== null ? { cells: cellsAround(cell, SWIPES.nearKm) } : region !== null ? { region } : undefined;
  const places = [...(near ? [near] : []), { country }, {}];
  return [...places.map(place => ({ ...place, withPhoto: true })), { withPhoto: false }];
}

/** The same order for the same seed, and another one for another: nobody is always first. */
export function shuffled(ids: readonly string[], seed: string): string[] {
  const lots = new Map(ids.map(id => [id, createHash('sha1').update(`${seed} ${id}`).digest('hex')]));
  return ids.toSorted((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1));
}
