import type { Output } from '#contract/call';
import type { getPasskeys as call } from '#contract/passkeys';
import type { App, MemberCaller } from '../../app.ts';
import { presentPasskey } from './present-passkey.ts';
import { selectPasskeys } from './queries.ts';

/** @spec D5.8 */
export const getPasskeys = async (
  { db }: App,
  { accountId }: MemberCaller,
): Promise<Output<typeof call>> => ({
  passkeys: (await selectPasskeys(db, accountId)).map(presentPasskey),
});
