import { defaultPreferences, type Preferences } from '#contract/preferences';
import { ageOn } from '#contract/profiles';
import type { App, MemberCaller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { getOwnFacts } from '../get-facts.ts';
import { selectWishes, upsertWishes } from './queries.ts';

/** A member's wishes: those he kept, else the usual ones of his age on the site's calendar today. */
export async function wishesOf(app: Pick<App, 'db' | 'clock'>, caller: MemberCaller): Promise<Preferences> {
  const kept = await selectWishes(app.db, caller.member.profileId);
  if (kept) return kept;
  const { date_of_birth } = await getOwnFacts(app, caller);
  return defaultPreferences(ageOn(date_of_birth, dayIn(caller.site.timeZone, app.clock.now())));
}

/** Keeps a member's wishes, all three together. */
export async function changeWishes(
  { db }: Pick<App, 'db'>,
  { member }: MemberCaller,
  wishes: Preferences,
): Promise<Preferences> {
  await upsertWishes(db, member.profileId, wishes);
  return wishes;
}
