import { birthDateRefusal } from '#contract/age';
import type { BodyOut } from '#contract/call';
import { MIN_AGE } from '#contract/constants';
import { isCountry } from '#contract/countries';
import { DAY_SECONDS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import { type SharingSettings, sharedActivities } from '#contract/permissions';
import type { changeProfile as call } from '#contract/profiles';
import { nameRefusal, nameRefusalFor } from '../accounts/profile-name/name-refusal.ts';
import type { App, MemberCaller } from '../app.ts';
import { dayIn } from '../platform/clock.ts';
import type { Db } from '../platform/db.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { isOpenRegion } from '../site/open-regions.ts';
import type { Site } from '../site/sites.ts';
import { completeLocation } from './complete-location.ts';
import { lockProfile } from './main-photo.ts';
import { applyPresenceSharing } from './presence.ts';
import {
  deleteInterests,
  insertInterests,
  type ProfileChange,
  replaceInterests,
  selectIdentity,
  selectInterests,
  updateProfile,
} from './queries.ts';

type ProfileForm = BodyOut<typeof call>;

/**
 * Changes only the given fields. Empty texts become null.
 * @throws name_equals_email, region_unknown, choice_unknown, place_not_a_place or field_invalid at the field; too_many_requests;
 * what `birthDateChange` and `completeLocation` throw
 * @spec 3.2 5.1 5.2
 */
export async function changeProfile(
  app: App,
  { member, site }: MemberCaller,
  change: ProfileForm,
): Promise<void> {
  const { accountId, profileId } = member;
  const { hooks } = app;
  if (change.cell || change.place_id)
    await takeHit(app.db, `moves ${member.accountId}`, MOVES_A_DAY, DAY_SECONDS, app.clock.now());
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const identity = await selectIdentity(tx.db, profileId);
    refuseIdentity(site, change, identity.email);
    refuseDeceptivePlaceNames(site, change);
    const country = change.country ?? identity.country;
    refuseRegion(site, change.region, country);
    const { date_of_birth, interests, interests_added, interests_removed, ...fields } = change;
    const clearedPlace = country !== identity.country && { region: null, place_id: null };
    await updateProfile(tx.db, profileId, {
      ...completeLocation({ ...clearedPlace, ...withoutEmptyTexts(fields) }, { ...identity, country }),
      ...birthDateChange(site, identity, date_of_birth, tx.now),
    });
    const changed = changedFieldsOf(change, identity);
    if (changed.shares_presence !== undefined)
      await applyPresenceSharing(tx, profileId, changed.shares_presence);
    if (changed.invisible === true || changed.visible_to_visitors === false)
      await hooks.onVisibilityReduced.run(tx, { profileId });
    if (changed.name !== undefined) await hooks.onNameChanged.run(tx, { accountId, profileId });
    await changeInterests(tx, site, profileId, change);
    await publishSharingChanges(app, tx, profileId, changed);
    tx.publish({ to: [profileId], type: 'user', ids: {} });
  });
}

/** With more moves, a member could locate others by their distances. */
const MOVES_A_DAY = 30;

const changedFieldsOf = (
  change: ProfileForm,
  before: SharingSettings & { invisible: boolean; visible_to_visitors: boolean },
): ProfileForm =>
  Object.fromEntries(
    Object.entries(change).filter(([field, value]) => value !== before[field as keyof typeof before]),
  );

/** Notifies the member's browsers, because sharing also changes what the member sees. */
async function publishSharingChanges(
  { hooks }: App,
  tx: Tx,
  profileId: string,
  change: ProfileForm,
): Promise<void> {
  if (change.shares_presence !== undefined)
    await hooks.onPresenceChanged.run(tx, { profileId, hidden: 'presence' });
  if (change.invisible !== undefined) await hooks.onPresenceChanged.run(tx, { profileId, hidden: 'profile' });
  if (sharedActivities.some(setting => change[`shares_${setting}`] !== undefined))
    tx.publish({ to: [profileId], type: 'sharing', ids: {} });
}

async function changeInterests(
  { db }: Tx,
  site: Site,
  profileId: string,
  change: ProfileForm,
): Promise<void> {
  const { interests, interests_added: added = [], interests_removed: removed = [] } = change;
  await refuseInterests(db, site, profileId, change);
  if (interests) await replaceInterests(db, profileId, [...new Set(interests)]);
  await deleteInterests(db, profileId, removed);
  await insertInterests(db, profileId, [...new Set(added)]);
}

/**
 * A member keeps an interest that the site no longer offers, but nobody can choose it.
 * @throws choice_unknown at the field
 */
async function refuseInterests(
  db: Db,
  { settings }: Site,
  profileId: string,
  change: ProfileForm,
): Promise<void> {
  for (const field of ['interests', 'interests_added'] as const) {
    const closed = change[field]?.filter(interest => !settings.interests.includes(interest)) ?? [];
    if (closed.length === 0) continue;
    const chosen = await selectInterests(db, profileId);
    if (closed.some(interest => !chosen.includes(interest))) throw fieldError(field, 'choice_unknown');
  }
}

const withoutEmptyTexts = (change: ProfileChange): ProfileChange =>
  Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value === '' ? null : value]));

/**
 * Permits only one change of the birth date.
 * @throws at `date_of_birth`: birth_date_fixed, birth_date_invalid, birth_date_minimum_age
 * @spec 5.2 D2.1
 */
function birthDateChange(
  site: Site,
  current: { birth_date: string; birth_date_corrected_at: Date | null },
  requested: string | undefined,
  now: Date,
): ProfileChange {
  if (requested === undefined || requested === current.birth_date) return {};
  if (current.birth_date_corrected_at !== null) throw fieldError('date_of_birth', 'birth_date_fixed');
  const minAge = Math.max(MIN_AGE, site.settings.min_age);
  const code = birthDateRefusal(requested, dayIn(site.timeZone, now), minAge);
  if (code) throw fieldError('date_of_birth', code, { min_age: minAge });
  return { birth_date: requested, birth_date_corrected_at: now };
}

/**
 * @throws field_invalid, or at `name` the error code of `nameRefusalFor`
 * @spec 5.1 D2.2 D2.40
 */
function refuseIdentity(site: Site, { name, country, gender }: BodyOut<typeof call>, email: string): void {
  const { settings, audience } = site;
  const refusedName = name === undefined ? null : nameRefusalFor(name, email, site);
  if (refusedName) throw fieldError('name', refusedName);
  if (country && !settings.countries.includes(country)) throw fieldError('country', 'field_invalid');
  if (gender === 'female' && audience === 'men_seeking_men') throw fieldError('gender', 'field_invalid');
}

/**
 * Others read these places next to the name, so the rules of names apply.
 * @throws place_not_a_place
 * @spec D2.40
 */
function refuseDeceptivePlaceNames(site: Site, change: BodyOut<typeof call>): void {
  for (const field of ['city', 'living_area'] as const) {
    const words = change[field];
    if (words && nameRefusal(words, site) !== null) throw fieldError(field, 'place_not_a_place');
  }
}

/** @throws region_unknown for a region of another country, or one that the site closed */
function refuseRegion(site: Site, region: string | null | undefined, country: string): void {
  if (region && !(isCountry(country) && isOpenRegion(site, country, region))) {
    throw fieldError('region', 'region_unknown');
  }
}
