import { ageOn } from '#contract/age';
import { defaultPreferences, type Preferences } from '#contract/preferences';
import type { App, MemberCaller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { getOwnDetails } from '../get-profile-details.ts';
import { selectPreferences, upsertPreferences } from './queries.ts';

/** @spec D2.39 */
export async function preferencesOf(
  app: Pick<App, 'db' | 'clock'>,
  caller: MemberCaller,
): Promise<Preferences> {
  const stored = await selectPreferences(app.db, caller.member.profileId);
  if (stored) return stored;
  const { date_of_birth } = await getOwnDetails(app, caller);
  return defaultPreferences(ageOn(date_of_birth, dayIn(caller.site.timeZone, app.clock.now())));
}

/** @spec D2.39 */
export async function changePreferences(
  { db }: Pick<App, 'db'>,
  { member }: MemberCaller,
  preferences: Preferences,
): Promise<Preferences> {
  await upsertPreferences(db, member.profileId, preferences);
  return preferences;
}
