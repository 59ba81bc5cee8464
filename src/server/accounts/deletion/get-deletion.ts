import type { Output } from '#contract/call';
import type { getDeletion as call } from '#contract/deletion';
import type { App, MemberCaller } from '../../app.ts';
import { hasRecentLogin } from '../reauthentication/reauthenticate.ts';
import { reactivableUntil } from './grace-period.ts';

/** @spec 4.3 */
export async function getDeletion(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  return {
    until: reactivableUntil(app.clock.now()).toISOString(),
    needs_password: !(await hasRecentLogin(app, caller, 'passkey')),
  };
}
