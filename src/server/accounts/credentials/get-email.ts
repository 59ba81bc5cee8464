import type { Output } from '#contract/call';
import type { getEmail as call } from '#contract/credentials';
import type { App, MemberCaller } from '../../app.ts';
import { requireAccount } from '../find-account.ts';
import { selectEmailChange } from './queries.ts';

/** @spec 5.3 */
export async function getEmail(app: App, { accountId }: MemberCaller): Promise<Output<typeof call>> {
  const { email } = await requireAccount(app.db, accountId);
  const pending = await selectEmailChange(app.db, accountId, app.clock.now());
  return {
    email,
    pending: pending ? { email: pending.email, expires_at: pending.expiresAt.toISOString() } : null,
  };
}
