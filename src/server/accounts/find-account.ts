import { YOUNG_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import {
  type AccountRow,
  selectAccount,
  selectAccountOfProfile,
  selectIsDiscreet,
  selectRecipient,
} from './queries.ts';

/**
 * @throws authentication_required if the account no longer exists
 * @spec 3.1
 */
export async function requireAccount(
  db: Db,
  accountId: string,
  sessionHash: Buffer | null = null,
): Promise<AccountRow> {
  const account = await selectAccount(db, accountId, sessionHash);
  if (!account) throw new ApiError('authentication_required');
  return account;
}

/** @spec 3.2 */
export const accountOfProfile = async (db: Db, profileId: string): Promise<string | null> =>
  (await selectAccountOfProfile(db, profileId))?.accountId ?? null;

/** Null for an unknown profile, or one of another site. */
export const accountOfSiteProfile = async (
  db: Db,
  siteId: number,
  profileId: string,
): Promise<string | null> => {
  const account = await selectAccountOfProfile(db, profileId);
  return account?.siteId === siteId ? account.accountId : null;
};

/** @spec D2.31 */
export const accountRecipientOf = (db: Db, accountId: string) => selectRecipient(db, { id: accountId });

/**
 * The member of the site with this address, confirmed or not.
 * @spec D2.31 D5.2
 */
export const recipientWithAddress = (db: Db, siteId: number, email: string) =>
  selectRecipient(db, { siteId, email });

/** @spec D5.2 */
export const isDiscreetAccount = (db: Db, accountId: string): Promise<boolean> =>
  selectIsDiscreet(db, accountId);

/** @spec D2.41 D2.42 */
export const isYoungAccount = (signedUpAt: Date, now: Date): boolean =>
  now.getTime() - signedUpAt.getTime() < YOUNG_ACCOUNT_DAYS * DAY_MS;
