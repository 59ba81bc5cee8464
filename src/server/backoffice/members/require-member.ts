import { ApiError } from '#contract/errors';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App, StaffCaller } from '../../app.ts';

/**
 * Finds the account of a member of the caller's site.
 * @throws not_found
 * @spec D5.10 D4.1
 */
export async function requireMember(
  { db }: Pick<App, 'db'>,
  { site }: StaffCaller,
  profileId: string,
): Promise<string> {
  const accountId = await accountOfSiteProfile(db, site.id, profileId);
  if (accountId === null) throw new ApiError('not_found');
  return accountId;
}
