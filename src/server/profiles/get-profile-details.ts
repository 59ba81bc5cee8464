import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type OwnProfileDetails, presentOwnDetails, presentVisibleDetails } from './profile-details.ts';
import { selectProfileDetails } from './queries.ts';
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
