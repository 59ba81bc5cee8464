import type { BodyOut } from '#contract/call';
import { isCountry } from '#contract/countries';
import { fieldError } from '#contract/errors';
import { type changeProfile as call, nameIsEmail } from '#contract/profiles';
import { isRegionOf } from '#contract/regions';
import type { App, MemberCaller } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { lockProfile } from './main-photo.ts';
import { placeInLists } from './presence.ts';
import { type ProfileChange, replaceInterests, selectIdentity, updateProfile } from './queries.ts';
import { whereaboutsOf } from './whereabouts.ts';

/**
 * Changes the fields that are given; the rest stays (sections 3 and 5). A text that is empty says nothing.
 * Throws `name_equals_email` at `name`, `region_unknown` at `region` and `place_unknown` at `place_id` for one of another country.
 */
export async function changeProfile(
  app: App,
  { member }: MemberCaller,
  { interests, ...change }: BodyOut<typeof call>,
): Promise<void> {
  const { profileId } = member;
  const { hooks } = app;
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const identity = await selectIdentity(tx.db, profileId);
    refuseName(change.name, identity.email);
    refuseRegion(change.region, identity.country);
    await updateProfile(tx.db, profileId, whereaboutsOf(withoutEmptyTexts(change), identity));
    if (change.shares_presence !== undefined) await placeInLists(tx, profileId, change.shares_presence);
    if (change.invisible || change.visible_to_visitors === false) await hooks.onHidden.run(tx, { profileId });
    if (interests) await replaceInterests(tx.db, profileId, [...new Set(interests)]);
    tx.notify({ to: [profileId], type: 'user', ids: {} });
  });
}

function refuseName(name: string | undefined, email: string): void {
  if (name !== undefined && nameIsEmail(name, email)) throw fieldError('name', 'name_equals_email');
}

function refuseRegion(region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isRegionOf(country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}

const withoutEmptyTexts = (change: ProfileChange): ProfileChange =>
  Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value === '' ? null : value]));
