import { ApiError } from '#contract/errors';
import type { PasskeyEntry } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { presentPasskey } from './get-passkeys.ts';
import { updatePasskeyName } from './queries.ts';

/**
 * @throws not_found also for another member's passkey
 * @spec D5.8
 */
export async function renamePasskey(
  { db }: App,
  { accountId }: MemberCaller,
  { id, name }: { id: string; name: string },
): Promise<PasskeyEntry> {
  const row = await updatePasskeyName(db, { id, accountId, name });
  if (!row) throw new ApiError('not_found');
  return presentPasskey(row);
}
