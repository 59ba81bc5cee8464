import { ageOn } from '#contract/age';
import { distanceBetween } from '#contract/cells';
import { seesPrivatePhotos } from '#contract/permissions';
import type { MainImage, Photo } from '#contract/photos';
import type { MemberCard } from '#contract/profiles';
import type { App, Caller, Member } from '../app.ts';
import { dayIn } from '../platform/clock.ts';
import { limitValidity } from '../platform/recorded-reads.ts';
import { activityOf, newSince, newUntil } from '../profiles/activity.ts';
import type { Viewer } from '../profiles/visibility.ts';
import {
  blurredAddresses,
  originalAddress,
  type PictureAddresses,
  publicAddresses,
  signedAddresses,
} from './addresses.ts';
import { editOf } from './edit-photo.ts';
import type { MemberCardRow, PhotoRow } from './queries.ts';

/**
 * The age is counted on today's date in the site's time zone.
 * @spec 3.2 6.1
 */
export function presentCard(
  app: Pick<App, 'config' | 'clock'>,
  viewer: Viewer,
  row: MemberCardRow,
): MemberCard {
  const now = app.clock.now();
  const { visible_profile_fields: visibleFields } = viewer.site.settings;
  const isNew = row.created_at > newSince(now);
  if (isNew) limitValidity(newUntil(row.created_at));
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.birth_date, dayIn(viewer.site.timeZone, now)),
    gender: row.gender as MemberCard['gender'],
    country: row.country,
    region: visibleFields.includes('region') ? row.region : null,
    city: visibleFields.includes('city') ? row.city : null,
    distance: viewer.member?.profileId === row.id ? null : distanceBetween(row.viewer_cell, row.cell),
    main_image: presentMainImage(app, viewer, row),
    fictional: row.fictional,
    verified: row.verified_id !== null && row.photo_status === 'active',
    activity: row.presence_learned ? activityOf(row, now) : 'away',
    is_new: isNew,
  };
}

/** Until the main photo is active, only its owner sees it. */
function presentMainImage(
  app: Pick<App, 'config' | 'clock'>,
  { member }: Viewer,
  main: Pick<MemberCardRow, 'id' | 'clear_key' | 'photo_status' | 'colour' | 'placeholder'>,
): MainImage {
  const { clear_key: key, photo_status: status, colour, placeholder } = main;
  if (!key || !status || !colour) return null;
  const own = member?.profileId === main.id;
  if (status !== 'active' && !own) return null;
  const addresses = clearAddresses(app, member, { clear_key: key, is_main: true, status });
  return {
    filename: addresses.normal,
    thumb_filename: addresses.thumb,
    match_path: addresses.normal,
    og_path: addresses.jpeg,
    status: status as Photo['status'],
    colour,
    placeholder,
  };
}

export type PhotoViewer = Pick<Caller, 'member'>;

/**
 * Presents a photo, blurred if the viewer may not see it.
 * @spec 6.1 6.2 6.3 D4.9
 */
export function presentPhoto(
  app: Pick<App, 'config' | 'clock'>,
  { member }: PhotoViewer,
  photo: PhotoRow,
): Photo {
  const clear = seesClear(member, photo);
  const own = member?.profileId === photo.profile_id;
  const addresses = clear ? clearAddresses(app, member, photo) : blurredAddresses(photo.blur_key);
  return {
    id: photo.id,
    filename: addresses.normal,
    thumb_filename: addresses.thumb,
    large_filename: addresses.large,
    width: photo.width,
    height: photo.height,
    status: photo.status as Photo['status'],
    reason: own ? (photo.reason as Photo['reason']) : null,
    decision: own ? photo.decision_id : null,
    visibility: photo.visibility as Photo['visibility'],
    locked: !clear,
    colour: photo.colour,
    placeholder: photo.placeholder,
    edit: own ? presentEdit(app, member, photo) : null,
  };
}

/** Call it only for the owner: the original shows what was cropped away. */
function presentEdit(app: Pick<App, 'config' | 'clock'>, owner: Member, photo: PhotoRow): Photo['edit'] {
  const edit = editOf(photo);
  const isWhole = edit.rotate === 0 && edit.crop === null;
  const original_filename = isWhole
    ? clearAddresses(app, owner, photo).large
    : originalAddress(photo.clear_key, ticketHolderOf(app, owner));
  return { ...edit, original_filename };
}

/** @spec 6.1 6.2 6.3 1.3 */
export function seesClear(
  member: PhotoViewer['member'],
  photo: Pick<PhotoRow, 'profile_id' | 'is_main' | 'visibility'>,
): boolean {
  if (member?.profileId === photo.profile_id || photo.is_main) return true;
  return member !== null && (photo.visibility === 'public' || seesPrivatePhotos(member));
}

/** Even visitors may see an active main photo. */
export const opensToEveryone = ({ is_main, status }: Pick<PhotoRow, 'is_main' | 'status'>): boolean =>
  is_main && status === 'active';

function clearAddresses(
  app: Pick<App, 'config' | 'clock'>,
  member: Viewer['member'],
  photo: Pick<PhotoRow, 'clear_key' | 'is_main' | 'status'>,
): PictureAddresses {
  if (opensToEveryone(photo) || !member) return publicAddresses(photo.clear_key);
  return signedAddresses(photo.clear_key, ticketHolderOf(app, member));
}

const ticketHolderOf = (
  { config, clock }: Pick<App, 'config' | 'clock'>,
  { accountId }: Pick<Member, 'accountId'>,
) => ({
  ...{ accountId, secret: config.secret, now: clock.now() },
});
