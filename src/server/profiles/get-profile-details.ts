import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type OwnProfileDetails, presentOwnDetails, presentVisibleDetails } from './profile-details.ts';
import { selectProfileDetails } from './queries.ts';
import type { Viewer } from './visibility.ts';

/**
 * The caller has already found the member visible.
 * @throws not_found when the member is gone by now
 * @spec 3.2
 */
export async function getVisibleDetails({ db }: Pick<App, 'db'>, viewer: Viewer, profileId: string) {
  const row = await selectProfileDetails(db, profileId);
  if (!row) throw new ApiError('not_found');
  return presentVisibleDetails(row, viewer.site);
}

/**
 * @throws authentication_required when the member is gone by now
 */
export async function getOwnDetails(
  { db }: Pick<App, 'db'>,
  { member }: MemberCaller,
): Promise<OwnProfileDetails> {
  const row = await selectProfileDetails(db, member.profileId);
  if (!row) throw new ApiError('authentication_required');
  return presentOwnDetails(row);
}
