import { NEW_MEMBER_DAYS } from '#contract/constants';
import type { MainImage, Photo } from '#contract/photos';
import { ageOn, type MemberCard } from '#contract/profiles';
import type { App } from '../app.ts';
import { dayIn } from '../platform/clock.ts';
import { activityOf } from '../profiles/activity.ts';
import type { Viewer } from '../profiles/visibility.ts';
import { openAddresses, signedAddresses } from './addresses.ts';
import type { CardRow } from './queries.ts';

const DAY_MS = 86_400_000;

/** A member as a card shows him to the viewer; the age is that of the site's calendar day. */
export function presentCard(app: Pick<App, 'config' | 'clock'>, viewer: Viewer, row: CardRow): MemberCard {
  const now = app.clock.now();
  const { visible_profile_fields: shown } = viewer.site.settings;
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.birth_date, dayIn(viewer.site.timeZone, now)),
    gender: row.gender as MemberCard['gender'],
    country: row.country,
    region: shown.includes('region') ? row.region : null,
    city: shown.includes('city') ? row.city : null,
    main_image: presentMainImage(app, viewer, row),
    fictional: row.fictional,
    activity: activityOf(row, now),
    is_new: now.getTime() - row.created_at.getTime() < NEW_MEMBER_DAYS * DAY_MS,
  };
}

/** The main photo of a profile: public, so clear for everyone; until it is active its owner alone sees it. */
export function presentMainImage(
  app: Pick<App, 'config' | 'clock'>,
  { member }: Viewer,
  main: Pick<CardRow, 'id' | 'clear_key' | 'photo_status' | 'colour'>,
): MainImage {
  const { clear_key: key, photo_status: status, colour } = main;
  if (!key || !status || !colour) return null;
  const own = member?.profileId === main.id;
  if (status !== 'active' && !own) return null;
  const addresses =
    status !== 'active' && own
      ? signedAddresses(key, member.accountId, app.config.secret, app.clock.now())
      : openAddresses(key);
  return {
    filename: addresses.normal,
    thumb_filename: addresses.thumb,
    match_path: addresses.normal,
    og_path: addresses.jpeg,
    status: status as Photo['status'],
    colour,
  };
}
