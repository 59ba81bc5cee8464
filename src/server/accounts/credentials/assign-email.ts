import { ApiError } from '#contract/errors';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { isAddressTaken } from '../queries.ts';
import { selectCredentialOwner, updateEmail } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Calls `isAddressTaken` after `updateEmail`, which waits for concurrent changes of the address.
 * @throws email_taken
 * @spec 5.3
 */
export async function assignEmail(
  { db, now, publish }: Tx,
  site: Site,
  accountId: string,
  email: string,
): Promise<void> {
  await updateEmail(db, accountId, email).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError('email_taken') : error;
  });
  if (await isAddressTaken(db, { siteId: site.id, email, exceptAccountId: accountId, now }))
    throw new ApiError('email_taken');
  const owner = await selectCredentialOwner(db, accountId);
  if (owner) publish({ to: [owner.profileId], type: 'user', ids: {} });
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
