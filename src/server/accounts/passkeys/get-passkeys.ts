import type { Output } from '#contract/call';
import type { getPasskeys as call, PasskeyEntry } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { type PasskeyRow, selectPasskeys } from './queries.ts';

/** @spec D5.8 */
export const getPasskeys = async (
  { db }: App,
  { accountId }: MemberCaller,
): Promise<Output<typeof call>> => ({
  passkeys: (await selectPasskeys(db, accountId)).map(presentPasskey),
});

/** @spec D5.8 */
export const presentPasskey = (row: PasskeyRow): PasskeyEntry => ({
  id: row.id,
  credential: row.credential_id.toString('base64url'),
  name: row.name,
  created: row.created_at.toISOString(),
  used: row.used_at?.toISOString() ?? null,
});
