import type { BodyOut } from '#contract/call';
import { type SharingSettings, sharedActivities } from '#contract/permissions';
import type { changeProfile as call } from '#contract/profiles';
import type { App, MemberCaller } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { changedBirthDate } from './birth-date.ts';
import { refuseIdentity, refusePlaceWords, refuseRegion } from './change-rules.ts';
import { lockProfile } from './main-photo.ts';
import { placeInLists } from './presence.ts';
import {
  deleteInterests,
  insertInterests,
  type ProfileChange,
  replaceInterests,
  selectIdentity,
  updateProfile,
} from './queries.ts';
import { whereaboutsOf } from './whereabouts.ts';

type Change = BodyOut<typeof call>;

/**
 * Changes the fields that are given; the rest stays, whatever another browser changes at the same time (sections 3 and 5). A text
 * that is empty says nothing; another country leaves the place within the old one behind. Throws at its field `name_equals_email`,
 * `region_unknown` for a region of another country, `place_not_a_place` for a town or neighbourhood that is none, `field_invalid` for a country or gender the site does not have, and what
 * `changedBirthDate` and `whereaboutsOf` throw; `too_many_requests` for who moves more than 30 times a day.
 */
export async function changeProfile(app: App, { member, site }: MemberCaller, change: Change): Promise<void> {
  const { profileId } = member;
  const { hooks } = app;
  if (change.cell || change.place_id)
    await takeHit(app.db, `moves ${member.accountId}`, MOVES_A_DAY, DAY_SECONDS, app.clock.now());
  await transact(app, async tx => {
    await lockProfile(tx, profileId);
    const identity = await selectIdentity(tx.db, profileId);
    refuseIdentity(site, change, identity.email);
    refusePlaceWords(site, change);
    const country = change.country ?? identity.country;
    refuseRegion(change.region, country);
    const { date_of_birth, interests, interests_added, interests_removed, ...facts } = change;
    const moved = country !== identity.country && { region: null, place_id: null };
    await updateProfile(tx.db, profileId, {
      ...whereaboutsOf({ ...moved, ...withoutEmptyTexts(facts) }, { ...identity, country }),
      ...changedBirthDate(site, identity, date_of_birth, tx.now),
    });
    const news = said(change, identity);
    if (news.shares_presence !== undefined) await placeInLists(tx, profileId, news.shares_presence);
    if (news.invisible === true || news.visible_to_visitors === false)
      await hooks.onHidden.run(tx, { profileId });
    await changeInterests(tx, profileId, change);
    await tellHidden(app, tx, profileId, news);
    tx.notify({ to: [profileId], type: 'user', ids: {} });
  });
}

/** Nobody lives in so many places; who does is near everybody, or measures how far from each of them somebody is. */
const MOVES_A_DAY = 30;
const DAY_SECONDS = 86_400;

/** What is said again changes nothing, and nobody is told of it. */
const said = (
  change: Change,
  before: SharingSettings & { invisible: boolean; visible_to_visitors: boolean },
): Change =>
  Object.fromEntries(
    Object.entries(change).filter(([field, value]) => value !== before[field as keyof typeof before]),
  );

/** Who hides or shows that he is here, or himself, is told of anew; and what he lets others know decides what he learns of them. */
async function tellHidden({ hooks }: App, tx: Tx, profileId: string, change: Change): Promise<void> {
  if (change.shares_presence !== undefined) await hooks.onPresence.run(tx, { profileId, hidden: 'presence' });
  if (change.invisible !== undefined) await hooks.onPresence.run(tx, { profileId, hidden: 'profile' });
  if (sharedActivities.some(fact => change[`shares_${fact}`] !== undefined))
    tx.notify({ to: [profileId], type: 'sharing', ids: {} });
}

async function changeInterests({ db }: Tx, profileId: string, change: Change): Promise<void> {
  const { interests, interests_added: added = [], interests_removed: removed = [] } = change;
  if (interests) await replaceInterests(db, profileId, [...new Set(interests)]);
  await deleteInterests(db, profileId, removed);
  await insertInterests(db, profileId, [...new Set(added)]);
}

const withoutEmptyTexts = (change: ProfileChange): ProfileChange =>
  Object.fromEntries(Object.entries(change).map(([field, value]) => [field, value === '' ? null : value]));
