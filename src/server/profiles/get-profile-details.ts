import { completenessOf, type ProfileGap } from '#contract/completeness';
import { ApiError } from '#contract/errors';
import type { MainImage } from '#contract/photos';
import type { App, MemberCaller } from '../app.ts';
import type { ReadThrottle } from '../platform/http/route.ts';
import { type OwnProfileDetails, presentOwnDetails, presentVisibleDetails } from './profile-details.ts';
import { selectCompletenessInput, selectProfileDetails } from './queries.ts';
import type { Viewer } from './visibility.ts';

/**
 * The calling function must check that the viewer may see the member.
 * @throws not_found if the profile no longer exists
 * @spec 3.2
 */
export async function getVisibleDetails({ db }: Pick<App, 'db'>, viewer: Viewer, profileId: string) {
  const row = await selectProfileDetails(db, profileId);
  if (!row) throw new ApiError('not_found');
  return presentVisibleDetails(row, viewer.site);
}

/** @throws authentication_required if the caller's profile no longer exists */
export async function getOwnDetails(
  { db }: Pick<App, 'db'>,
  { member }: MemberCaller,
): Promise<OwnProfileDetails> {
  const row = await selectProfileDetails(db, member.profileId);
  if (!row) throw new ApiError('authentication_required');
  return presentOwnDetails(row);
}

/**
 * Lists the most important gap first.
 * @spec 2.5 3.2
 */
export async function profileGapsOf(
  { db }: Pick<App, 'db'>,
  { member, site }: MemberCaller,
  main_image: MainImage,
): Promise<ProfileGap[]> {
  const row = await selectCompletenessInput(db, member.profileId);
  return row ? completenessOf({ ...row, main_image }, site.settings.visible_profile_fields).missing : [];
}

/**
 * Counts profile pages and new conversations of an account per hour.
 * @spec D2.42
 */
export const PROFILE_VIEW_THROTTLE: ReadThrottle = { resource: 'profiles', unthrottled: 300, max: 1_200 };
